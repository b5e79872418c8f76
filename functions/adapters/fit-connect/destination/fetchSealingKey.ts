import { ok, type Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { checkDestinationKey } from "./checkDestinationKey.ts";
import type { HttpExchange } from "../createHttpExchange.ts";
import type { Destination } from "./fetchDestination.ts";
import { refused } from "../parseAnswer.ts";
import { asPem } from "#adapters/x509/certificates.ts";
import { fetchDestinationKey } from "./fetchDestinationKey.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import type { SealingKey } from "../submission/sealPart.ts";

/** The key that a destination wants content to be encrypted with, after its chain was checked, and that chain in PEM. */
export async function fetchSealingKey(
  destination: Pick<Destination, "destinationId" | "encryptionKid">,
  from: {
    readonly exchange: HttpExchange;
    readonly options: Pick<FitConnectOptions, "destinationUrl" | "trustRoots" | "clock">;
  },
): Promise<Result<SealingKey & { readonly chain: string }, TransportFailure>> {
  const { destinationUrl, trustRoots, clock } = from.options;
  const { destinationId, encryptionKid: kid } = destination;
  const jwk = await fetchDestinationKey(from.exchange, { destinationUrl, destinationId, kid });
  if (!jwk.ok) return jwk;
  if (jwk.value.alg !== "RSA-OAEP-256") return refused("The destination's key is not for encryption");
  const key = checkDestinationKey(jwk.value, { trustRoots, now: clock.now() });
  const chain = (jwk.value.x5c ?? []).map(asPem).join("");
  return key.ok ? ok({ kid, key: key.value, chain }) : key;
}
