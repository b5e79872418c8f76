import { err, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#ports/System.ts";
import type {
  DeliveryCallbacks,
  CallbackRefused,
  DeliveryCallback,
} from "#ports/sending/DeliveryCallbacks.ts";
import { createHmac, timingSafeEqual } from "node:crypto";

/** FIT-Connect refuses callbacks that are older; ones from the future would stay usable longer, so they are no better. */
const WINDOW_SECONDS = 300;

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

/** When the delivery service sent this callback; valid with the shared secret, within five minutes. */
export function checkCallback(
  callback: DeliveryCallback,
  known: { readonly secret: string; readonly now: Date },
): Result<Date, CallbackRefused> {
  const { timestamp = "", authentication = "", text } = callback;
  if (!/^\d{1,11}$/.test(timestamp) || !/^[0-9a-f]{128}$/.test(authentication)) return refused("headers");
  const right = createHmac("sha512", known.secret).update(`${timestamp}.${text}`, "utf8").digest();
  if (!timingSafeEqual(right, Buffer.from(authentication, "hex"))) return refused("authentication");
  const seconds = Number(timestamp);
  const distance = Math.abs(known.now.getTime() / 1_000 - seconds);
  return distance <= WINDOW_SECONDS ? ok(new Date(seconds * 1_000)) : refused("time");
}

function refused(reason: CallbackRefused["reason"]): Result<Date, CallbackRefused> {
  return err({ kind: "callback-refused", reason });
}
