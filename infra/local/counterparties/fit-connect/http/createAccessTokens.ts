import { randomBytes } from "node:crypto";
import type { CounterpartyClock } from "../../process/createCounterpartyClock.ts";
import { sameText } from "../../process/sameText.ts";
import type { KeyMaterial } from "../keys/keyMaterial.ts";
import { json, problem } from "./ApiAnswer.ts";
import type { ApiAnswer } from "./ApiAnswer.ts";
import type { ApiRoute, OAuthClient } from "./ApiRoute.ts";

const LIFETIME_SECONDS = 1_800;
const SCOPE_PREFIX = "https://schema.fitko.de/fit-connect/oauth/scopes/";
const SCOPES = {
  sender: ["send-submissions"],
  subscriber: ["subscribe-destinations", "manage-destinations"],
};

export interface AccessTokens {
  readonly route: ApiRoute;
  clientOf(token: string): OAuthClient | undefined;
}

/** Client credentials in the form body only (RFC 6749 section 4.4). Tokens are opaque and end with the process. */
export function createAccessTokens(material: KeyMaterial, clock: CounterpartyClock): AccessTokens {
  const issued = new Map<string, { readonly client: OAuthClient; readonly endsAt: number }>();

  const authenticate = (id: string | null, secret: string | null): OAuthClient | undefined => {
    for (const role of ["sender", "subscriber"] as const) {
      const known = material[role];
      if (id === known.id && secret !== null && sameText(secret, known.secret)) return { id, role };
    }
    return undefined;
  };

  const grant = (form: URLSearchParams): ApiAnswer => {
    if (form.get("grant_type") !== "client_credentials") {
      return json(400, { error: "unsupported_grant_type" });
    }
    const client = authenticate(form.get("client_id"), form.get("client_secret"));
    if (client === undefined) return json(401, { error: "invalid_client" });
    const token = randomBytes(32).toString("base64url");
    issued.set(token, { client, endsAt: clock.now() + LIFETIME_SECONDS * 1_000 });
    return json(200, {
      access_token: token,
      token_type: "Bearer",
      expires_in: LIFETIME_SECONDS,
      scope: SCOPES[client.role].map((name) => `${SCOPE_PREFIX}${name}`).join(" "),
    });
  };

  return {
    route: {
      method: "POST",
      path: "/token",
      access: "public",
      handle: async (call) => {
        if (call.contentType !== "application/x-www-form-urlencoded") {
          return json(400, { error: "invalid_request" });
        }
        const body = await call.body(10_000);
        if (body === undefined) return problem(413, { name: "too-large", title: "Request too large" });
        return grant(new URLSearchParams(body.toString("utf8")));
      },
    },
    clientOf: (token) => {
      const found = issued.get(token);
      if (found === undefined || found.endsAt > clock.now()) return found?.client;
      issued.delete(token);
      return undefined;
    },
  };
}
