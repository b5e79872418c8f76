import { err } from "../../domain/result.ts";
import type { Clock } from "../../ports/Clock.ts";
import type { DeliveryCallbacks } from "../../ports/DeliveryCallbacks.ts";
import { checkCallback } from "./checkCallback.ts";

/** Without a secret no callback is believed: then the portal asks at growing intervals alone. */
export function createDeliveryCallbacks(options: {
  readonly secret: (() => Promise<string>) | undefined;
  readonly clock: Clock;
}): DeliveryCallbacks {
  const { secret, clock } = options;
  return {
    check: async (callback) =>
      secret === undefined
        ? err({ kind: "callback-refused", reason: "switched-off" })
        : checkCallback(callback, { secret: await secret(), now: clock.now() }),
  };
}
