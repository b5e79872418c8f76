import { createPortalVisitor } from "./PortalVisitor.ts";
import { ensure, type SmokeCheck } from "./SmokeCheck.ts";

/** Headers that every page carries (`contract/securityHeaders.ts`). */
const PAGE_HEADERS = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "x-frame-options",
];

/** What the distribution answers: pages, assets, headers, problem documents, cookies; `apiUrl` is the gateway's own address. */
export function deliveryChecks(url: string, apiUrl: string | undefined): readonly SmokeCheck[] {
  const isHttps = url.startsWith("https:");
  const page = async (locale: "de" | "en"): Promise<string> => {
    const visitor = createPortalVisitor(url);
    visitor.setCookie("language", locale);
    const first = await visitor.call({ method: "GET", path: "/" });
    const location = first.headers.get("location");
    const answer =
      location === null
        ? first
        : await visitor.call({ method: "GET", path: new URL(location, visitor.url).href });
    ensure(answer.status === 200, `the ${locale} page answered ${answer.status}`);
    ensure(answer.text.includes(`<html lang="${locale}"`), `the ${locale} page is in another language`);
    for (const name of PAGE_HEADERS) ensure(answer.headers.has(name), `the ${locale} page has no ${name}`);
    ensure(
      !isHttps || answer.headers.has("strict-transport-security"),
      "the page has no strict-transport-security",
    );
    return answer.text;
  };
  let german: Promise<string> | undefined;
  const germanPage = (): Promise<string> => (german ??= page("de"));
  const checks: SmokeCheck[] = [
    { name: "page in German", run: () => germanPage().then(() => undefined) },
    { name: "page in English", run: () => page("en").then(() => undefined) },
    {
      name: "asset is immutable",
      run: async () => {
        const path = /\/assets\/[\w.-]+\.js/.exec(await germanPage())?.[0];
        ensure(path !== undefined, "the page names no script");
        const asset = await createPortalVisitor(url).call({ method: "GET", path });
        ensure(asset.status === 200, `the script answered ${asset.status}`);
        const kept = asset.headers.get("cache-control") ?? "";
        ensure(kept.includes("immutable"), `the script is kept as "${kept}"`);
      },
    },
    {
      name: "unknown route is a problem document",
      run: async () => {
        const answer = await createPortalVisitor(url).call({ method: "GET", path: "/api/no-such-route" });
        ensure(answer.status === 404, `it answered ${answer.status}`);
        const type = answer.headers.get("content-type") ?? "";
        ensure(type.includes("application/problem+json"), `its content type is "${type}"`);
        const kept = answer.headers.get("cache-control") ?? "";
        ensure(kept.includes("no-store"), `it is kept as "${kept}"`);
      },
    },
  ];
  if (apiUrl === undefined) return checks;
  return [
    ...checks,
    {
      name: "API's own address is closed",
      run: async () => {
        const { status } = await createPortalVisitor(apiUrl).call({ method: "GET", path: "/api/version" });
        ensure(status === 403, `it answered ${status}`);
      },
    },
  ];
}

/** Where to report a weakness (RFC 9116) is there and has not ended: no reason to ring at night, so pages are visited without. */
export function reportingCheck(url: string): SmokeCheck {
  return {
    name: "weaknesses can be reported",
    run: async () => {
      const path = "/.well-known/security.txt";
      const { status, text } = await createPortalVisitor(url).call({ method: "GET", path });
      ensure(status === 200 && /^Contact: /m.test(text), `${path} answered ${status}`);
      const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
      ensure(Date.parse(expires) > Date.now(), `it ended at "${expires}"`);
    },
  };
}
