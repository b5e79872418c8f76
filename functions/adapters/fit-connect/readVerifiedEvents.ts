import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { FitConnectSent } from "./fitConnectSent.ts";
import type { EventVerifier } from "./createEventVerifier.ts";
import type { SubmissionApi } from "./createSubmissionApi.ts";
import { readEventLog } from "./readEventLog.ts";
import type { VerifiedEvent } from "./securityEvent.ts";

export interface EventReader {
  readonly api: SubmissionApi;
  readonly verify: EventVerifier;
}

/** The events of this application that are proven, in the order of the log, each id once. */
export async function readVerifiedEvents(
  sent: FitConnectSent,
  reader: EventReader,
): Promise<Result<readonly VerifiedEvent[], TransportFailure>> {
  const tokens = await readEventLog(reader.api, sent.reservation.caseId);
  if (!tokens.ok) return tokens;
  const events = new Map<string, VerifiedEvent>();
  for (const token of tokens.value) {
    const verified = await reader.verify(token, sent);
    if (!verified.ok) return verified;
    const event = verified.value;
    if (event !== undefined && !events.has(event.jti)) events.set(event.jti, event);
  }
  return ok([...events.values()]);
}
