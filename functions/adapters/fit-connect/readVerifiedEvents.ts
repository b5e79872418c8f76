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
