import type { HttpExchange } from "../../adapters/fit-connect/createHttpExchange.ts";
import { createSubmissionApi } from "../../adapters/fit-connect/createSubmissionApi.ts";
import { fetchDestination } from "../../adapters/fit-connect/fetchDestination.ts";
import { parseJson } from "../../adapters/http/parseJson.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import type { StateSettings } from "../../contract/settings.ts";
import { ANSWERS, answerOfFailure, answersWrongly, type Counterparty } from "./Counterparty.ts";

interface Asking {
  readonly exchange: HttpExchange;
  readonly credentials: () => Promise<{ readonly id: string; readonly secret: string }>;
}

/** A service and a place that exist: whether somebody serves them is not what is asked. */
const ROUTE = new URLSearchParams({ leikaKey: "99150001001010", ars: "053150000000" }).toString();
const NO_SUBMISSION = "/submissions/00000000-0000-4000-8000-000000000000";

/** FIT-Connect: the client's token with the submission service, every destination that the settings name, the routing service. */
export function askFitConnect(
  { fitConnect, postbox }: StateSettings["server"],
  { exchange, credentials }: Asking,
): readonly Counterparty[] {
  const { tokenUrl, submissionUrl, destinationUrl, routingUrl } = fitConnect;
  const api = createSubmissionApi({ tokenUrl, submissionUrl, credentials, clock: systemClock }, exchange);
  const destinations = [
    ...fitConnect.destinations.map(({ destinationId }) => ({
      name: "FIT-Connect destination",
      destinationId,
    })),
    ...(postbox === undefined ? [] : [{ name: "Mailbox destination", destinationId: postbox.destinationId }]),
  ];
  return [
    {
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
      name: `${name} ${destinationId}`,
      url: destinationUrl,
      ask: async () => {
        const answer = await fetchDestination(exchange, { destinationUrl, destinationId });
        return answer.ok ? ANSWERS : answerOfFailure(answer.failure);
      },
    })),
    {
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
