import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from "jose";
import { z } from "zod";
import { err, ok, type Result } from "../../domain/result.ts";
import type { LogoutRefusal } from "../../ports/IdentityProviders.ts";

/** What only the one who holds a key that is published can sign; `none` and shared secrets are not among them. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const MAX_AGE_SECONDS = 300;
const CLOCK_SKEW_SECONDS = 30;
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

/** A broker's word that somebody signed out, verified with the keys that it publishes (Back-Channel Logout 1.0, 2.6). */
export async function readLogoutToken(
  token: string,
  broker: { readonly issuer: string; readonly clientId: string; readonly jwksUri: string },
): Promise<Result<LogoutWord, LogoutRefusal>> {
  try {
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(broker.jwksUri)), {
      issuer: broker.issuer,
      audience: broker.clientId,
      algorithms: ALGORITHMS,
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCK_SKEW_SECONDS,
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
