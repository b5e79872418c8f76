/**
 * Whether the service says that it took the money of one payment twice. The standard has no member for that: its detail
 * then names another Kassenzeichen of the same form beside the payment's own.
 */
export function isTakenTwice({
  reference,
  statusDetail = "",
}: {
  readonly reference?: string;
  readonly statusDetail?: string;
}): boolean {
  if (reference === undefined) return false;
  const named = Array.from(statusDetail.matchAll(/[\w-]+/g), ([word]) => word);
  return (
    named.includes(reference) &&
    named.some((other) => other !== reference && formOf(other) === formOf(reference))
  );
}

function formOf(reference: string): string {
  return reference.replace(/\d/g, "9");
}
