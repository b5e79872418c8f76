import { z } from "zod";
import { feeInformationSchema } from "#domain/payment/feeInformation.ts";
import { paymentRuleSchema } from "#domain/payment/paymentRule.ts";
import {
  PAYMENT_ACTIONS,
  PAYMENT_RESULTS,
  PAYMENT_STAGES,
  PAYMENT_WAITS,
} from "#domain/payment/paymentStages.ts";
import { PROCESS_STATUSES } from "#domain/application/ProcessStatus.ts";
import { operation, localeSchema } from "./operation.ts";
import { idSchema } from "./processViews.ts";

const processPath = z.object({ processId: idSchema });

/** Where the payment of an application stands. Amounts are euro cents. */
export const paymentViewSchema = z.object({
  stage: z.enum(PAYMENT_STAGES),
  /** How the flow ended; null while nothing is decided. */
  result: z.enum(PAYMENT_RESULTS).nullable(),
  /** What can be done now; nothing else is answered well. */
  actions: z.array(z.enum(PAYMENT_ACTIONS)),
  /** Whose turn it is; null where nothing is waited for any more. */
  waitsFor: z.enum(PAYMENT_WAITS).nullable(),
  status: z.enum(PROCESS_STATUSES),
  /** The number to quote when asking about the payment, also the purpose of the transfer; null before the first one. */
  ticketNumber: z.string().nullable(),
  /** Null where nothing is due now. */
  amount: z.int().nullable(),
  currency: z.literal("EUR"),
  legalBasis: feeInformationSchema.shape.legalBasis.nullable(),
  /** The authority that gets the money. */
  recipient: z.string(),
  /** Who takes the payment; null where the authority has no payment service. */
  providerName: z.string().nullable(),
  skipAllowed: z.boolean(),
  /** A hint of what the provider's page offers; which one is taken is decided there. */
  methods: paymentRuleSchema.shape.methods,
  /** The way that was chosen for the running payment; null where none was. */
  chosenMethod: z.string().nullable(),
  /**
   * All payments received, the earliest first. Where there are two, the second is refunded and support contacts the
   * person.
   */
  paid: z.array(
    z.object({
      amount: z.int(),
      /** Kassenzeichen. */
      reference: z.string().nullable(),
      paidAt: z.string().nullable(),
      method: z.string().nullable(),
    }),
  ),
  /** How long the application can be paid. */
  availableUntil: z.iso.datetime(),
});

export const paymentOperations = {
  getPayment: operation({
    path: processPath,
    response: paymentViewSchema,
    problems: ["process-not-found", "process-expired", "trust-level-too-low"],
  }),
  /** Starts, reopens or restarts, as the payment stands. It is the order to send as soon as it is paid, too. */
  startPayment: operation({
    path: processPath,
    /** The language of the screens, also of the page that the provider leads back to. */
    body: z.strictObject({
      locale: localeSchema,
      /** The way to pay that was chosen, of `methods`: a hint that the person is reminded of. */
      method: z
        .string()
        .regex(/^[\w-]{1,36}$/)
        .optional(),
    }),
    response: z.object({
      payment: paymentViewSchema,
      /** The provider's page; null where it turned out that the payment is decided. */
      pageUrl: z.url().nullable(),
    }),
    problems: [
      "process-not-found",
      "process-expired",
      "trust-level-too-low",
      "edited-elsewhere",
      "status-conflict",
      "form-not-found",
      "form-incomplete",
      "data-differs",
      "account-required",
      "provider-not-accepted",
      "notice-undecided",
      "sign-in-again",
      "payment-not-required",
      "payment-in-flight",
      "already-paid",
      "payment-unclear",
      "payment-skipped",
      "payment-refused",
      "payment-unavailable",
    ],
  }),
  /** The browser came back, or asks again: the provider is asked, whatever the browser says. */
  completePayment: operation({
    path: processPath,
    response: paymentViewSchema,
    problems: [
      "process-not-found",
      "process-expired",
      "trust-level-too-low",
      "status-conflict",
      "payment-unavailable",
    ],
  }),
};

/** Where a provider's page leads back to. What stands behind it proves nothing: the provider is asked. Free of zod. */
export function paymentReturnPath({
  processId,
  locale,
}: {
  readonly processId: string;
  readonly locale: "de" | "en";
}): string {
  return `${locale === "de" ? "/formular" : "/en/form"}?process=${processId}&payment=returned`;
}
