import type { PlayedProvider } from "#test/faults/payment/PlayedProvider.ts";
import { booksOf, press, providerAt, type RunningPaymentProvider } from "./startPaymentProvider.ts";

/** The adapter gives up before a slow answer comes, also where tests have patience (`patientSignals.ts`). */
const TIMEOUT_MILLISECONDS = 25;
const SLOW_MILLISECONDS = 400;

/** The running payment service, over its sockets; each time for another application, in one time that only goes on. */
export function playCounterparty(running: RunningPaymentProvider): () => PlayedProvider {
  let offset = 0;
  // A page on a foreign host is among the faults, and is logged.
  const log = { write: () => undefined };
  const provider = providerAt(running, "none", { timeoutMilliseconds: TIMEOUT_MILLISECONDS, log });
  return () => {
    const asked = new Set<string>();
    return {
      provider: {
        ...provider,
        create: (order) => {
          asked.add(order.requestId);
          return provider.create(order);
        },
      },
      order: (fault, times = 1) =>
        running.setFault(
          fault === "none" ? { kind: fault } : { kind: fault, times, delayMilliseconds: SLOW_MILLISECONDS },
        ),
      press: async (pageUrl, { choice, booking, delayMilliseconds }) => {
        if (booking !== "at-once") await running.setFault({ kind: booking, times: 1, delayMilliseconds });
        await press(pageUrl, { choice });
      },
      advance: (milliseconds) => {
        offset += milliseconds;
        return running.moveClock(offset);
      },
      charges: async () => {
        const taken = new Map<string, number>();
        for (const requestId of asked) {
          for (const { references } of await booksOf(running, requestId)) {
            if (references.length > 0) taken.set(requestId, references.length);
          }
        }
        return taken;
      },
    };
  };
}
