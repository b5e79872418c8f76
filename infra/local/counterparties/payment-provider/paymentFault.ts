import { z } from "zod";

/** What can be asked of the provider; `pay` is the button on its page. */
const CALLS = ["create", "read", "status", "token", "pay"] as const;
export type Call = (typeof CALLS)[number];

const API: readonly Call[] = ["create", "read", "status", "token"];
const TOLD: readonly Call[] = ["create", "read"];

/** What goes wrong, and with which calls where an order names none. */
const CONCERNS = {
  unavailable: API,
  slow: API,
  forbidden: ["create", "read", "status"],
  refuse: ["create"],
  duplicate: ["create"],
  "drop-answer": ["create"],
  "gateway-page": TOLD,
  "wrong-amount": TOLD,
  "wrong-currency": TOLD,
  "wrong-request-id": TOLD,
  "foreign-page": ["create"],
  "unknown-method": ["read"],
  "transaction-ids-only": ["read"],
  "early-reference": ["create"],
  "null-requestor-accepted": ["create"],
  "token-ends": ["token"],
  "delayed-booking": ["pay"],
  "failed-then-paid": ["pay"],
} as const satisfies Readonly<Record<string, readonly Call[]>>;

export type Mishap = keyof typeof CONCERNS;
const isMishap = (name: string): name is Mishap => name in CONCERNS;
export const MISHAPS: readonly Mishap[] = Object.keys(CONCERNS).filter(isMishap);

export function callsOf(mishap: Mishap): readonly Call[] {
  return CONCERNS[mishap];
}

/** Mishaps that can be ordered. `times` counts the requests they still hit; without it they last until "none". */
export const paymentFault = z.object({
  mishap: z.enum([...MISHAPS, "none"]),
  call: z.enum(CALLS).optional(),
  times: z.number().int().positive().optional(),
  /** Status and code of "refuse". */
  status: z.number().int().min(400).max(511).default(400),
  functionalCode: z.string().default("UNSPECIFIED"),
  /** How long "slow" holds a request back, and after which time "delayed-booking" and "failed-then-paid" book. */
  delayMilliseconds: z.number().int().positive().max(86_400_000).default(5_000),
});
export type PaymentFault = z.infer<typeof paymentFault>;
