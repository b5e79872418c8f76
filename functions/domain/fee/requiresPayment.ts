/** Whether something is to be paid before the application is sent. Answers that are not confirmed have no fee yet. */
export function requiresPayment({ feeDue }: { readonly feeDue?: number | null | undefined }): boolean {
  return (feeDue ?? 0) > 0;
}
