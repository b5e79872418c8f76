import { z } from "zod";
import { createFaults, faultSchema, type Faults, type Hit } from "../kit/createFaults.ts";

/** What can be asked of the provider; `pay` is the button on its page. */
const CALLS = ["create", "read", "status", "token", "pay"] as const;
export type CallName = (typeof CALLS)[number];

const API: readonly CallName[] = ["create", "read", "status", "token"];
const ANSWERING: readonly CallName[] = ["create", "read"];

/** What goes wrong, and with which calls where an order names none. */
const CONCERNS = {
  unavailable: API,
  slow: API,
  forbidden: ["create", "read", "status"],
  refuse: ["create"],
  duplicate: ["create"],
  "drop-answer": ["create"],
  "gateway-page": ANSWERING,
  "wrong-amount": ANSWERING,
  "wrong-currency": ANSWERING,
  "wrong-request-id": ANSWERING,
  "foreign-page": ["create"],
  "unknown-method": ["read"],
  "transaction-ids-only": ["read"],
  "early-reference": ["create"],
  "null-requestor-accepted": ["create"],
  "token-ends": ["token"],
  "delayed-booking": ["pay"],
  "failed-then-paid": ["pay"],
} as const satisfies Readonly<Record<string, readonly CallName[]>>;

type FaultKind = keyof typeof CONCERNS;
const isKind = (name: string): name is FaultKind => name in CONCERNS;
export const PAYMENT_FAULTS: readonly FaultKind[] = Object.keys(CONCERNS).filter(isKind);

function callsOf(kind: FaultKind): readonly CallName[] {
  return CONCERNS[kind];
}

export const paymentFault = faultSchema(PAYMENT_FAULTS).extend({
  call: z.enum(CALLS).optional(),
  /** Status and code of "refuse". */
  status: z.number().int().min(400).max(511).default(400),
  functionalCode: z.string().default("UNSPECIFIED"),
  /** How long "slow" holds a request back, and after which time "delayed-booking" and "failed-then-paid" book. */
  delayMilliseconds: z.number().int().positive().max(86_400_000).default(5_000),
});
export type PaymentFault = z.infer<typeof paymentFault>;

export interface PaymentFaults extends Pick<Faults<PaymentFault>, "set"> {
  /** The fault of one of these kinds that hits this call, counted. */
  take(call: CallName, kinds: readonly FaultKind[]): Hit<PaymentFault> | undefined;
}

export function createPaymentFaults(): PaymentFaults {
  const faults = createFaults<PaymentFault>();
  return {
    set: faults.set,
    take: (call, kinds) =>
      faults.take(({ kind, call: only }) => {
        if (kind === "none" || !kinds.includes(kind)) return false;
        return only === undefined ? callsOf(kind).includes(call) : only === call;
      }),
  };
}
