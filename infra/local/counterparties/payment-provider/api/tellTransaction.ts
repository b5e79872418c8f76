import type { PaymentWorld } from "../PaymentWorld.ts";
import { API_PATH } from "../PaymentWorld.ts";
import type { Call } from "../paymentFault.ts";
import type { StoredTransaction } from "../state/storedTransaction.ts";
import { json, type ProviderAnswer } from "./ProviderAnswer.ts";

/** A transaction as the API tells it, or as a mishap has it told. */
export function tellTransaction(
  world: PaymentWorld,
  { transaction, call }: { readonly transaction: StoredTransaction; readonly call: Call },
): ProviderAnswer {
  const { transactionId, office, request, status, statusDetail, earlyReference, booking } = transaction;
  const names = [
    "wrong-amount",
    "wrong-currency",
    "wrong-request-id",
    "foreign-page",
    "unknown-method",
  ] as const;
  const mishap = world.mishaps.take(call, names)?.mishap;
  const paid = status === "PAYED" ? booking : undefined;
  const page = mishap === "foreign-page" ? "https://pay.evil.example" : world.origin;
  const reference = paid?.references.at(-1) ?? (status === "INITIAL" ? earlyReference : undefined);
  return json(200, {
    paymentRequest: {
      ...request,
      ...(mishap === "wrong-amount" && { grosAmount: request.grosAmount + 1 }),
      ...(mishap === "wrong-currency" && { currency: "CHF" }),
      ...(mishap === "wrong-request-id" && { requestId: `${request.requestId.slice(0, 30)}-other` }),
    },
    paymentInformation: {
      transactionUrl: `${world.origin}${API_PATH}/paymenttransaction/${office}/${transactionId}`,
      ...(status === "INITIAL" && { transactionRedirectUrl: `${page}/pay/${transactionId}` }),
      transactionId,
      ...(reference !== undefined && { transactionReference: reference }),
      ...(paid !== undefined && {
        transactionTimestamp: new Date(paid.bookedAt).toISOString(),
        paymentMethod: mishap === "unknown-method" ? "BARTER" : paid.method,
        ...(paid.method === "OTHER" && { paymentMethodDetail: "Wero" }),
      }),
      status,
      ...(statusDetail !== undefined && { statusDetail }),
    },
  });
}
