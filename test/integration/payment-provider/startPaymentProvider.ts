import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { createPaymentExchange } from "#adapters/xbezahldienste/createPaymentExchange.ts";
import { createXbezahldienste } from "#adapters/xbezahldienste/createXbezahldienste.ts";
import type {
  PaymentAuthentication,
  PaymentServiceOptions,
} from "#adapters/xbezahldienste/PaymentServiceOptions.ts";
import type { PaymentOrder, PaymentProvider, PaymentTransaction } from "#ports/payment/PaymentProvider.ts";
import { startCounterpartyProcess, type RunningCounterparty } from "../startCounterpartyProcess.ts";

const officeSchema = z.object({
  originatorId: z.string(),
  endPointId: z.string(),
  authentication: z.enum(["oauth", "basic", "none"]),
  requiredBookingData: z.array(z.string()),
  upperCasePurpose: z.boolean(),
});

const description = z.object({
  baseUrl: z.url(),
  tokenUrl: z.url(),
  scope: z.string(),
  pageHost: z.string(),
  booksUrl: z.url(),
  offices: z.array(officeSchema),
  oauth: z.object({ id: z.string(), secret: z.string() }),
  basic: z.object({ user: z.string(), password: z.string() }),
  tls: z.object({ caFile: z.string(), certificateFile: z.string(), keyFile: z.string() }).optional(),
  faults: z.array(z.string()),
});
export type RunningPaymentProvider = RunningCounterparty<z.infer<typeof description>>;
export type Office = z.infer<typeof officeSchema>;

export function startPaymentProvider(
  own: { readonly mutualTls?: boolean } = {},
): Promise<RunningPaymentProvider> {
  return startCounterpartyProcess("payment-provider", description, own);
}

export function officeWith(
  running: RunningPaymentProvider,
  authentication: Office["authentication"],
): Office {
  const office = running.description.offices.find((one) => one.authentication === authentication);
  if (office === undefined) throw new Error(`no office with ${authentication}`);
  return office;
}

/** The adapter for one office of the running provider, with everything it asks for. */
export function providerAt(
  running: RunningPaymentProvider,
  kind: PaymentAuthentication["kind"],
  {
    timeoutMilliseconds,
    ...changes
  }: Partial<PaymentServiceOptions> & { readonly timeoutMilliseconds?: number } = {},
): PaymentProvider {
  const { baseUrl, tokenUrl, scope, pageHost, oauth, basic, tls } = running.description;
  const pem = (file: string | undefined): string => readFileSync(file ?? "", "utf8");
  const authentications: Readonly<Record<typeof kind, () => PaymentAuthentication>> = {
    oauth: () => ({ kind: "oauth", tokenUrl, scope, credentials: () => Promise.resolve(oauth) }),
    basic: () => ({ kind: "basic", credentials: () => Promise.resolve(basic) }),
    none: () => ({ kind: "none" }),
    mtls: () => ({
      kind: "mtls",
      credentials: () => Promise.resolve({ certificate: pem(tls?.certificateFile), key: pem(tls?.keyFile) }),
    }),
  };
  const office = officeWith(running, kind === "mtls" ? "none" : kind);
  const options: PaymentServiceOptions = {
    providerName: "Zahlstelle",
    baseUrl,
    originatorId: office.originatorId,
    endPointId: office.endPointId,
    authentication: authentications[kind](),
    trustRoots: tls === undefined ? [] : [pem(tls.caFile)],
    redirectHosts: [pageHost],
    upperCasePurpose: office.upperCasePurpose,
    bookingData: Object.fromEntries(office.requiredBookingData.map((key) => [key, "0310/11101"])),
    clock: { now: () => new Date() },
    log: {
      write: (message) => {
        throw new Error(message);
      },
    },
    ...changes,
  };
  return createXbezahldienste(options, createPaymentExchange(options, timeoutMilliseconds));
}

export function newOrder(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    requestId: randomUUID(),
    requestedAt: new Date().toISOString(),
    amount: 15_050,
    purpose: "Gebühr für Übungsleiterin / Örtliche Stelle",
    description: "Gebühr: Anerkennung (Gesundheits- und Krankenpflege) „Łódź“ 病",
    returnUrl: "http://127.0.0.1:4000/redirect?payment=1",
    ...changes,
  };
}

/** A payment that waits to be paid; fails the test when it does not begin. */
export async function begunAt(
  running: RunningPaymentProvider,
  kind: PaymentAuthentication["kind"],
  order = newOrder(),
): Promise<PaymentTransaction> {
  const created = await providerAt(running, kind).create(order);
  if (!created.ok) throw new Error(JSON.stringify(created.failure));
  return created.value;
}

const booksSchema = z.array(
  z.object({
    transactionId: z.string(),
    requestId: z.string(),
    status: z.string(),
    references: z.array(z.string()),
  }),
);

/** What was really paid for a request id, whatever the API reports. */
export async function booksOf(
  running: RunningPaymentProvider,
  requestId: string,
): Promise<z.infer<typeof booksSchema>> {
  const answer = await fetch(running.description.booksUrl);
  return booksSchema.parse(await answer.json()).filter((one) => one.requestId === requestId);
}

/** Presses a button on the payment page, as a browser without scripts does. */
export function press(
  pageUrl: string | undefined,
  form: { readonly choice: string; readonly method?: string },
): Promise<Response> {
  return fetch(pageUrl ?? "", { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
}
