import { z } from "zod";
import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { parseAnswer, unavailable } from "../parseAnswer.ts";
import { fitConnectJwk, type FitConnectJwk } from "../destination/fetchDestinationKey.ts";
import type { HttpExchange } from "../createHttpExchange.ts";

/** Finds a signature key in a JWKS by its id. */
export type SignatureKeySource = (
  kid: string,
) => Promise<Result<FitConnectJwk | undefined, TransportFailure>>;

const keySet = z.object({ keys: z.array(z.unknown()) });

/** The keys of an issuer, kept; asked again once when an id is unknown, because issuers change keys. */
export function createSignatureKeySource(exchange: HttpExchange, issuer: string): SignatureKeySource {
  let kept: readonly FitConnectJwk[] = [];

  const refresh = async (): Promise<Result<void, TransportFailure>> => {
    const answer = await exchange({ method: "GET", url: `${issuer}/.well-known/jwks.json` });
    if (!answer.ok) return answer;
    if (answer.value.status !== 200) {
      return unavailable(`The key set of an issuer answered ${answer.value.status}`);
    }
    const parsed = parseAnswer(answer.value.text, { schema: keySet, what: "The key set of an issuer" });
    if (!parsed.ok) return parsed;
    kept = parsed.value.keys.flatMap((key) => fitConnectJwk.safeParse(key).data ?? []);
    return ok(undefined);
  };

  const find = (kid: string): FitConnectJwk | undefined =>
    kept.find((key) => key.kid === kid && key.alg === "PS512");

  return async (kid) => {
    const known = find(kid);
    if (known !== undefined) return ok(known);
    const refreshed = await refresh();
    return refreshed.ok ? ok(find(kid)) : refreshed;
  };
}
