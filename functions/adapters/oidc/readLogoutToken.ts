import { createRemoteJWKSet, customFetch, decodeJwt, errors, jwtVerify } from "jose";
import { z } from "zod";
import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { LogoutRefusal } from "#ports/sign-in/IdentityProviders.ts";
import { SIGNING_ALGORITHMS } from "./loginRefusal.ts";
import { providerFetch } from "./openConfigurations.ts";

const MAX_AGE_SECONDS = 300;
const EVENT = "http://schemas.openid.net/event/backchannel-logout";

const claimsSchema = z.object({
  jti: z.string().min(1).max(200),
  /** Sessions are found by the person: a broker that names its own session only is not understood. */
  sub: z.string().min(1).max(255),
  sid: z.string().min(1).max(255).optional(),
  events: z.record(z.string(), z.unknown()).refine((events) => Object.hasOwn(events, EVENT)),
  /** An ID token must never pass for one (OpenID Connect Back-Channel Logout 1.0, 2.4). */
  nonce: z.undefined().optional(),
});

export interface LogoutWord {
  readonly tokenId: string;
  readonly subject: string;
  readonly sid: string | undefined;
}

/** Issuer that a token names, before anything of it is believed. */
export function issuerOfToken(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/** A broker's logout token, verified with the keys that it publishes (Back-Channel Logout 1.0, 2.6). */
export async function readLogoutToken(
  token: string,
  broker: { readonly settings: OidcProvider; readonly clientId: string; readonly jwksUri: string },
): Promise<Result<LogoutWord, LogoutRefusal>> {
  try {
    // Made anew each time, so that a new key of the broker is known at once.
    const keys = createRemoteJWKSet(new URL(broker.jwksUri), { [customFetch]: providerFetch });
    const { payload } = await jwtVerify(token, keys, {
      issuer: broker.settings.issuer,
      audience: broker.clientId,
      algorithms: SIGNING_ALGORITHMS,
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: broker.settings.clockSkewSeconds,
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return logoutRefused("claims");
    const { jti, sub, sid } = claims.data;
    return ok({ tokenId: jti, subject: sub, sid });
  } catch (error) {
    if (error instanceof errors.JOSEError) return logoutRefused(error.code);
    // Its keys cannot be fetched.
    if (error instanceof Error) return logoutRefused(error.name);
    throw error;
  }
}

export function logoutRefused(reason: string): { readonly ok: false; readonly failure: LogoutRefusal } {
  return err({ kind: "logout-refused", reason });
}
