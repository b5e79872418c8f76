import type { RequestListener } from "node:http";
import { z } from "zod";
import { throughFault } from "../kit/createFaults.ts";
import { contentSecurityPolicy, html, json, type Answer, createListener, type Call } from "../kit/http.ts";
import {
  type CounterpartyClock,
  counterpartySettings,
  type OpenCounterparty,
  runCounterparty,
} from "../kit/runCounterparty.ts";
import { answerApi, readAsked } from "./answerApi.ts";
import { answerPage } from "./answerPage.ts";
import { openCredentials, createAccessTokens, SCOPE } from "./createAccessTokens.ts";
import { createPaymentFaults, PAYMENT_FAULTS, type PaymentFault, paymentFault } from "./faults.ts";
import { OFFICES } from "./OFFICES.ts";
import { openTlsFiles } from "./openTlsFiles.ts";
import { API_PATH, type PaymentState } from "./PaymentState.ts";
import { describedProblem, problem } from "./problem.ts";
import { openTransactionStore } from "./transactionStore.ts";

/** `mutualTls`: https, and the calls of the API need the client certificate instead of other credentials. */
const paymentProviderSettings = counterpartySettings.extend({
  mutualTls: z.boolean().default(false),
});
type PaymentProviderSettings = z.infer<typeof paymentProviderSettings>;

/** A payment service for several offices, by XBezahldienste 1.0.0, with its page. */
async function openPaymentProvider(
  { port, stateFolder, portalUrl, mutualTls }: PaymentProviderSettings,
  clock: CounterpartyClock,
): Promise<OpenCounterparty<PaymentFault>> {
  const secured = mutualTls ? await openTlsFiles(stateFolder, clock.now()) : undefined;
  const credentials = await openCredentials(stateFolder);
  const faults = createPaymentFaults();
  const state: PaymentState = {
    // Another site than the portal's, so that faults with cookies show.
    origin: `${mutualTls ? "https" : "http"}://localhost:${port}`,
    clock,
    transactions: openTransactionStore(stateFolder, clock),
    credentials,
    tokens: createAccessTokens(credentials, clock),
    faults,
    mutualTls,
  };
  return {
    listener: createPaymentListener(state, portalUrl),
    ...(secured !== undefined && { tls: secured.tls }),
    setFault: faults.set,
    description: {
      baseUrl: `${state.origin}${API_PATH}`,
      tokenUrl: `${state.origin}${TOKEN_PATH}`,
      scope: SCOPE,
      pageHost: `localhost:${port}`,
      booksUrl: `${state.origin}${BOOKS_PATH}`,
      offices: OFFICES,
      ...credentials,
      ...(secured !== undefined && { tls: secured.files }),
      faults: PAYMENT_FAULTS,
    },
  };
}

const TOKEN_PATH = "/oauth/token";
/** For tests and curious developers: what was really paid, whatever the API says. */
const BOOKS_PATH = "/books";

/** API, token endpoint and payment page on one port. */
function createPaymentListener(state: PaymentState, portalUrl: string): RequestListener {
  return createListener({
    name: "Payment provider",
    bodyMaxBytes: 100_000,
    headers: { "content-security-policy": contentSecurityPolicy(portalUrl) },
    answer: (call) => answerTo(state, call),
    failed: problem(500, "UNSPECIFIED"),
  });
}

async function answerTo(state: PaymentState, call: Call): Promise<Answer | undefined> {
  const { method = "" } = call.request;
  const { pathname: path } = call.url;
  if (method === "GET" && path === BOOKS_PATH) return books(state);
  const isToken = method === "POST" && path === TOKEN_PATH;
  const asked = readAsked(method, path);
  const name = isToken ? "token" : asked?.call;
  if (name === undefined) return (await answerPage(state, call)) ?? problem(404, "UNSPECIFIED");
  const kinds = ["unavailable", "slow", "forbidden", "refuse", "drop-answer", "gateway-page"] as const;
  const fault = state.faults.take(name, kinds);
  return throughFault(
    fault,
    () => refusalOf(fault) ?? (asked === undefined ? grant(state, call) : answerApi(state, { asked, call })),
  );
}

/** What a fault answers in place of the service. */
function refusalOf(fault: PaymentFault | undefined): Answer | undefined {
  switch (fault?.kind) {
    case "unavailable":
      return describedProblem({ status: 503, code: "UNSPECIFIED", title: "Maintenance" });
    case "forbidden":
      return problem(403, "FORBIDDEN");
    case "refuse":
      return describedProblem({
        status: fault.status,
        code: fault.functionalCode,
        title: "Refused by order",
      });
    case "gateway-page":
      return { ...html("<html><title>Maintenance</title></html>"), contentType: "text/html" };
    default:
      return undefined;
  }
}

async function grant(state: PaymentState, call: Call): Promise<Answer> {
  const form = await call.form();
  return state.tokens.grant(form, { endsEarly: state.faults.take("token", ["token-ends"]) !== undefined });
}

function books(state: PaymentState): Answer {
  return json(
    200,
    state.transactions.all().map(({ transactionId, office, request, status, booking }) => ({
      transactionId,
      office,
      requestId: request.requestId,
      grosAmount: request.grosAmount,
      status,
      references: booking?.references ?? [],
    })),
  );
}

await runCounterparty({
  settings: paymentProviderSettings,
  fault: paymentFault,
  hosts: ["127.0.0.1", "::1"],
  open: openPaymentProvider,
});
