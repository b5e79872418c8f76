import { deliveryIssuer } from "../FitConnectWorld.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import type { StoredCase } from "../state/storedCase.ts";
import { addEvent, type CaseEvent } from "./addEvent.ts";

export interface DeliveryEvent extends CaseEvent {
  readonly name: "create-submission" | "submit-submission" | "notify-submission" | "reject-submission";
}

/** The case with one more event of the delivery service. */
export function addDeliveryEvent(
  world: FitConnectWorld,
  change: { readonly to: StoredCase; readonly event: DeliveryEvent },
): StoredCase {
  const by = { key: world.keys.material.delivery, issuer: deliveryIssuer(world) };
  return addEvent(world, { ...change, by });
}
