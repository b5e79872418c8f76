import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { ownPathSchema } from "#contract/auth.ts";
import { ROUTES, type OperationName, type Route } from "#contract/routes.ts";
import { sessionCookie, xsrfCookie } from "#runtime/http/cookies.ts";
import { aPortal, type Portal } from "./aPortal.ts";
import { Browser } from "./Browser.ts";
import { lines } from "./theLog.ts";
import { PORTAL_URL, TERMS } from "./theSettings.ts";

const isOperation = (name: string): name is OperationName => Object.hasOwn(ROUTES, name);
const WRITES = Object.keys(ROUTES)
  .filter(isOperation)
  .map((name): [OperationName, Route] => [name, ROUTES[name]])
  .filter(([, { method, sentBy }]) => method !== "GET" && sentBy === undefined);
const SESSION = "__Host-session";

let portal: Portal;
let browser: Browser;

beforeEach(() => {
  lines.length = 0;
  portal = aPortal();
  browser = new Browser(portal);
});

async function startAnonymously(who = browser): Promise<void> {
  await who.get("/api/auth/user");
  const answer = await who.send("PUT", "/api/auth/pseudo", { termsVersion: TERMS });
  expect(answer.status).toBe(200);
}

function loginAddress(redirect: string, cancelUrl = "/"): string {
  const query = new URLSearchParams({
    providerId: "sk",
    redirect,
    cancelUrl,
    locale: "de",
    timezone: "Europe/Berlin",
    termsVersion: TERMS,
  });
  return query.toString();
}

/** Signs in at the provider in memory, which accepts every visitor. */
async function signIn(who = browser): Promise<void> {
  const begun = await who.get(`/api/auth/oidc/url?${loginAddress("/nutzerkonto")}`);
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(begun.body));
  const back = await who.get(
    `/api/auth/oidc/callback?code=x&state=${new URL(url).searchParams.get("state") ?? ""}`,
  );
  expect(back.headers["location"]).toBe("/nutzerkonto");
}

describe("a page of another site", () => {
  it.each(WRITES)("cannot make a browser call %s", async (_name, { method, path, group }) => {
    await startAnonymously();
    const session = `${SESSION}=${browser.cookies.get(SESSION) ?? ""}`;
    const token = browser.cookies.get("XSRF-TOKEN") ?? "";
    // What a page elsewhere can send: the cookies as they are, and no header that it would have to read them for.
    const attempts: readonly Readonly<Record<string, string>>[] = [
      { cookie: `${session}; XSRF-TOKEN=${token}` },
      { cookie: `${session}; XSRF-TOKEN=${token}`, "x-xsrf-token": "" },
      { cookie: `${session}; XSRF-TOKEN=${token}`, "x-xsrf-token": `${token}x` },
      { cookie: `${session}; XSRF-TOKEN=`, "x-xsrf-token": "" },
      // A pair of its own, as if a cookie had been put over ours.
      { cookie: `XSRF-TOKEN=tossed; ${session}; XSRF-TOKEN=${token}`, "x-xsrf-token": "tossed" },
    ];
    for (const headers of attempts) {
      const { status, body } = await portal.call(group, { method, path, headers, body: "{}" });
      expect([status, body]).toEqual([403, expect.stringContaining("xsrf-token-invalid")]);
    }
    const refused = lines.filter(
      ({ message, problem }) => message === "request-refused" && problem === "xsrf-token-invalid",
    );
    expect(refused).toHaveLength(attempts.length);
  });
});

describe("a session", () => {
  it("that was planted in the browser before is not the one that is signed in", async () => {
    await startAnonymously();
    const known = browser.cookies.get(SESSION) ?? "";
    const attacker = new Browser(portal);
    attacker.cookies.set(SESSION, known);
    await signIn();
    expect(browser.cookies.get(SESSION)).not.toBe(known);
    expect((await attacker.get("/api/auth/user")).status).toBe(204);
  });

  it("never takes a name that the browser came with", async () => {
    browser.cookies.set(SESSION, "chosen-by-somebody");
    await browser.get(`/api/auth/oidc/url?${loginAddress("/nutzerkonto")}`);
    expect(browser.cookies.get(SESSION)).toMatch(/^[\w-]{43}$/);
    expect(portal.stored.sessions.has("chosen-by-somebody")).toBe(false);
  });

  it("changes its name and its proof with every change of person and with every step up", async () => {
    const seen = new Set<string>();
    await startAnonymously();
    for (let times = 0; times < 3; times += 1) {
      for (const name of [SESSION, "XSRF-TOKEN"]) seen.add(browser.cookies.get(name) ?? "");
      await signIn();
    }
    expect(seen.size).toBe(6);
    expect(portal.stored.sessions.size).toBe(1);
  });

  it("is looked for under its protected name only, and the first of two counts", async () => {
    await signIn();
    const own = browser.cookies.get(SESSION) ?? "";
    const attacker = new Browser(portal);
    await signIn(attacker);
    const theirs = attacker.cookies.get(SESSION) ?? "";
    const who = async (cookie: string): Promise<number> =>
      (await portal.call("auth", { method: "GET", path: "/api/auth/user", headers: { cookie } })).status;
    expect(await who(`session=${own}`)).toBe(204);
    expect(await who(`__Secure-session=${own}; __host-session=${own}`)).toBe(204);
    expect(await who(`${SESSION}=${own}; ${SESSION}=nonsense; session=${theirs}`)).toBe(200);
    expect(await who(`${SESSION}=; ${SESSION}=${theirs}`)).toBe(204);
  });

  it("cannot be set by another host under the domain: its cookie has the prefix, no domain, and is secure", () => {
    const names = { session: SESSION, secure: true };
    expect(sessionCookie(names, "id")).toMatch(
      /^__Host-(?=.*; Path=\/;)(?=.*; HttpOnly)(?=.*; SameSite=Lax)(?=.*; Secure)/,
    );
    for (const cookie of [sessionCookie(names, "id"), xsrfCookie(names, "t")]) {
      expect(cookie).not.toMatch(/domain/i);
    }
  });
});

describe("an address to go back to", () => {
  const ELSEWHERE = [
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\u0000/evil.example",
    "/\u0001",
    "/\u007f",
    "/a\\b",
    "\t//evil.example",
    " //evil.example",
    "//user:password@evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "nutzerkonto",
    "?a=b",
    "",
    "/ü",
    "/\u2028",
    "/a b",
    `/${"a".repeat(2048)}`,
  ];

  it.each(ELSEWHERE)("is refused when it is %j, and nothing is started", async (address) => {
    for (const path of ["/api/auth/oidc/url", "/api/auth/saml2/request"]) {
      const fields: readonly (readonly [string, string])[] = [
        [address, "/"],
        ...(path.includes("saml2") ? [["/", address] as const] : []),
      ];
      for (const [redirect, cancelUrl] of fields) {
        const answer = await browser.get(`${path}?${loginAddress(redirect, cancelUrl)}`);
        expect([path, answer.status]).toEqual([path, 422]);
      }
    }
    expect(portal.stored.sessions.size).toBe(0);
    expect((await browser.get(`/api/auth/oidc/url?${loginAddress("/")}`)).status).toBe(200);
    expect(portal.stored.sessions.size).toBe(1);
  });

  it("stays on the portal however it is written", () => {
    const parts = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "%2f",
      "%5c",
      "%09",
      "evil.example",
      "?",
      "#",
      "a",
      "\t",
    );
    const written = fc.array(parts, { maxLength: 8 }).map((list) => `/${list.join("")}`);
    fc.assert(
      fc.property(fc.oneof(written, fc.string({ unit: "binary" })), (address) => {
        if (!ownPathSchema.safeParse(address).success) return;
        const target = new URL(address, PORTAL_URL);
        expect([target.origin, target.username]).toEqual([PORTAL_URL, ""]);
      }),
      { numRuns: 5000 },
    );
    expect(ownPathSchema.safeParse("/antrag/start?a=%2F%2Fevil.example#b").success).toBe(true);
  });

  it("is never taken from a provider's answer or from a failed login's address", async () => {
    for (const path of [
      "/api/auth/oidc/callback?code=x&state=y&redirect=//evil.example&next=//evil.example",
      "/api/auth/saml2/finish?code=x&redirect=//evil.example&next=//evil.example",
      "/api/auth/saml2/logout?RelayState=//evil.example&redirect=//evil.example",
      "/api/auth/eid/refresh?ResultMajor=error&ResultMinor=//evil.example&next=//evil.example",
    ]) {
      const answer = await browser.get(path);
      expect([path, answer.status]).toEqual([path, 303]);
      expect(answer.headers["location"]).toMatch(
        /^\/(redirect\?login=[a-z-]+&next=%2F(&reference=[0-9A-Z-]+)?)?$/,
      );
    }
    expect(JSON.stringify(lines)).not.toContain("evil");
  });
});
