import { z } from "zod";
import { TRANSACTION_STATUSES, type PaymentTransaction } from "#ports/payment/PaymentProvider.ts";

/** What the standard takes, in euro cents. */
const LARGEST_CENTS = 99_999_900;

/** Nice to know: what is not as documented is left out, so that it can never hide whether something was paid. */
const optionalText = z.string().trim().min(1).max(2_000).nullish().catch(undefined);

const answerSchema = z.object({
  paymentRequest: z.object({
    requestId: z.string().min(1).max(100),
    currency: z.string().min(1).max(10),
    grosAmount: z.number(),
  }),
  paymentInformation: z.object({
    /** Part of an address: nothing that leads elsewhere. */
    transactionId: z.string().regex(/^(?!\.{1,2}$)[\x21-\x7e]{1,100}$/),
    status: z.enum(TRANSACTION_STATUSES),
    statusDetail: optionalText,
    transactionUrl: optionalText,
    transactionRedirectUrl: optionalText,
    transactionReference: optionalText,
    transactionTimestamp: z.iso.datetime({ offset: true }).nullish().catch(undefined),
    paymentMethod: optionalText,
    paymentMethodDetail: optionalText,
  }),
});

export interface ReadTransaction {
  /** Without the page, whose address has to be looked at first. */
  readonly transaction: PaymentTransaction;
  readonly transactionUrl: string | undefined;
  readonly redirectUrl: string | undefined;
}

/** A transaction as the standard documents it; undefined for everything else. */
export function readTransaction(json: unknown): ReadTransaction | undefined {
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const { paymentRequest, paymentInformation: said } = parsed.data;
  const amount = centsOf(paymentRequest.grosAmount);
  if (amount === undefined) return undefined;
  return {
    transaction: {
      transactionId: said.transactionId,
      requestId: paymentRequest.requestId,
      amount,
      currency: paymentRequest.currency,
      status: said.status,
      ...withoutNothing({
        statusDetail: said.statusDetail,
        reference: said.transactionReference,
        paidAt: said.transactionTimestamp && new Date(said.transactionTimestamp).toISOString(),
        method: said.paymentMethod,
        methodDetail: said.paymentMethodDetail,
      }),
    },
    transactionUrl: said.transactionUrl ?? undefined,
    redirectUrl: said.transactionRedirectUrl ?? undefined,
  };
}

/** The members that say something: optional ones of the port are absent and never undefined. */
function withoutNothing<Key extends string>(
  members: Readonly<Record<Key, string | null | undefined>>,
): { readonly [Name in Key]?: string } {
  const said: { [Name in Key]?: string } = {};
  for (const key in members) {
    const value = members[key];
    if (value) said[key] = value;
  }
  return said;
}

/** Euros with at most two decimals, as the standard writes amounts; undefined for what it cannot carry. */
export function eurosOf(cents: number): number | undefined {
  return Number.isInteger(cents) && cents > 0 && cents <= LARGEST_CENTS ? cents / 100 : undefined;
}

/** Euro cents; undefined for fractions of a cent, which the portal never requests. */
export function centsOf(euros: number): number | undefined {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && cents / 100 === euros ? cents : undefined;
}
