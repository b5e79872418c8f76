/** What a fee is, told alike by server and browser. Free of zod. */
export { computeFee, type FeeTerms } from "../domain/fee/computeFee.ts";
export { euroText } from "../domain/fee/euroText.ts";
export { asksForm } from "../domain/fee/FeeType.ts";
export { requiresPayment } from "../domain/fee/requiresPayment.ts";
export { knownFee } from "../domain/fee/knownFee.ts";
