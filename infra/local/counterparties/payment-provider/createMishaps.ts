import { callsOf, type Call, type Mishap, type PaymentFault } from "./paymentFault.ts";

export interface Mishaps {
  order(fault: PaymentFault): void;
  /** The mishap of one of these names that hits this call, counted. */
  take(call: Call, names: readonly Mishap[]): PaymentFault | undefined;
}

/** One order at a time; the next one replaces it. */
export function createMishaps(): Mishaps {
  let ordered: { readonly fault: PaymentFault; left: number } | undefined;
  return {
    order: (fault) => {
      ordered =
        fault.mishap === "none" ? undefined : { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    },
    take: (call, names) => {
      if (ordered === undefined || ordered.left <= 0) return undefined;
      const { fault } = ordered;
      const { mishap } = fault;
      if (mishap === "none" || !names.includes(mishap)) return undefined;
      if (!(fault.call === undefined ? callsOf(mishap).includes(call) : fault.call === call))
        return undefined;
      ordered.left -= 1;
      return fault;
    },
  };
}
