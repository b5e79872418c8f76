import { z } from "zod";
import { ok, type Result } from "#domain/result.ts";
import type { PaymentFailure } from "#ports/payment/PaymentProvider.ts";
import type { PaymentExchange } from "./createPaymentExchange.ts";
import { parseJson } from "../http/readBoundedBody.ts";
import { readCredentials } from "./readCredentials.ts";
import { refused, unavailable } from "./paymentFailures.ts";
import type { PaymentAuthentication, PaymentServiceOptions } from "./PaymentServiceOptions.ts";

/** The `Authorization` header of a request; undefined where none is sent. */
export interface Authorization {
  header(): Promise<Result<string | undefined, PaymentFailure>>;
  /** After a 401: whether another header may help. */
  renew(): boolean;
}

/** A token is renewed this long before its end, so that it does not end on the way. */
const RENEWAL_MILLISECONDS = 60_000;
/** RFC 6749 lets the service leave the lifetime out. */
const UNTOLD_LIFETIME_SECONDS = 120;

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
});

export function createAuthorization(
  { authentication, clock }: Pick<PaymentServiceOptions, "authentication" | "clock">,
  exchange: PaymentExchange,
): Authorization {
  if (authentication.kind === "oauth") return byToken({ authentication, clock }, exchange);
  return {
    header: async () => {
      if (authentication.kind !== "basic") return ok(undefined);
      const credentials = await readCredentials(authentication.credentials);
      if (!credentials.ok) return credentials;
      const { user, password } = credentials.value;
      return ok(`Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`);
    },
    renew: () => false,
  };
}

type ByToken = Pick<PaymentServiceOptions, "clock"> & {
  readonly authentication: Extract<PaymentAuthentication, { readonly kind: "oauth" }>;
};

/** Client credentials (RFC 6749 section 4.4), the token kept until shortly before its end. */
function byToken({ authentication, clock }: ByToken, exchange: PaymentExchange): Authorization {
  let cached: { readonly header: string; readonly endsAt: number } | undefined;

  const fetchToken = async (): Promise<Result<string, PaymentFailure>> => {
    const { tokenUrl, scope } = authentication;
    const { host } = new URL(tokenUrl);
    const credentials = await readCredentials(authentication.credentials);
    if (!credentials.ok) return credentials;
    const { id, secret } = credentials.value;
    const askedAt = clock.now().getTime();
    const answer = await exchange({
      method: "POST",
      url: tokenUrl,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: id,
        client_secret: secret,
        ...(scope !== undefined && { scope }),
      }).toString(),
    });
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    if (status !== 200) {
      const cause = `token endpoint ${host} answered ${status}`;
      return status >= 500 || status === 429
        ? unavailable(cause)
        : refused(`${cause}: check the credentials`);
    }
    const token = tokenAnswer.safeParse(parseJson(text));
    if (!token.success) return unavailable(`token endpoint ${host} gave no token`);
    const { access_token: value, expires_in: seconds = UNTOLD_LIFETIME_SECONDS } = token.data;
    const header = `Bearer ${value}`;
    cached = { header, endsAt: askedAt + seconds * 1_000 - RENEWAL_MILLISECONDS };
    return ok(header);
  };

  return {
    header: async () =>
      cached !== undefined && cached.endsAt > clock.now().getTime() ? ok(cached.header) : fetchToken(),
    renew: () => {
      cached = undefined;
      return true;
    },
  };
}
