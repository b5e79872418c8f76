/** What a receipt is, for those who check one. */
export type { DeliveryEvent, DeliveryReceipt } from "../domain/submission/DeliveryReceipt.ts";
export type { SealedStatement } from "../domain/submission/SealedStatement.ts";
