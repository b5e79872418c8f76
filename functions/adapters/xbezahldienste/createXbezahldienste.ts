import { err, ok, type Result } from "#domain/result.ts";
import type { PaymentFailure, PaymentProvider, PaymentTransaction } from "#ports/payment/PaymentProvider.ts";
import { parseJson } from "../http/readBoundedBody.ts";
import { checkPaymentOffice, createPaymentSender } from "./createPaymentSender.ts";
import { composePaymentRequest } from "./composePaymentRequest.ts";
import {
  createPaymentExchange,
  type PaymentAnswer,
  type PaymentExchange,
  isSuccess,
} from "./createPaymentExchange.ts";
import { failureOfProblem } from "./failureOfProblem.ts";
import { refused, unavailable } from "./paymentFailures.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";
import { readTransaction, type ReadTransaction } from "./readTransaction.ts";

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** Whether people may be sent to this page: https on a configured host; plain http on this machine only. */
function isPageAddress(address: string, redirectHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host, username } = new URL(address);
  const isProtected = protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
  return isProtected && username === "" && redirectHosts.includes(host);
}

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
  const send = createPaymentSender(options, exchange);

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
        log.write("payment-address-differs", { of: "transaction", host: hostIn(transactionUrl) });
      }
      if (redirectUrl !== undefined && !isPageAddress(redirectUrl, redirectHosts)) {
        log.write("payment-address-differs", { of: "page", host: hostIn(redirectUrl) });
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
    check: () => checkPaymentOffice(options, send),
  };
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

/** Host of the received address; its path can contain confidential data. */
const hostIn = (address: string): string => (URL.canParse(address) ? new URL(address).host : "none");

function isSameAddress(said: string, ours: string): boolean {
  return URL.canParse(said) && new URL(said).href === new URL(ours).href;
}
