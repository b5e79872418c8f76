import { z } from "zod";
import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { Clock } from "#ports/System.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { HttpAnswer, HttpExchange, HttpRequest } from "../createHttpExchange.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import { parseAnswer, refused } from "../parseAnswer.ts";

export interface SubmissionApiRequest extends Omit<HttpRequest, "url" | "headers"> {
  /** Path below the version, for example `/submissions`. */
  readonly path: string;
  readonly contentType?: "application/json" | "application/jose";
}

/** The submission API in the name of the portal's sender client. */
export type SubmissionApi = (request: SubmissionApiRequest) => Promise<Result<HttpAnswer, TransportFailure>>;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed this long before its end, so that it does not end on the way. */
const RENEWAL_MILLISECONDS = 60_000;

interface Token {
  readonly value: string;
  readonly endsAt: number;
}

export function createSubmissionApi(
  options: Pick<FitConnectOptions, "tokenUrl" | "submissionUrl" | "credentials"> & { readonly clock: Clock },
  exchange: HttpExchange,
): SubmissionApi {
  let cached: Token | undefined;

  const fetchToken = async (): Promise<Result<Token, TransportFailure>> => {
    const { id, secret } = await options.credentials();
    const form = { grant_type: "client_credentials", client_id: id, client_secret: secret };
    const askedAt = options.clock.now().getTime();
    const answer = await exchange({
      method: "POST",
      url: options.tokenUrl,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    });
    if (!answer.ok) return answer;
    if (answer.value.status !== 200) {
      return refused(`The token endpoint answered ${answer.value.status}: check the client's credentials`);
    }
    const parsed = parseAnswer(answer.value.text, { schema: tokenAnswer, what: "The access token" });
    if (!parsed.ok) return parsed;
    const endsAt = askedAt + parsed.value.expires_in * 1_000 - RENEWAL_MILLISECONDS;
    return ok({ value: parsed.value.access_token, endsAt });
  };

  const currentToken = async (): Promise<Result<Token, TransportFailure>> => {
    if (cached !== undefined && cached.endsAt > options.clock.now().getTime()) return ok(cached);
    const fetched = await fetchToken();
    cached = fetched.ok ? fetched.value : undefined;
    return fetched;
  };

  const send = async (request: SubmissionApiRequest): Promise<Result<HttpAnswer, TransportFailure>> => {
    const token = await currentToken();
    if (!token.ok) return token;
    const { path, contentType, ...rest } = request;
    return exchange({
      ...rest,
      url: `${options.submissionUrl}/v2${path}`,
      headers: {
        authorization: `Bearer ${token.value.value}`,
        ...(contentType === undefined ? {} : { "content-type": contentType }),
      },
    });
  };

  return async (request) => {
    const first = await send(request);
    if (!first.ok || first.value.status !== 401) return first;
    // A token can end early, for example when the service was restarted: once more with a new one.
    cached = undefined;
    return send(request);
  };
}
