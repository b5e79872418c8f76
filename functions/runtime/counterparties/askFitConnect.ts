import type { HttpExchange } from "#adapters/fit-connect/createHttpExchange.ts";
import { createSubmissionApi } from "#adapters/fit-connect/submission/createSubmissionApi.ts";
import { fetchDestination } from "#adapters/fit-connect/destination/fetchDestination.ts";
import { fetchSealingKey } from "#adapters/fit-connect/destination/fetchSealingKey.ts";
import { SERVICE_PREFIX } from "#adapters/fit-connect/destination/chooseService.ts";
import { parseJson } from "#adapters/http/readBoundedBody.ts";
import { certificateEnd } from "#adapters/x509/certificates.ts";
import type { StateSettings } from "#contract/settings/settings.ts";
import type { Clock } from "#ports/System.ts";
import type { Counterparty, CounterpartyAnswer } from "#ports/operation/Counterparty.ts";
import { ANSWERS, answerOfFailure, answersWrongly } from "./counterpartyAnswers.ts";

interface Asking {
  readonly exchange: HttpExchange;
  readonly credentials: () => Promise<{ readonly id: string; readonly secret: string }>;
  readonly clock: Clock;
  /** What the portal offers and sends there, by the id of the destination that the settings pin for it. */
  readonly sentTo: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A service and a place that exist: whether an authority serves them does not matter. */
const ROUTE = new URLSearchParams({ leikaKey: "99150001001010", ars: "053150000000" }).toString();
const NO_SUBMISSION = "/submissions/00000000-0000-4000-8000-000000000000";

/**
 * FIT-Connect: the client's token with the submission service, every destination that the settings name with the services
 * that it lists and the key that it wants to be written to, the routing service.
 */
export function askFitConnect(
  { fitConnect, postbox }: StateSettings["server"],
  { exchange, credentials, clock, sentTo }: Asking,
): readonly Counterparty[] {
  const { tokenUrl, submissionUrl, destinationUrl, routingUrl, trustRoots } = fitConnect;
  const api = createSubmissionApi({ tokenUrl, submissionUrl, credentials, clock }, exchange);
  const destinations = [
    ...fitConnect.destinations.map(({ destinationId }) => ({
      name: "FIT-Connect destination",
      destinationId,
    })),
    ...(postbox === undefined ? [] : [{ name: "Mailbox destination", destinationId: postbox.destinationId }]),
  ];
  return [
    {
      kind: "fitConnect" as const,
      name: "FIT-Connect token and submission",
      url: submissionUrl,
      ask: async () => {
        const answer = await api({ method: "GET", path: NO_SUBMISSION });
        if (!answer.ok) return answerOfFailure(answer.failure);
        // There is no such application: only that the token counts is asked.
        return answer.value.status === 401
          ? answersWrongly("answered 401: the token of the client does not count there")
          : ANSWERS;
      },
    },
    ...destinations.map(({ name, destinationId }) => ({
      kind: "fitConnect" as const,
      name: `${name} ${destinationId}`,
      url: destinationUrl,
      ask: async (): Promise<CounterpartyAnswer> => {
        const answer = await fetchDestination(exchange, { destinationUrl, destinationId });
        if (!answer.ok) return answerOfFailure(answer.failure);
        if (trustRoots.some((root) => certificateEnd(root) === undefined))
          return answersWrongly("its key cannot be checked: the settings name no trust root");
        const unlisted = [...(sentTo.get(destinationId) ?? [])].filter(
          (leiKaId) =>
            !answer.value.publicServices.some(
              ({ identifier }) => identifier === `${SERVICE_PREFIX}${leiKaId}`,
            ),
        );
        if (unlisted.length > 0)
          return answersWrongly(`does not list what the portal offers: ${unlisted.join(", ")}`);
        const options = { destinationUrl, trustRoots, clock };
        const key = await fetchSealingKey(answer.value, { exchange, options });
        return key.ok ? { state: "ok", certificates: [key.value.chain] } : answerOfFailure(key.failure);
      },
    })),
    {
      kind: "fitConnect" as const,
      name: "FIT-Connect routing",
      url: routingUrl,
      ask: async () => {
        const answer = await exchange({ method: "GET", url: `${routingUrl}/v2/routes?${ROUTE}` });
        if (!answer.ok) return answerOfFailure(answer.failure);
        return parseJson(answer.value.text) === undefined
          ? answersWrongly(`answered ${String(answer.value.status)} without JSON`)
          : ANSWERS;
      },
    },
  ];
}
