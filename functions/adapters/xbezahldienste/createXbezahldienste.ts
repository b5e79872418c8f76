import { err, ok, type Result } from "../../domain/result.ts";
import type { PaymentFailure, PaymentProvider, PaymentTransaction } from "../../ports/PaymentProvider.ts";
import { composePaymentRequest } from "./composePaymentRequest.ts";
import { createAuthorization } from "./createAuthorization.ts";
import {
  createPaymentExchange,
  type PaymentAnswer,
  type PaymentExchange,
  type PaymentRequest,
} from "./createPaymentExchange.ts";
import { failureOfProblem } from "./failureOfProblem.ts";
import { isPageAddress } from "./isPageAddress.ts";
import { parseJson } from "../http/parseJson.ts";
import { refused, unavailable } from "./paymentFailures.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";
import { readTransaction, type ReadTransaction } from "./readTransaction.ts";

/** One office at a payment service that speaks XBezahldienste 1.0.0. */
export function createXbezahldienste(
  options: PaymentServiceOptions,
  exchange: PaymentExchange = createPaymentExchange(options),
): PaymentProvider {
  const { baseUrl, redirectHosts, log } = options;
  const { host } = new URL(baseUrl);
  const office = `${options.originatorId}/${options.endPointId}`;
  const transactions = `${baseUrl}/paymenttransaction/${office}`;
  const addressOf = (id: string): string => `${transactions}/${encodeURIComponent(id)}`;
  const authorization = createAuthorization(options, exchange);

  const sendOnce = async (request: PaymentRequest): Promise<Result<PaymentAnswer, PaymentFailure>> => {
    const header = await authorization.header();
    if (!header.ok) return header;
    const { value: proof } = header;
    return exchange({
      ...request,
      headers: { ...request.headers, ...(proof !== undefined && { authorization: proof }) },
    });
  };

  const send = async (request: PaymentRequest): Promise<Result<PaymentAnswer, PaymentFailure>> => {
    const first = await sendOnce(request);
    // A token can end early, for example when the service was restarted: once more with a new one.
    return first.ok && first.value.status === 401 && authorization.renew() ? sendOnce(request) : first;
  };

  const transactionIn = ({ status, text }: PaymentAnswer): Result<ReadTransaction, PaymentFailure> => {
    const json = parseJson(text);
    // A gateway's page instead of JSON passes; JSON that says something else does not.
    if (json === undefined) return unavailable(`${host} answered ${status} without JSON`);
    const read = readTransaction(json);
    return read === undefined ? refused(`${host} answered otherwise than the standard`) : ok(read);
  };

  return {
    name: options.providerName,
    office: {
      providerName: options.providerName,
      originatorId: options.originatorId,
      endPointId: options.endPointId,
    },
    create: async (order) => {
      const body = composePaymentRequest(order, options);
      if (body === undefined) return refused("the amount is none that the standard carries");
      const answer = await send({
        method: "POST",
        url: transactions,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!answer.ok) return answer;
      if (!isSuccess(answer.value)) return failureOfProblem(answer.value, { asked: "create", host });
      const read = transactionIn(answer.value);
      if (!read.ok) return read;
      const { transaction, transactionUrl, redirectUrl } = read.value;
      if (
        transactionUrl !== undefined &&
        !isSameAddress(transactionUrl, addressOf(transaction.transactionId))
      ) {
        log.write("payment-address-differs", { host });
      }
      const created = withPage(transaction, { redirectUrl, redirectHosts });
      return created.status === "INITIAL" && created.pageUrl === undefined
        ? refused(`${host} named no page on a configured host`)
        : ok(created);
    },
    read: async (id) => {
      if (/^\.{0,2}$/.test(id)) return err({ kind: "payment-unknown" });
      const answer = await send({ method: "GET", url: addressOf(id) });
      if (!answer.ok) return answer;
      if (!isSuccess(answer.value)) return failureOfProblem(answer.value, { asked: "read", host });
      const read = transactionIn(answer.value);
      if (!read.ok) return read;
      const { transaction, redirectUrl } = read.value;
      return id === transaction.transactionId || id === transaction.requestId
        ? ok(withPage(transaction, { redirectUrl, redirectHosts }))
        : refused(`${host} answered with another transaction`);
    },
    check: async () => {
      const answer = await send({ method: "GET", url: `${baseUrl}/status/${office}` });
      if (!answer.ok) return answer;
      return isSuccess(answer.value)
        ? ok(undefined)
        : failureOfProblem(answer.value, { asked: "check", host });
    },
  };
}

function isSuccess({ status }: PaymentAnswer): boolean {
  return status >= 200 && status < 300;
}

/** The page only while it can be paid there, and only where people may be sent. */
function withPage(
  transaction: PaymentTransaction,
  page: { readonly redirectUrl: string | undefined; readonly redirectHosts: readonly string[] },
): PaymentTransaction {
  const { redirectUrl, redirectHosts } = page;
  return transaction.status === "INITIAL" &&
    redirectUrl !== undefined &&
    isPageAddress(redirectUrl, redirectHosts)
    ? { ...transaction, pageUrl: redirectUrl }
    : transaction;
}

function isSameAddress(said: string, ours: string): boolean {
  return URL.canParse(said) && new URL(said).href === new URL(ours).href;
}
