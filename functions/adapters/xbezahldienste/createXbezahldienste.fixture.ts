import { ok, type Result } from "#domain/result.ts";
import type { LogFields, LogMessage } from "#ports/operation/EventLog.ts";
import type { PaymentFailure, PaymentOrder, PaymentProvider } from "#ports/payment/PaymentProvider.ts";
import type { PaymentAnswer, PaymentRequest } from "./createPaymentExchange.ts";
import { createXbezahldienste } from "./createXbezahldienste.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";

export const ORDER: PaymentOrder = {
  requestId: "req-1",
  requestedAt: "2026-11-21T13:00:00+01:00",
  amount: 15_050,
  purpose: "Gebühr Anerkennung",
  description: "Gebühr: Anerkennung",
  returnUrl: "https://portal.example/redirect?payment=1",
};

export const BASE = "https://pay.example/api";
const TRANSACTION_URL = `${BASE}/paymenttransaction/portal/09162000/tx-1`;

/** A transaction as the standard shows one; members of `information` and `request` can be replaced or left out. */
export function transactionAnswer(
  changes: {
    readonly information?: Readonly<Record<string, unknown>>;
    readonly request?: Readonly<Record<string, unknown>>;
  } = {},
) {
  return {
    paymentRequest: { requestId: "req-1", currency: "EUR", grosAmount: 150.5, ...changes.request },
    paymentInformation: {
      transactionUrl: TRANSACTION_URL,
      transactionRedirectUrl: "https://pay.example/page/tx-1",
      transactionId: "tx-1",
      status: "INITIAL",
      ...changes.information,
    },
  };
}

export function json(status: number, body: unknown): PaymentAnswer {
  return { status, text: JSON.stringify(body) };
}

interface LoggedLine {
  readonly message: LogMessage;
  readonly fields: LogFields;
}

export interface AskedProvider {
  readonly provider: PaymentProvider;
  readonly requests: readonly PaymentRequest[];
  readonly lines: readonly LoggedLine[];
}

/** A provider whose service gives these answers, the last one again and again. */
export function answering(
  answers: readonly (PaymentAnswer | Result<PaymentAnswer, PaymentFailure>)[],
  options: Partial<PaymentServiceOptions> = {},
): AskedProvider {
  const requests: PaymentRequest[] = [];
  const lines: LoggedLine[] = [];
  const provider = createXbezahldienste(
    {
      providerName: "Zahlstelle",
      baseUrl: BASE,
      originatorId: "portal",
      endPointId: "09162000",
      authentication: { kind: "none" },
      trustRoots: [],
      redirectHosts: ["pay.example"],
      upperCasePurpose: false,
      bookingData: {},
      clock: { now: () => new Date("2026-11-21T12:00:00Z") },
      log: { write: (message, fields = {}) => lines.push({ message, fields }) },
      ...options,
    },
    (request) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? { status: 500, text: "" };
      requests.push(request);
      return Promise.resolve("ok" in answer ? answer : ok(answer));
    },
  );
  return { provider, requests, lines };
}
