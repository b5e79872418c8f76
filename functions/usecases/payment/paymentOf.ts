import type { Payment } from "../../domain/payment/Payment.ts";
import type { Process } from "../../domain/process/Process.ts";

/** Under what the payment of an application is kept, and by which payment service it is made. */
export function paymentOf({ id, metadata }: Process): Pick<Payment, "processId" | "service"> {
  return { processId: id, service: { authorityId: metadata.authority.id, leiKaId: metadata.leiKaId } };
}
