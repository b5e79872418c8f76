import type { PaymentOrder } from "#ports/payment/PaymentProvider.ts";
import { eurosOf } from "./readTransaction.ts";
import { fittingDescription, fittingPurpose } from "./fittingText.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";

/**
 * The body of a creation, or undefined for an amount that the standard cannot carry. One item without tax, so that the
 * sums cannot differ. What is absent is left out: some services refuse null and empty objects. No person is named: the
 * standard does not ask for the requestor, and the person enters on the provider's page what the payment needs.
 */
export function composePaymentRequest(
  order: PaymentOrder,
  { upperCasePurpose, bookingData }: Pick<PaymentServiceOptions, "upperCasePurpose" | "bookingData">,
): Readonly<Record<string, unknown>> | undefined {
  const euros = eurosOf(order.amount);
  if (euros === undefined) return undefined;
  const description = fittingDescription(order.description);
  return {
    requestId: order.requestId,
    requestTimestamp: new Date(order.requestedAt).toISOString(),
    currency: "EUR",
    grosAmount: euros,
    purpose: fittingPurpose(order.purpose, { upperCase: upperCasePurpose }),
    description,
    redirectUrl: order.returnUrl,
    items: [
      {
        id: "1",
        reference: "FEE",
        description,
        taxRate: 0,
        quantity: 1,
        totalNetAmount: euros,
        totalTaxAmount: 0,
        singleNetAmount: euros,
        singleTaxAmount: 0,
        ...(Object.keys(bookingData).length > 0 && { bookingData }),
      },
    ],
  };
}
