import { createDeliveryCallbacks } from "../adapters/fit-connect/createDeliveryCallbacks.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { callbackSecret } from "./ports/callbackSecret.ts";
import { eventLog } from "./ports/eventLog.ts";
import { submissions } from "./ports/submissions.ts";
import { delivery } from "./ports/workflows.ts";

/** What the operations for delivery services lean on. */
export function deliveryPorts(): Pick<Ports, "callbacks" | "delivery" | "log" | "submissions"> {
  return {
    callbacks: createDeliveryCallbacks({ secret: callbackSecret(), clock: systemClock }),
    delivery: delivery(),
    log: eventLog({ group: "delivery" }),
    submissions: submissions(),
  };
}
