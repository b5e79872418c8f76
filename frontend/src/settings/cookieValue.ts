/** Value of a cookie in a `document.cookie` text. */
export function cookieValue(name: string, cookies: string): string | undefined {
  for (const part of cookies.split(";")) {
    const [key = "", ...value] = part.trim().split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return undefined;
}
