/** `tel:` address of a German phone number as it is written for people. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return `tel:${digits.startsWith("0") ? `+49${digits.slice(1)}` : digits}`;
}
