import { z } from "zod";
import { err, ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { SubmissionApi } from "./createSubmissionApi.ts";
import { parseAnswer } from "./parseAnswer.ts";
import { refused, unavailable } from "./transportFailures.ts";

const eventLogPage = z.object({ totalCount: z.number().int().min(0), eventLog: z.array(z.string()) });

const PAGE_SIZE = 500;
/** A case has a handful of events; a log that never ends is not one. */
const MOST_PAGES = 20;

/** All tokens of a case, page after page, not verified yet. */
export async function readEventLog(
  api: SubmissionApi,
  caseId: string,
): Promise<Result<readonly string[], TransportFailure>> {
  const tokens: string[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const path = `/cases/${caseId}/events?offset=${tokens.length}&limit=${PAGE_SIZE}`;
    const answer = await api({ method: "GET", path });
    if (!answer.ok) return answer;
    if (answer.value.status === 404) return err({ kind: "reservation-lost" });
    if (answer.value.status !== 200) return refused(`The event log answered ${answer.value.status}`);
    const parsed = parseAnswer(answer.value.text, { schema: eventLogPage, what: "The event log" });
    if (!parsed.ok) return parsed;
    tokens.push(...parsed.value.eventLog);
    if (tokens.length >= parsed.value.totalCount || parsed.value.eventLog.length === 0) return ok(tokens);
  }
  return unavailable("The event log does not end");
}
