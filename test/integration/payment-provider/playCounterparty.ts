import type { PlayedProvider } from "../../faults/payment/PlayedProvider.ts";
import { booksOf, press, providerAt, type RunningPaymentProvider } from "./startPaymentProvider.ts";

/** The adapter gives up before a slow answer comes. */
const TIMEOUT_MILLISECONDS = 250;
const SLOW_MILLISECONDS = 400;

/** The running payment service, over its sockets; each time for another application, in one time that only goes on. */
export function playCounterparty(running: RunningPaymentProvider): () => PlayedProvider {
  let offset = 0;
  // A page on a strange host is among what is played, and told.
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
      order: (mishap, times = 1) =>
        running.setFault(
          mishap === "none" ? { mishap } : { mishap, times, delayMilliseconds: SLOW_MILLISECONDS },
        ),
      press: async (pageUrl, { choice, booking, delayMilliseconds }) => {
        if (booking !== "at-once") await running.setFault({ mishap: booking, times: 1, delayMilliseconds });
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
