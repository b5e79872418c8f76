import { randomUUID } from "node:crypto";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import type { CertifiedKey } from "../keys/keyMaterial.ts";
import type { StoredCase } from "../state/storedCase.ts";
import { EVENT_PREFIX, SET_PAYLOAD_SCHEMA } from "./eventNames.ts";
import { signCompactJws } from "./signCompactJws.ts";

export interface CaseEvent {
  readonly name: string;
  readonly submissionId: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** The case with one more event, signed by whoever issues it. `$schema` stands only where there is a payload. */
export function addEvent(
  world: Pick<FitConnectWorld, "clock">,
  change: {
    readonly to: StoredCase;
    readonly event: CaseEvent;
    readonly by: { readonly key: CertifiedKey; readonly issuer: string };
  },
): StoredCase {
  const { to, event, by } = change;
  const jti = randomUUID();
  const token = signCompactJws(by.key, {
    type: "secevent+jwt",
    payload: {
      ...(event.payload === undefined ? {} : { $schema: SET_PAYLOAD_SCHEMA }),
      jti,
      iss: by.issuer,
      iat: Math.floor(world.clock.now() / 1_000),
      sub: `submission:${event.submissionId}`,
      txn: `case:${to.caseId}`,
      events: { [`${EVENT_PREFIX}${event.name}`]: event.payload ?? {} },
    },
  });
  return { ...to, events: [...to.events, { submissionId: event.submissionId, jti, token }] };
}
