import { randomUUID } from "node:crypto";
import { deliveryIssuer } from "../FitConnectWorld.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import type { StoredCase } from "../state/storedCase.ts";
import { EVENT_PREFIX, SET_PAYLOAD_SCHEMA } from "./eventNames.ts";
import { signCompactJws } from "./signCompactJws.ts";

export interface DeliveryEvent {
  readonly name: "create-submission" | "submit-submission" | "notify-submission" | "reject-submission";
  readonly submissionId: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** The case with one more event, signed by the delivery service. `$schema` stands only where there is a payload. */
export function addDeliveryEvent(
  world: FitConnectWorld,
  change: { readonly to: StoredCase; readonly event: DeliveryEvent },
): StoredCase {
  const { to, event } = change;
  const jti = randomUUID();
  const token = signCompactJws(world.keys.material.delivery, {
    type: "secevent+jwt",
    payload: {
      ...(event.payload === undefined ? {} : { $schema: SET_PAYLOAD_SCHEMA }),
      jti,
      iss: deliveryIssuer(world),
      iat: Math.floor(world.clock.now() / 1_000),
      sub: `submission:${event.submissionId}`,
      txn: `case:${to.caseId}`,
      events: { [`${EVENT_PREFIX}${event.name}`]: event.payload ?? {} },
    },
  });
  return { ...to, events: [...to.events, { submissionId: event.submissionId, jti, token }] };
}
