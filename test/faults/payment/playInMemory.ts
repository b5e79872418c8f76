import { err, ok, type Result } from "#domain/result.ts";
import type { PaymentFailure, PaymentTransaction } from "#ports/payment/PaymentProvider.ts";
import { memoryPaymentProvider } from "#test/fixtures/ports/memoryPaymentProvider.ts";
import type { Booking, Choice, Fault, PlayedProvider } from "./PlayedProvider.ts";

type Answer = Result<PaymentTransaction, PaymentFailure>;

const DOWN: PaymentFailure = { kind: "payment-unavailable", cause: "ordered" };
const REFUSED: PaymentFailure = { kind: "payment-refused", cause: "ordered" };

/** What the answer says in place of the truth. */
const LIES: Partial<Record<Fault, (transaction: PaymentTransaction) => Partial<PaymentTransaction>>> = {
  "wrong-amount": ({ amount }) => ({ amount: amount + 100 }),
  "wrong-currency": () => ({ currency: "CHF" }),
  "wrong-request-id": ({ requestId }) => ({ requestId: `${requestId}-other` }),
};

interface Booked {
  readonly bookedAt: number;
  readonly references: readonly string[];
}

/** The payment service in memory, with the manners of the one that runs as a process. */
export function playInMemory(): PlayedProvider {
  const memory = memoryPaymentProvider();
  const booked = new Map<string, Booked>();
  let now = 0;
  let ordered: { readonly fault: Fault; left: number } | undefined;

  const take = (...names: readonly Fault[]): Fault | undefined => {
    if (ordered === undefined || ordered.left === 0 || !names.includes(ordered.fault)) return undefined;
    ordered.left -= 1;
    return ordered.fault;
  };
  const bookDue = (): void => {
    for (const [requestId, { bookedAt, references }] of booked) {
      if (bookedAt > now || memory.transactions.get(requestId)?.status === "PAYED") continue;
      memory.report(requestId, {
        status: "PAYED",
        reference: references.at(-1),
        ...(references.length > 1 && { statusDetail: `Paid twice: ${references.join(", ")}` }),
      });
    }
  };
  const falsified = (answer: Answer): Answer => {
    const lie = answer.ok ? take("wrong-amount", "wrong-currency", "wrong-request-id") : undefined;
    const lied = lie === undefined ? undefined : LIES[lie];
    return answer.ok && lied !== undefined ? ok({ ...answer.value, ...lied(answer.value) }) : answer;
  };

  return {
    provider: {
      ...memory,
      create: async (order) => {
        bookDue();
        const fault = take("unavailable", "gateway-page", "slow", "forbidden", "drop-answer", "duplicate");
        if (fault === "forbidden") return err(REFUSED);
        if (fault === "duplicate") return err({ kind: "payment-exists" });
        if (fault === "unavailable" || fault === "gateway-page") return err(DOWN);
        const created = await memory.create(order);
        if (fault !== undefined) return err(DOWN);
        return created.ok && take("foreign-page") !== undefined ? err(REFUSED) : falsified(created);
      },
      read: async (id) => {
        bookDue();
        const fault = take("unavailable", "gateway-page", "slow", "forbidden");
        if (fault !== undefined) return err(fault === "forbidden" ? REFUSED : DOWN);
        const isRequestId = memory.transactions.has(id);
        if (isRequestId && take("transaction-ids-only") !== undefined)
          return err({ kind: "payment-unknown" });
        return falsified(await memory.read(id));
      },
    },
    order: (fault, times = 1) => {
      ordered = fault === "none" ? undefined : { fault, left: times };
      return Promise.resolve();
    },
    press: (pageUrl, { choice, booking, delayMilliseconds }) => {
      const requestId = new URL(pageUrl).pathname.slice(1);
      if (!booked.has(requestId)) press(requestId, { choice, booking, delayMilliseconds });
      bookDue();
      return Promise.resolve();
    },
    advance: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
    charges: () =>
      Promise.resolve(
        new Map([...booked].map(([requestId, { references }]) => [requestId, references.length])),
      ),
  };

  function press(
    requestId: string,
    pressed: { readonly choice: Choice; readonly booking: Booking; readonly delayMilliseconds: number },
  ): void {
    const { choice, booking, delayMilliseconds } = pressed;
    if (choice === "close") return;
    if (choice === "cancel" || choice === "fail") {
      memory.report(requestId, { status: choice === "cancel" ? "CANCELED" : "FAILED" });
      return;
    }
    if (booking === "failed-then-paid") memory.report(requestId, { status: "FAILED" });
    const bookedAt = now + (booking === "at-once" ? 0 : delayMilliseconds);
    const references = choice === "pay" ? ["KZ-1"] : ["KZ-1", "KZ-2"];
    booked.set(requestId, { bookedAt, references });
  }
}
