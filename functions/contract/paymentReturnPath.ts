/** Where a provider's page leads back to. What stands behind it proves nothing: the provider is asked. Free of zod. */
export function paymentReturnPath({
  processId,
  locale,
}: {
  readonly processId: string;
  readonly locale: "de" | "en";
}): string {
  return `${locale === "de" ? "/formular" : "/en/form"}?process=${processId}&payment=returned`;
}
