import type { IncomingMessage, ServerResponse } from "node:http";
import type { UsageMeter } from "./createUsageMeter.ts";
import type { UsedOperation } from "./UsageLine.ts";

/** Counts a request when it has been answered, with the bytes that went over its connection. */
export function meterExchange(
  exchange: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
  told: {
    readonly meter: UsageMeter;
    readonly used: UsedOperation;
    /** Asked when the answer is out. */
    readonly units?: () => number;
  },
): void {
  const { incoming, outgoing } = exchange;
  const { socket } = incoming;
  const writtenBefore = socket.bytesWritten;
  outgoing.once("close", () => {
    told.meter.count(told.used, {
      bytesIn: Number(incoming.headers["content-length"] ?? 0),
      bytesOut: socket.bytesWritten - writtenBefore,
      units: told.units?.() ?? 0,
    });
  });
}
