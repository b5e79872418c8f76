import { ok, type Result, err } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { FitConnectSent } from "../submission/fitConnectSent.ts";
import type { EventVerifier } from "./createEventVerifier.ts";
import type { SubmissionApi } from "../submission/createSubmissionApi.ts";
import type { VerifiedEvent } from "./securityEvent.ts";
import { z } from "zod";
import { parseAnswer, refused, unavailable } from "../parseAnswer.ts";

const eventLogPage = z.object({ totalCount: z.number().int().min(0), eventLog: z.array(z.string()) });

const PAGE_SIZE = 500;

/** A case has a handful of events; a log that never ends is not one. */
const MOST_PAGES = 20;

export interface EventReader {
  readonly api: SubmissionApi;
  readonly verify: EventVerifier;
}

export interface VerifiedEvents {
  /** In the order of the log, each id once. */
  readonly proven: readonly VerifiedEvent[];
  /** Entries that proved nothing: forged, repeated, contradictory. They change no state and are counted. */
  readonly unproven: number;
}

/** What the log of the case proves about this application. */
export async function readVerifiedEvents(
  sent: FitConnectSent,
  reader: EventReader,
): Promise<Result<VerifiedEvents, TransportFailure>> {
  const tokens = await readEventLog(reader.api, sent.reservation.caseId);
  if (!tokens.ok) return tokens;
  const events = new Map<string, VerifiedEvent>();
  let unproven = 0;
  for (const token of tokens.value) {
    const verified = await reader.verify(token, sent);
    if (!verified.ok) return verified;
    const event = verified.value;
    if (event === "unrelated") continue;
    if (event === "unproven" || events.has(event.jti)) unproven += 1;
    else events.set(event.jti, event);
  }
  return ok({ proven: [...events.values()], unproven });
}

/** All tokens of a case, page after page, not verified yet. */
async function readEventLog(
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
