import { ok, type Result } from "#domain/result.ts";
import type { TransportWay } from "#domain/sending/transportRules.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { chooseData } from "./chooseData.ts";
import { chooseService } from "./chooseService.ts";
import { createDestinationFinder } from "./createDestinationFinder.ts";
import { createHttpExchange } from "../createHttpExchange.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";

/** A person waits for the answer; after the timeout, the destination is asked again when the application is sent. */
const TIMEOUT_MILLISECONDS = 3_000;

/** Whether a destination takes applications of a service at a place, by the rules that sealing goes by. */
export type FitConnectIntake = (service: {
  readonly way: TransportWay;
  readonly leiKaId: string;
  readonly ars: string;
}) => Promise<Result<void, TransportFailure>>;

export function createFitConnectIntake(
  options: Pick<
    FitConnectOptions,
    | "destinations"
    | "routingUrl"
    | "portalIssuer"
    | "submissionUrl"
    | "destinationUrl"
    | "submissionSchemas"
    | "product"
    | "fetch"
  >,
): FitConnectIntake {
  const exchange = createHttpExchange({ ...options, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  const findDestination = createDestinationFinder(options, exchange);
  return async ({ way, ...place }) => {
    const found = await findDestination(place);
    if (!found.ok) return found;
    const { destination } = found.value;
    const chosen = chooseData(
      {
        way,
        data: [
          { schema: "application-v2", text: "" },
          { schema: "application-v1", text: "" },
        ],
      },
      {
        names: options.submissionSchemas,
        choose: (submissionSchema) => chooseService({ ...place, submissionSchema }, destination),
      },
    );
    return chosen.ok ? ok(undefined) : chosen;
  };
}
