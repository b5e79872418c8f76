import type { PaymentProvider } from "#ports/payment/PaymentProvider.ts";
import { EVENT_MILLISECONDS } from "#test/gate/BOUNDS.ts";
import type { PlayedProvider } from "#test/faults/payment/PlayedProvider.ts";
import { booksOf, press, providerAt, type RunningPaymentProvider } from "./startPaymentProvider.ts";

/** The adapter gives up soon on an answer that is held back, also where tests have patience (`patientSignals.ts`). */
const SOON_MILLISECONDS = 25;
/** Longer than any run: what is held back is not answered before something else is ordered. */
const HELD_MILLISECONDS = 86_400_000;

/** The running payment service, over its sockets; each time for another application, in one time that only goes on. */
export function playCounterparty(running: RunningPaymentProvider): () => PlayedProvider {
  let offset = 0;
  // A page on a foreign host is among the faults, and is logged.
  const log = { write: () => undefined };
  const provider = providerAt(running, "none", { timeoutMilliseconds: EVENT_MILLISECONDS, log });
  const hasty = providerAt(running, "none", { timeoutMilliseconds: SOON_MILLISECONDS, log });
  return () => {
    const asked = new Set<string>();
    let held = 0;
    /** Each call is one request, and the first ones after a fault is ordered meet it. */
    const next = (): PaymentProvider => {
      if (held === 0) return provider;
      held -= 1;
      return hasty;
    };
    return {
      provider: {
        ...provider,
        create: (order) => {
          asked.add(order.requestId);
          return next().create(order);
        },
        read: (id) => next().read(id),
      },
      order: (fault, times = 1) => {
        held = fault === "slow" ? times : 0;
        return running.setFault(
          fault === "none" ? { kind: fault } : { kind: fault, times, delayMilliseconds: HELD_MILLISECONDS },
        );
      },
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
