import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { err, ok } from "#domain/result.ts";
import { createClientCredentials } from "../kit/clientCredentials.ts";
import { type Answer, sameText } from "../kit/http.ts";
import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import { openKept } from "../kit/stateFiles.ts";

const credentials = z.object({
  oauth: z.object({ id: z.string(), secret: z.string() }),
  basic: z.object({ user: z.string(), password: z.string() }),
});
export type Credentials = z.infer<typeof credentials>;

/** What the portal proves itself with: made at the first start and kept. */
export function openCredentials(stateFolder: string): Promise<Credentials> {
  const random = (): string => randomBytes(24).toString("base64url");
  return openKept(join(stateFolder, "credentials.json"), {
    schema: credentials,
    make: () => ({
      oauth: { id: "recognition-portal", secret: random() },
      basic: { user: "recognition-portal", password: random() },
    }),
  });
}

export const SCOPE = "post";
const LIFETIME_SECONDS = 600;

export interface AccessTokens {
  /** `endsEarly`: the answer names a lifetime, but the token is not stored. */
  grant(form: URLSearchParams, how: { readonly endsEarly: boolean }): Answer;
  /** Scopes of a token, if it is known and not expired. */
  scopesOf(token: string): readonly string[] | undefined;
}

export function createAccessTokens({ oauth }: Credentials, clock: CounterpartyClock): AccessTokens {
  const credentials = createClientCredentials<readonly string[]>(clock);
  return {
    grant: (form, { endsEarly }) =>
      credentials.grant(form, () => {
        const knows =
          sameText(form.get("client_id") ?? "", oauth.id) &&
          sameText(form.get("client_secret") ?? "", oauth.secret);
        if (!knows) return err("invalid_client");
        const scopes = (form.get("scope") ?? "").split(" ").filter((name) => name !== "");
        if (scopes.some((name) => name !== SCOPE)) return err("invalid_scope");
        return ok({ owner: scopes, lifetimeSeconds: LIFETIME_SECONDS, endsEarly });
      }),
    scopesOf: credentials.ownerOf,
  };
}
