import { randomBytes } from "node:crypto";
import type { CounterpartyClock } from "../../process/createCounterpartyClock.ts";
import { sameText } from "../../process/sameText.ts";
import type { Credentials } from "../state/openCredentials.ts";
import { json, type ProviderAnswer } from "./ProviderAnswer.ts";

export const SCOPE = "post";
const LIFETIME_SECONDS = 600;

export interface AccessTokens {
  /** `endsEarly`: the token is told to live and is known to nobody. */
  grant(form: URLSearchParams, how: { readonly endsEarly: boolean }): ProviderAnswer;
  /** Scopes of a token, if it is known and not expired. */
  scopesOf(token: string): readonly string[] | undefined;
}

/** Client credentials as form fields (RFC 6749 section 4.4). Tokens are opaque and end with the process. */
export function createAccessTokens({ oauth }: Credentials, clock: CounterpartyClock): AccessTokens {
  const issued = new Map<string, { readonly scopes: readonly string[]; readonly endsAt: number }>();
  return {
    grant: (form, { endsEarly }) => {
      if (form.get("grant_type") !== "client_credentials")
        return json(400, { error: "unsupported_grant_type" });
      const knows =
        sameText(form.get("client_id") ?? "", oauth.id) &&
        sameText(form.get("client_secret") ?? "", oauth.secret);
      if (!knows) return json(401, { error: "invalid_client" });
      const scopes = (form.get("scope") ?? "").split(" ").filter((name) => name !== "");
      if (scopes.some((name) => name !== SCOPE)) return json(400, { error: "invalid_scope" });
      const token = randomBytes(32).toString("base64url");
      if (!endsEarly) issued.set(token, { scopes, endsAt: clock.now() + LIFETIME_SECONDS * 1_000 });
      return json(200, { access_token: token, token_type: "Bearer", expires_in: LIFETIME_SECONDS });
    },
    scopesOf: (token) => {
      const found = issued.get(token);
      return found === undefined || found.endsAt > clock.now() ? found?.scopes : undefined;
    },
  };
}
