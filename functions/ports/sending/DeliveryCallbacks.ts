import type { Result } from "#domain/result.ts";

/** A callback of the delivery service as it arrived. */
export interface DeliveryCallback {
  /** Header `callback-timestamp`: seconds. */
  readonly timestamp: string | undefined;
  /** Header `callback-authentication`: HMAC-SHA512 over timestamp, full stop and body, lower-case hex. */
  readonly authentication: string | undefined;
  /** The body, byte by byte as sent. */
  readonly text: string;
}

/** Why a callback is not believed. */
export interface CallbackRefused {
  readonly kind: "callback-refused";
  readonly reason: "switched-off" | "headers" | "time" | "authentication";
}

export interface DeliveryCallbacks {
  /** When the delivery service sent this callback, if it was the one that sent it. */
  check(callback: DeliveryCallback): Promise<Result<Date, CallbackRefused>>;
}
