/** Value of a cookie in a `document.cookie` text. */
export function cookieValue(name: string, cookies: string): string | undefined {
  for (const part of cookies.split(";")) {
    const [key = "", ...value] = part.trim().split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return undefined;
}

/** Whether what was read is an object with these entries; what they hold is still unknown. */
export function hasEntries<Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): value is Readonly<Record<Key, unknown>> {
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}
