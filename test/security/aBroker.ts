import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { exportJWK, type JWK, type JWTPayload, SignJWT } from "jose";
import { rsaKeyPair } from "#infra/counterparties/kit/rsaKey.ts";

type Claims = Readonly<Record<string, unknown>>;

/** What a hostile or broken broker does otherwise than a right one. */
export interface Fault {
  /** Over the claims of the ID token; `undefined` leaves one out. */
  readonly claims?: Claims;
  /** Instead of signing with the published key. */
  readonly sign?: (
    payload: JWTPayload,
    published: { readonly key: CryptoKeyPair; readonly kid: string },
  ) => Promise<string>;
  readonly userInfo?: Claims;
  /** Status of its answer about the person. */
  readonly userInfoStatus?: number;
  /** Instead of tokens. */
  readonly tokenError?: string;
  /** Bytes of padding in its answers. */
  readonly padding?: number;
  /** Over the parameters that the browser is sent back with; `undefined` leaves one out. */
  readonly answer?: Readonly<Record<string, string | undefined>>;
}

/** A broker of OpenID Connect on this machine, controlled by a test. */
export interface Broker {
  readonly issuer: string;
  readonly clientSecret: string;
  readonly asked: { token: number; jwks: number; userInfo: number };
  /** How the portal proved who it is at the last token request. */
  readonly proof: { authorization: string; body: URLSearchParams };
  fault: Fault;
  /** Signs in the person who was redirected to this address; answers the query to come back with. */
  readonly signIn: (address: string) => string;
  /** Its logout token for the portal, changed where a test says so. */
  readonly logoutToken: (change?: Claims, sign?: Fault["sign"]) => Promise<string>;
  /** A new key, and the old one is published no longer. */
  readonly rotate: () => Promise<void>;
  readonly close: () => void;
}

/** With another name it has another key. */
export async function aBroker(name = "broker"): Promise<Broker> {
  let key = await keyOf(name);
  let kid = "key-1";
  let login: URLSearchParams = new URLSearchParams();
  const server = createServer((request, response) => {
    void text(request).then(async (sent) => {
      if (request.url === "/token") {
        broker.proof.authorization = request.headers.authorization ?? "";
        broker.proof.body = new URLSearchParams(sent);
      }
      const body = await answer(request.url ?? "");
      const { tokenError, userInfoStatus = 200, padding = 0 } = broker.fault;
      const regular = request.url === "/userinfo" ? userInfoStatus : 200;
      const status = request.url === "/token" && tokenError !== undefined ? 400 : regular;
      const refusal = status === 401 ? { "www-authenticate": 'Bearer error="invalid_token"' } : {};
      response.writeHead(body === undefined ? 404 : status, {
        "content-type": "application/json",
        ...refusal,
      });
      response.end(JSON.stringify(body ?? {}) + " ".repeat(padding));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  const issuer = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`;

  async function answer(path: string): Promise<object | undefined> {
    if (path === "/.well-known/openid-configuration") return configuration();
    if (path === "/jwks") {
      broker.asked.jwks += 1;
      const published: JWK = { ...(await exportJWK(key.publicKey)), kid, use: "sig" };
      return { keys: [published] };
    }
    if (path === "/userinfo") broker.asked.userInfo += 1;
    if (path === "/userinfo") return { sub: "subject-1", given_name: "Amina", ...broker.fault.userInfo };
    if (path !== "/token") return undefined;
    broker.asked.token += 1;
    if (broker.fault.tokenError !== undefined) return { error: broker.fault.tokenError };
    return { access_token: "access", token_type: "Bearer", expires_in: 60, id_token: await idToken() };
  }

  function configuration(): object {
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/logout`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      // As careless brokers publish it.
      id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
      authorization_response_iss_parameter_supported: true,
    };
  }

  function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right = {
      iss: issuer,
      aud: "portal",
      sub: "subject-1",
      iat: now,
      exp: now + 300,
      auth_time: now,
      nonce: login.get("nonce") ?? "",
      acr: login.get("acr_values") ?? "",
      sid: "sid-1",
    };
    const payload: JWTPayload = { ...right, ...broker.fault.claims };
    const sign = broker.fault.sign ?? ((claims) => signed(claims, { key, kid }));
    return sign(payload, { key, kid });
  }

  const broker: Broker = {
    issuer,
    clientSecret: "a-secret-of-the-portal-at-this-broker",
    asked: { token: 0, jwks: 0, userInfo: 0 },
    proof: { authorization: "", body: new URLSearchParams() },
    fault: {},
    signIn(address) {
      login = new URL(address).searchParams;
      const back: Readonly<Record<string, string | undefined>> = {
        code: "code-1",
        state: login.get("state") ?? "",
        iss: issuer,
        ...broker.fault.answer,
      };
      return new URLSearchParams(
        Object.entries(back).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ).toString();
    },
    logoutToken(change = {}, sign = (claims) => signed(claims, { key, kid })) {
      const payload: JWTPayload = {
        iss: issuer,
        aud: "portal",
        sub: "subject-1",
        sid: "sid-1",
        iat: Math.floor(Date.now() / 1000),
        exp: Math.floor(Date.now() / 1000) + 120,
        jti: "word-1",
        events: { "http://schemas.openid.net/event/backchannel-logout": {} },
        ...change,
      };
      return sign(payload, { key, kid });
    },
    async rotate() {
      key = await keyOf(`${name} next`);
      kid = `${kid}-next`;
    },
    close: () => server.close(),
  };
  return broker;
}

function keyOf(name: string): Promise<CryptoKeyPair> {
  return rsaKeyPair({ name, bits: 2048 }, "RSASSA-PKCS1-v1_5");
}

/** An ID token as it should be signed. */
export function signed(
  payload: JWTPayload,
  { key, kid }: { readonly key: CryptoKeyPair; readonly kid: string },
): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid }).sign(key.privateKey);
}
