import { createHmac, createPublicKey, generateKeyPairSync } from "node:crypto";
import { exportJWK, exportPKCS8, exportSPKI, jwtVerify, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { oidcCredentialsSchema } from "#adapters/oidc/clientAuthentication.ts";
import { createOidcProviders } from "#adapters/oidc/createOidcProviders.ts";
import { rsaKey, rsaKeyPair } from "#infra/counterparties/kit/rsaKey.ts";
import { anOidcProvider } from "../fixtures/anOidcProvider.ts";
import { aBroker, type Broker, type Fault, signed } from "./aBroker.ts";
import { aPortal, type Portal } from "./aPortal.ts";
import { Browser } from "./Browser.ts";
import { lastRefusal, lines } from "./theLog.ts";
import { PORTAL_URL, TERMS } from "./theSettings.ts";

const SIGNED_IN = "/nutzerkonto";
const MINUTE = 60;

let sk: Broker;
let other: Broker;
let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  [sk, other] = await Promise.all([aBroker(), aBroker("other broker")]);
});

beforeEach(() => {
  lines.length = 0;
  for (const broker of [sk, other]) {
    broker.fault = {};
    broker.asked.token = 0;
    broker.asked.userInfo = 0;
  }
  const identityProviders = createOidcProviders({
    publicUrl: PORTAL_URL,
    providers: [["sk", sk] as const, ["other", other] as const].map(([providerId, broker]) => ({
      settings: anOidcProvider(
        { id: providerId, issuer: broker.issuer },
        { claims: { givenName: "given_name", email: "email", phoneNumber: "phone_number" } },
      ),
      credentials: () => Promise.resolve({ clientId: "portal", clientSecret: broker.clientSecret }),
    })),
  });
  portal = aPortal({ identityProviders });
  browser = new Browser(portal);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  sk.close();
  other.close();
});

/** Goes to the broker's door: the address that the portal sends the browser to. */
async function begin({ level = "low", who = browser } = {}): Promise<string> {
  const query = new URLSearchParams({
    providerId: "sk",
    redirect: "/nutzerkonto",
    locale: "de",
    timezone: "Europe/Berlin",
    termsVersion: TERMS,
    trustLevel: level,
  });
  const answer = await who.get(`/api/auth/oidc/url?${query.toString()}`);
  return z.object({ url: z.string() }).parse(JSON.parse(answer.body)).url;
}

/** Where a login ends, seen by the person, and what the operator's log says of it. */
async function endOf(query: string, who = browser): Promise<{ shown: string; logged: unknown }> {
  const answer = await who.get(`/api/auth/oidc/callback?${query}`);
  expect(answer.status).toBe(303);
  const to = new URL(String(answer.headers["location"]), PORTAL_URL);
  const shown = to.searchParams.get("login") ?? to.pathname;
  if (shown !== SIGNED_IN) expect(to.pathname).toBe("/redirect");
  return { shown, logged: lastRefusal() };
}

async function login(fault: Fault = {}, level = "low"): Promise<{ shown: string; logged: unknown }> {
  sk.fault = fault;
  return endOf(sk.signIn(await begin({ level })));
}

async function isSignedIn(who = browser): Promise<boolean> {
  return (await who.get("/api/auth/user")).status === 200;
}

const seconds = (offset: number): number => Math.floor(Date.now() / 1000) + offset;

describe("a login at a broker of OpenID Connect", () => {
  it("signs in with a right answer, at the level that was asked for, and keeps what the portal wants only", async () => {
    expect(await login({ userInfo: { email: "a@b.example", phone_number: "0221" } }, "substantial")).toEqual({
      shown: SIGNED_IN,
      logged: undefined,
    });
    const user: unknown = JSON.parse((await browser.get("/api/auth/user")).body);
    expect(user).toMatchObject({ loginData: { trustLevel: "substantial" } });
    expect(user).toMatchObject({
      loginData: { providerData: { familyName: "Amina", email: "a@b.example" } },
    });
    expect(JSON.stringify(user)).not.toContain("0221");
  });

  it("asks for a new sign-in, for the level, and for the scopes that carry what is wanted", async () => {
    const asked = new URL(await begin({ level: "high" })).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      prompt: "login",
      max_age: "0",
      acr_values: "acr:high",
      scope: "openid profile email",
      code_challenge_method: "S256",
      redirect_uri: `${PORTAL_URL}/api/auth/oidc/callback`,
    });
  });

  it("ends the broker's own session at logout", async () => {
    await login();
    const answer = await browser.send("PUT", "/api/auth/logout");
    const { endSessionUrl } = z.object({ endSessionUrl: z.string() }).parse(JSON.parse(answer.body));
    expect(endSessionUrl).toContain(`${sk.issuer}/logout?id_token_hint=`);
    expect(new URL(endSessionUrl).searchParams.get("post_logout_redirect_uri")).toBe(`${PORTAL_URL}/`);
  });
});

describe("an ID token is refused, without a sign-in,", () => {
  const COMPARED = "OAUTH_JWT_CLAIM_COMPARISON_FAILED";
  const TIMES = "OAUTH_JWT_TIMESTAMP_CHECK_FAILED";
  const INVALID = "OAUTH_INVALID_RESPONSE";
  it.each<[string, () => Fault, string]>([
    ["with the nonce of another login", () => ({ claims: { nonce: "another" } }), COMPARED],
    ["without nonce", () => ({ claims: { nonce: undefined } }), INVALID],
    ["of another issuer", () => ({ claims: { iss: "https://evil.example" } }), COMPARED],
    ["for another client", () => ({ claims: { aud: "another" } }), COMPARED],
    [
      "for several clients without saying for whom",
      () => ({ claims: { aud: ["portal", "another"] } }),
      COMPARED,
    ],
    [
      "for several clients, meant for another one",
      () => ({ claims: { aud: ["portal", "another"], azp: "another" } }),
      COMPARED,
    ],
    ["that has expired", () => ({ claims: { exp: seconds(-MINUTE) } }), TIMES],
    ["that never expires", () => ({ claims: { exp: undefined } }), INVALID],
    ["of the future", () => ({ claims: { nbf: seconds(5 * MINUTE) } }), TIMES],
    ["that was issued before the login began", () => ({ claims: { iat: seconds(-11 * MINUTE) } }), "clock"],
    [
      "of a broker whose clock is two minutes ahead",
      () => ({ claims: { iat: seconds(2 * MINUTE), auth_time: seconds(2 * MINUTE) } }),
      "clock",
    ],
    [
      "of a broker whose clock is two minutes behind",
      () => ({ claims: { iat: seconds(-2 * MINUTE), auth_time: seconds(-2 * MINUTE) } }),
      "clock",
    ],
    ["that does not say when the person signed in", () => ({ claims: { auth_time: undefined } }), INVALID],
    [
      "of a sign-in from before the person was sent there",
      () => ({ claims: { auth_time: seconds(-40) } }),
      "authenticated-before",
    ],
    ["of a sign-in of long ago", () => ({ claims: { auth_time: seconds(-6 * MINUTE) } }), TIMES],
    ["without subject", () => ({ claims: { sub: undefined } }), INVALID],
  ])("%s", async (_name, fault, reason) => {
    expect(await login(fault())).toEqual({ shown: "login-refused", logged: reason });
    expect(await isSignedIn()).toBe(false);
  });

  it("below the level, without one, with a made-up one, or with one that is not signed", async () => {
    for (const claims of [
      { acr: "acr:low" },
      { acr: undefined },
      { acr: "constructor" },
      { acr: ["acr:high"] },
    ]) {
      const raised = { claims, userInfo: { acr: "acr:high" } };
      expect(await login(raised, "substantial")).toEqual({
        shown: "trust-level-too-low",
        logged: "trust-level-too-low",
      });
    }
    expect(await isSignedIn()).toBe(false);
  });

  it("unsigned, or with a signature that is none", async () => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const [alg, tail] of [
      ["none", ""],
      ["None", ""],
      ["RS256", ""],
      ["RS256", "AAAA"],
    ] as const) {
      const { shown } = await login({
        sign: (claims, { kid }) => Promise.resolve(`${part({ alg, kid })}.${part(claims)}.${tail}`),
      });
      expect([alg, shown]).toEqual([alg, "login-refused"]);
      if (alg !== "RS256") expect(lastRefusal()).toBe("weak-algorithm");
    }
  });

  it("signed with public knowledge: the public key, or the secret, as if it were a symmetric key", async () => {
    for (const secretOf of [exportSPKI, (): Promise<string> => Promise.resolve(sk.clientSecret)]) {
      const { shown } = await login({
        sign: async (claims, { key, kid }) => {
          const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
          const head = `${part({ alg: "HS256", kid })}.${part(claims)}`;
          const secret = await secretOf(key.publicKey);
          return `${head}.${createHmac("sha256", secret).update(head).digest("base64url")}`;
        },
      });
      expect([shown, lastRefusal()]).toEqual(["login-refused", "weak-algorithm"]);
    }
  });

  it("signed by a stranger, also under the broker's key id or with a key that the token brings along", async () => {
    const stranger = await rsaKeyPair({ name: "test one", bits: 2048 }, "RSASSA-PKCS1-v1_5");
    const jwk = await exportJWK(stranger.publicKey);
    const forged: readonly NonNullable<Fault["sign"]>[] = [
      (claims, { kid }) => signed(claims, { key: stranger, kid }),
      (claims) => signed(claims, { key: stranger, kid: "unknown" }),
      (claims, { kid }) =>
        new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, jwk }).sign(stranger.privateKey),
      (claims, { kid }) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "RS256", kid, jku: `${other.issuer}/jwks` })
          .sign(stranger.privateKey),
    ];
    for (const sign of forged) expect((await login({ sign })).shown).toBe("login-refused");
    expect(await isSignedIn()).toBe(false);
  });

  it("when the data belong to another person than the token", async () => {
    expect((await login({ userInfo: { sub: "subject-2" } })).shown).toBe("login-refused");
  });
});

describe("keys of a broker", () => {
  it("may be changed: the new one counts at once, and the old one no longer", async () => {
    expect((await login()).shown).toBe(SIGNED_IN);
    let old: Parameters<NonNullable<Fault["sign"]>>[1] | undefined;
    await login({
      sign: (claims, published) => {
        old = published;
        return signed(claims, published);
      },
    });
    await sk.rotate();
    expect((await login()).shown).toBe(SIGNED_IN);
    const withOld = await login({ sign: (claims, published) => signed(claims, old ?? published) });
    expect(withOld.shown).toBe("login-refused");
  });
});

describe("an answer in the address is refused", () => {
  it("the second time, in another browser, with another state, with two, and without any", async () => {
    const query = sk.signIn(await begin());
    const stranger = new Browser(portal);
    const twice = `${query}&state=another`;
    const without = query.replace(/state=[^&]+/, "state=");
    const wrong = query.replace(/state=[^&]+/, "state=another");
    expect((await endOf(query, stranger)).shown).toBe("login-unknown");
    await begin({ who: stranger });
    expect((await endOf(query, stranger)).shown).toBe("login-unknown");
    for (const broken of [twice, without, wrong]) expect((await endOf(broken)).shown).toBe("login-unknown");
    expect((await endOf(query)).shown).toBe(SIGNED_IN);
    expect(await endOf(query)).toEqual({ shown: "login-unknown", logged: "login-unknown" });
    expect(sk.asked.token).toBe(1);
  });

  it("of another broker under this login, named or not, before its code is used", async () => {
    for (const iss of [other.issuer, undefined, "", `${sk.issuer}/`]) {
      sk.fault = { answer: { iss } };
      expect((await endOf(sk.signIn(await begin()))).shown).toBe("login-refused");
    }
    expect([sk.asked.token, other.asked.token]).toEqual([0, 0]);
  });

  it("with an error: answered as cancelled, or as refused with nothing but a code in the log", async () => {
    const error = (code: string): Fault => ({ answer: { code: undefined, error: code } });
    expect((await login(error("access_denied"))).shown).toBe("login-cancelled");
    expect(await login(error("login_required"))).toEqual({
      shown: "login-refused",
      logged: "login_required",
    });
    for (const code of ["server_error", "temporarily_unavailable"]) {
      expect(await login(error(code))).toEqual({ shown: "identity-provider-unavailable", logged: code });
    }
    expect(await login(error("Amina Beispiel\n<script>"))).toEqual({
      shown: "login-refused",
      logged: "error-unknown",
    });
  });
});

describe("a broker that is set up otherwise than the portal", () => {
  it("is reported as unreachable when it refuses the portal or fails itself, and the log has its word", async () => {
    for (const tokenError of ["invalid_client", "unauthorized_client", "server_error"]) {
      expect(await login({ tokenError })).toEqual({
        shown: "identity-provider-unavailable",
        logged: tokenError,
      });
    }
    expect(await login({ tokenError: "invalid_grant" })).toEqual({
      shown: "login-refused",
      logged: "invalid_grant",
    });
  });

  it("is asked about the person only when its token lacks something, and its refusal has its own word", async () => {
    const profile = { given_name: "Amina", family_name: "B", email: "a@b.example" };
    expect((await login({ claims: profile, userInfoStatus: 403 })).shown).toBe(SIGNED_IN);
    expect(sk.asked.userInfo).toBe(0);
    for (const userInfoStatus of [401, 403]) {
      expect(await login({ userInfoStatus })).toEqual({
        shown: "login-refused",
        logged: "userinfo-refused",
      });
    }
    expect(sk.asked.userInfo).toBe(2);
  });

  it("is not read to the end when it answers without one", async () => {
    expect((await login({ padding: 900_000 })).shown).toBe(SIGNED_IN);
    expect((await login({ padding: 1_100_000 })).shown).toBe("identity-provider-unavailable");
  });
});

describe("what a person reads about a refusal", () => {
  it("says that it took too long only when that is so, and always names what support finds it by", async () => {
    const refusalOf = async (fault: Fault): Promise<URLSearchParams> => {
      sk.fault = fault;
      const { headers } = await browser.get(`/api/auth/oidc/callback?${sk.signIn(await begin())}`);
      return new URL(String(headers["location"]), PORTAL_URL).searchParams;
    };
    const causeOf = async (fault: Fault): Promise<string | null> => (await refusalOf(fault)).get("cause");
    expect(await causeOf({ claims: { exp: seconds(-MINUTE) } })).toBe("time");
    expect(await causeOf({ claims: { iat: seconds(-5 * MINUTE), exp: seconds(-MINUTE) } })).toBe("clock");
    expect(await causeOf({ claims: { aud: "another" } })).toBe(null);
    const reference = (await refusalOf({ claims: { aud: "another" } })).get("reference");
    expect(lines.findLast(({ message }) => message === "login-failed")).toMatchObject({ reference });
    const ahead = { iat: seconds(2 * MINUTE), auth_time: seconds(2 * MINUTE) };
    await refusalOf({ claims: ahead });
    const logged = lines.findLast(({ message }) => message === "login-failed")?.["seconds"];
    expect(Math.abs(Number(logged) - 2 * MINUTE)).toBeLessThan(5);
  });
});

describe("the portal proves who it is", () => {
  async function proofBy(clientAuthentication: string, secret: object): Promise<Broker["proof"]> {
    const settings = anOidcProvider({ id: "sk", issuer: sk.issuer }, { clientAuthentication });
    const credentials = oidcCredentialsSchema.parse({ clientId: "portal", ...secret });
    const identityProviders = createOidcProviders({
      publicUrl: PORTAL_URL,
      providers: [{ settings, credentials: () => Promise.resolve(credentials) }],
    });
    browser = new Browser(aPortal({ identityProviders }));
    await login();
    return sk.proof;
  }

  it("by a secret in the header or in the body, or by a signature with its own key", async () => {
    const { clientSecret } = sk;
    const basic = await proofBy("client_secret_basic", { clientSecret });
    expect([basic.authorization.slice(0, 6), basic.body.get("client_secret")]).toEqual(["Basic ", null]);
    const { authorization, body } = await proofBy("client_secret_post", { clientSecret });
    expect([authorization, body.get("client_id"), body.get("client_secret")]).toEqual([
      "",
      "portal",
      clientSecret,
    ]);
    const rsa = await rsaKey({ name: "test one", bits: 2048 });
    for (const [alg, algorithm, privateKey] of [
      ["PS256", undefined, rsa],
      ["RS256", "RS256", rsa],
      ["ES256", undefined, generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey],
    ] as const) {
      const signed = await proofBy("private_key_jwt", {
        privateKey: await exportPKCS8(privateKey),
        keyId: "key-7",
        ...(algorithm !== undefined && { algorithm }),
      });
      const assertion = signed.body.get("client_assertion") ?? "";
      const { payload, protectedHeader } = await jwtVerify(assertion, createPublicKey(privateKey), {
        subject: "portal",
      });
      expect([protectedHeader.alg, protectedHeader.kid, payload.iss]).toEqual([alg, "key-7", "portal"]);
      expect([signed.authorization, signed.body.get("client_secret")]).toEqual(["", null]);
    }
  });

  it("by nothing at all where the secret is not of the kind that the settings say", async () => {
    await expect(proofBy("private_key_jwt", { clientSecret: "a secret" })).rejects.toThrow();
    expect([sk.asked.token, lastRefusal()]).toEqual([0, "secret-of-another-kind"]);
  });
});

describe("the start of a login", () => {
  it("cannot be made by a foreign page, which would end the one in progress", async () => {
    const query = sk.signIn(await begin());
    const pending = [...portal.stored.sessions.values()];
    browser.site = "cross-site";
    const forced = new URLSearchParams({
      providerId: "sk",
      redirect: "/",
      locale: "de",
      termsVersion: TERMS,
    });
    for (const path of ["oidc/url", "saml2/request"]) {
      const answer = await browser.get(`/api/auth/${path}?${forced.toString()}`);
      expect([answer.status, answer.cookies]).toEqual([403, []]);
      // Of its own kind: a proof that is missing may be a broken release, this never is.
      expect(lines.at(-1)).toMatchObject({ message: "access-refused", problem: "foreign-page" });
    }
    expect([...portal.stored.sessions.values()]).toEqual(pending);
    // The provider's page sends the browser back from another site.
    expect((await endOf(query)).shown).toBe(SIGNED_IN);
  });

  it("in a second window leaves the one in the first; of three the oldest is forgotten", async () => {
    const addresses = [await begin(), await begin(), await begin()];
    const [oldest = "", first = "", second = ""] = addresses;
    expect((await endOf(sk.signIn(oldest))).shown).toBe("login-unknown");
    sk.fault = { answer: { error: "access_denied", code: undefined } };
    expect((await endOf(sk.signIn(second))).shown).toBe("login-cancelled");
    sk.fault = {};
    expect((await endOf(sk.signIn(first))).shown).toBe(SIGNED_IN);
    expect((await endOf(sk.signIn(first))).shown).toBe("login-unknown");
  });
});
