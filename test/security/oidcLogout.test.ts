import { SignJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createOidcProviders } from "#adapters/oidc/createOidcProviders.ts";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import { anOidcProvider } from "../fixtures/anOidcProvider.ts";
import { aBroker, type Broker } from "./aBroker.ts";
import { type Answer, aPortal, type Portal } from "./aPortal.ts";
import { Browser } from "./Browser.ts";
import { lastLogoutRefusal, lines } from "./theLog.ts";
import { PORTAL_URL, TERMS } from "./theSettings.ts";

let sk: Broker;
let other: Broker;
let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  [sk, other] = await Promise.all([aBroker(), aBroker("other broker")]);
});
afterAll(() => {
  sk.close();
  other.close();
});

beforeEach(async () => {
  lines.length = 0;
  const identityProviders = createOidcProviders({
    publicUrl: PORTAL_URL,
    providers: [["sk", sk] as const, ["other", other] as const].map(([providerId, broker]) => ({
      settings: anOidcProvider(
        { id: providerId, issuer: broker.issuer },
        { claims: { givenName: "given_name" } },
      ),
      credentials: () => Promise.resolve({ clientId: "portal", clientSecret: broker.clientSecret }),
    })),
  });
  portal = aPortal({ identityProviders });
  browser = new Browser(portal);
  await signIn(browser);
});

async function signIn(who: Browser): Promise<void> {
  const query = new URLSearchParams({
    providerId: "sk",
    redirect: "/nutzerkonto",
    locale: "de",
    timezone: "Europe/Berlin",
    termsVersion: TERMS,
  });
  const { body } = await who.get(`/api/auth/oidc/url?${query.toString()}`);
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(body));
  await who.get(`/api/auth/oidc/callback?${sk.signIn(url)}`);
  expect(await isSignedIn(who)).toBe(true);
}

async function isSignedIn(who: Browser): Promise<boolean> {
  return (await who.get("/api/auth/user")).status === 200;
}

function tell(token: string): Promise<Answer> {
  return portal.call("auth", {
    method: "POST",
    path: "/api/auth/oidc/backchannel-logout",
    body: new URLSearchParams({ logout_token: token }).toString(),
  });
}

describe("a broker that reports a sign-out", () => {
  it("ends that session, from server to server", async () => {
    expect((await tell(await sk.logoutToken({ sid: "another" }))).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    const answer = await tell(await sk.logoutToken({ jti: "word-2" }));
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("ends all sessions of the person when it names none", async () => {
    const second = new Browser(portal);
    await signIn(second);
    await tell(await sk.logoutToken({ sid: undefined }));
    expect([await isSignedIn(browser), await isSignedIn(second)]).toEqual([false, false]);
  });

  it("is accepted once: repeated it ends no newer session", async () => {
    const token = await sk.logoutToken();
    await tell(token);
    await signIn(browser);
    expect((await tell(token)).status).toBe(400);
    expect([await isSignedIn(browser), lastLogoutRefusal()]).toEqual([true, "replayed"]);
  });

  const now = (): number => Math.floor(Date.now() / 1000);
  it.each<[string, string, () => Promise<string>]>([
    ["of another broker", "ERR_JWKS_NO_MATCHING_KEY", () => strangers({ iss: sk.issuer })],
    ["of an unknown broker", "issuer", () => sk.logoutToken({ iss: "https://evil.example" })],
    ["for another client", "ERR_JWT_CLAIM_VALIDATION_FAILED", () => sk.logoutToken({ aud: "another" })],
    ["of some time ago", "ERR_JWT_EXPIRED", () => sk.logoutToken({ iat: now() - 600, exp: now() + 600 })],
    ["that is over", "ERR_JWT_EXPIRED", () => sk.logoutToken({ exp: now() - 60 })],
    ["without a time", "ERR_JWT_CLAIM_VALIDATION_FAILED", () => sk.logoutToken({ iat: undefined })],
    ["that could be an ID token", "claims", () => sk.logoutToken({ nonce: "nonce" })],
    ["that says nothing of a sign-out", "claims", () => sk.logoutToken({ events: {} })],
    ["without an id", "claims", () => sk.logoutToken({ jti: undefined })],
    ["without a subject", "claims", () => sk.logoutToken({ sub: undefined })],
    ["without signature", "ERR_JOSE_ALG_NOT_ALLOWED", () => sk.logoutToken({}, unsigned)],
    ["signed with the client's secret", "ERR_JOSE_ALG_NOT_ALLOWED", () => sk.logoutToken({}, bySecret)],
    ["that is no token", "issuer", () => Promise.resolve("x.y.z")],
  ])("is not believed with a token %s", async (_, reason, token) => {
    const answer = await tell(await token());
    expect([answer.status, await isSignedIn(browser), lastLogoutRefusal()]).toEqual([400, true, reason]);
  });
});

async function strangers(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const privateKey = await rsaKey({ name: "test one", bits: 2048 });
  return sk.logoutToken(claims, (payload) =>
    new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "key-of-a-stranger" }).sign(privateKey),
  );
}

function unsigned(payload: JWTPayload): Promise<string> {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return Promise.resolve(`${part({ alg: "none" })}.${part(payload)}.`);
}

function bySecret(payload: JWTPayload): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(sk.clientSecret));
}
