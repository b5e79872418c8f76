import { randomBytes } from "node:crypto";
import type { Result } from "#domain/result.ts";
import { type Answer, json } from "./http.ts";
import type { CounterpartyClock } from "./runCounterparty.ts";

interface Grant<Owner> {
  readonly owner: Owner;
  readonly lifetimeSeconds: number;
  /** Named in the answer where it is. */
  readonly scope?: string;
  /** The answer names a lifetime, but the token is not stored. */
  readonly endsEarly?: boolean;
}

export interface ClientCredentials<Owner> {
  readonly grant: (
    form: URLSearchParams,
    decide: (form: URLSearchParams) => Result<Grant<Owner>, "invalid_client" | "invalid_scope">,
  ) => Answer;
  /** Who a token was issued to, while it is known and not expired. */
  readonly ownerOf: (token: string) => Owner | undefined;
}

/** Client credentials as form fields (RFC 6749 section 4.4). Tokens are opaque and end with the process. */
export function createClientCredentials<Owner>(clock: CounterpartyClock): ClientCredentials<Owner> {
  const issued = new Map<string, { readonly owner: Owner; readonly endsAt: number }>();
  return {
    grant: (form, decide) => {
      if (form.get("grant_type") !== "client_credentials")
        return json(400, { error: "unsupported_grant_type" });
      const decided = decide(form);
      if (!decided.ok)
        return json(decided.failure === "invalid_client" ? 401 : 400, { error: decided.failure });
      const { owner, lifetimeSeconds, scope, endsEarly } = decided.value;
      const token = randomBytes(32).toString("base64url");
      if (endsEarly !== true) issued.set(token, { owner, endsAt: clock.now() + lifetimeSeconds * 1_000 });
      return json(200, {
        access_token: token,
        token_type: "Bearer",
        expires_in: lifetimeSeconds,
        ...(scope !== undefined && { scope }),
      });
    },
    ownerOf: (token) => {
      const found = issued.get(token);
      return found === undefined || found.endsAt > clock.now() ? found?.owner : undefined;
    },
  };
}
