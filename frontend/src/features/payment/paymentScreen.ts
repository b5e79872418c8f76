import type { Payment } from "./Payment.ts";

/**
 * What the payment step shows. `checking`: the provider is being asked after the person came back; `unreached`: its page
 * never opened; `arrived`: paid, and about to be sent; `unclear`: money came that fits nothing.
 */
export type PaymentScreen =
  "choose" | "checking" | "unreached" | "pending" | "arrived" | "cancelled" | "error" | "unclear" | "over";

/** `heard`: the provider was asked since the page opened. Before, nobody is told to pay what may be paid already. */
export function paymentScreen(
  { stage, waitsFor }: Pick<Payment, "stage" | "waitsFor">,
  heard: boolean,
): PaymentScreen {
  switch (stage) {
    case "method-selection":
      return "choose";
    case "cancelled":
      return "cancelled";
    case "error":
      return waitsFor === "support" ? "unclear" : "error";
    case "pending":
      if (waitsFor === "sending") return "arrived";
      if (!heard) return "checking";
      return waitsFor === "provider" ? "unreached" : "pending";
    default:
      return "over";
  }
}
