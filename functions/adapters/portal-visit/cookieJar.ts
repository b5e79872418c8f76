/** The cookies that one site keeps in a browser. */
export type CookieJar = Map<string, string>;

/** Takes over what an answer sets; a cookie that ends at once is taken away. */
export function keepCookies(jar: CookieJar, { headers }: Pick<Response, "headers">): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = "", ...attributes] = cookie.split(";");
    const separator = pair.indexOf("=");
    const name = pair.slice(0, separator).trim();
    const ended = attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0");
    if (ended) jar.delete(name);
    else jar.set(name, pair.slice(separator + 1).trim());
  }
}

/** The header of a request with these cookies. */
export function cookieHeader(jar: CookieJar): string {
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
