import * as client from "openid-client";
import { z } from "zod";
import { clockDifference } from "#domain/sign-in/clockDifference.ts";
import { err } from "#domain/result.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";

type Refused = { readonly ok: false; readonly failure: LoginFailure };

/** Codes of the library for answers that did not come; everything else it refuses is a refused login. */
const UNREACHABLE: ReadonlySet<string> = new Set(["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM"]);
/** What a provider says of itself, or of how the portal is known to it: nothing that the person could do otherwise. */
const OWN_FAILURES: ReadonlySet<string> = new Set([
  "server_error",
  "temporarily_unavailable",
  "invalid_client",
  "unauthorized_client",
]);
/**
 * Algorithms with a published key, of which only the holder of the private key can sign; `none` and shared secrets are
 * not among them.
 */
export const SIGNING_ALGORITHMS = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];

export interface LoginTimes {
  readonly startedAt: string;
  readonly now: Date;
  readonly clockSkewSeconds: number;
}

/** Why a login came to nothing, by what the library threw. */
export function loginRefusal(error: unknown, times?: LoginTimes): Refused {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === "access_denied" ? err({ kind: "login-cancelled" }) : byWord(error.error);
  }
  if (error instanceof client.ResponseBodyError) return byWord(error.error);
  if (error instanceof client.WWWAuthenticateChallengeError) return byWord("invalid_client");
  if (error instanceof client.ClientError) {
    // Without a code it is not the library's: the answer broke off, or was longer than any should be.
    const reason = error.code ?? "answer-unreadable";
    if (error.code === undefined || UNREACHABLE.has(reason))
      return err({ kind: "identity-provider-unavailable", reason });
    const algorithm = detailsOf(error).find((details) => details.alg !== undefined)?.alg;
    if (algorithm !== undefined && !SIGNING_ALGORITHMS.includes(algorithm)) {
      return err({ kind: "login-refused", reason: "weak-algorithm" });
    }
    const refused = { kind: "login-refused", reason } as const;
    const issuedAt = detailsOf(error).find((details) => details.iat !== undefined)?.iat;
    return reason === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED" && issuedAt !== undefined && times !== undefined
      ? err(byClock(refused, { issuedAt, times }))
      : err(refused);
  }
  // A token that cannot be decoded; without a code it is the network's.
  if (error instanceof TypeError && "code" in error) {
    return err({ kind: "login-refused", reason: "malformed" });
  }
  if (error instanceof Error) return err({ kind: "identity-provider-unavailable", reason: error.name });
  throw error;
}

/** The refusal for a time that does not hold, or for a clock that is wrong for certain; `issuedAt` in seconds. */
export function byClock(
  refused: LoginFailure,
  { issuedAt, times }: { readonly issuedAt: number; readonly times: LoginTimes },
): LoginFailure {
  const seconds = clockDifference(new Date(issuedAt * 1000), times);
  return seconds === undefined ? refused : { kind: "login-refused", reason: "clock", seconds };
}

/** The error came in an address, which anyone can forge: only what looks like a code goes into the log. */
function byWord(error: string): Refused {
  const reason = /^[a-z_]{1,40}$/.test(error) ? error : "error-unknown";
  return err({ kind: OWN_FAILURES.has(reason) ? "identity-provider-unavailable" : "login-refused", reason });
}

const causeSchema = z.object({
  cause: z.unknown().optional(),
  alg: z.string().optional(),
  header: z.object({ alg: z.string().optional() }).optional(),
  claims: z.object({ iat: z.number().optional() }).optional(),
});

/** What the library says about the token that it refused, in the causes of its error. */
function detailsOf(error: unknown): readonly { readonly alg?: string; readonly iat?: number }[] {
  const parsed = causeSchema.safeParse(error);
  if (!parsed.success) return [];
  const { cause, alg, header, claims } = parsed.data;
  const algorithm = alg ?? header?.alg;
  return [
    {
      ...(algorithm !== undefined && { alg: algorithm }),
      ...(claims?.iat !== undefined && { iat: claims.iat }),
    },
    ...detailsOf(cause),
  ];
}
