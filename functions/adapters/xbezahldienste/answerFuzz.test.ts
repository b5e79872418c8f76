import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentAnswer } from "./createPaymentExchange.ts";
import { answering, json, ORDER, transactionAnswer } from "./createXbezahldienste.fixture.ts";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 500);
const FAILURES = ["payment-unavailable", "payment-refused", "payment-exists", "payment-unknown"];

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.uint8Array().map((bytes) => Buffer.from(bytes).toString("utf8")),
);
const anyStatus = fc.oneof(fc.constant(200), fc.integer({ min: 100, max: 599 }));
/** Words that a lenient parser could take for a confirmed payment. */
const tempting = fc.oneof(
  fc.constantFrom(
    "PAYED",
    "PAID",
    "payed",
    "INITIAL",
    "EUR",
    "tx-1",
    "req-1",
    150.5,
    "150.50",
    null,
    true,
    -1,
  ),
  fc.jsonValue(),
);
/** The documented answer of a paid transaction with some members replaced or taken away. */
const almostPaid = fc
  .record(
    {
      requestId: tempting,
      currency: tempting,
      grosAmount: tempting,
    },
    { requiredKeys: [] },
  )
  .chain((request) =>
    fc
      .record(
        {
          transactionId: tempting,
          status: tempting,
          transactionRedirectUrl: tempting,
          statusDetail: tempting,
        },
        { requiredKeys: [] },
      )
      .map((information) => transactionAnswer({ request, information: { status: "PAYED", ...information } })),
  );

async function everyCall(answer: PaymentAnswer) {
  const { provider } = answering([answer]);
  return [await provider.create(ORDER), await provider.read("tx-1")];
}

describe("an answer of a payment service that is anything", () => {
  it("is a transaction or a failure of the port, and never an exception", async () => {
    await fc.assert(
      fc.asyncProperty(anyStatus, anyText, async (status, text) => {
        for (const result of await everyCall({ status, text })) {
          expect(result.ok || FAILURES.includes(result.failure.kind)).toBe(true);
          // No such text says everything that a payment needs.
          expect(result.ok).toBe(false);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("is paid only when id, request id, amount, currency and status all say so", async () => {
    await fc.assert(
      fc.asyncProperty(almostPaid, async (body) => {
        const { paymentRequest, paymentInformation } = body;
        const { requestId, currency, grosAmount } = paymentRequest;
        const { transactionId, status } = paymentInformation;
        const said = [status, transactionId, requestId, currency, grosAmount];
        for (const result of await everyCall(json(200, body))) {
          const isPaid = result.ok && result.value.status === "PAYED";
          const { value } = result.ok ? result : {};
          const taken = ["PAYED", value?.transactionId, value?.requestId, value?.currency];
          // What counts as paid says what the answer said.
          expect(isPaid ? [...taken, (value?.amount ?? NaN) / 100] : said).toEqual(said);
        }
      }),
      { numRuns: RUNS, examples: [[transactionAnswer({ information: { status: "PAYED" } })]] },
    );
  });

  it.each(["requestId", "currency", "grosAmount"])("is not paid without %s", async (member) => {
    const { paymentRequest, paymentInformation } = transactionAnswer({ information: { status: "PAYED" } });
    const lacking = Object.fromEntries(Object.entries(paymentRequest).filter(([name]) => name !== member));
    for (const result of await everyCall(json(200, { paymentInformation, paymentRequest: lacking }))) {
      expect(result).toMatchObject({ ok: false, failure: { kind: "payment-refused" } });
    }
  });

  it.each(["paymentRequest", "paymentInformation", "transactionId", "status"])(
    "is not paid without %s",
    async (member) => {
      const { paymentRequest, paymentInformation } = transactionAnswer({ information: { status: "PAYED" } });
      const without = (object: object) =>
        Object.fromEntries(Object.entries(object).filter(([name]) => name !== member));
      const body = without({ paymentRequest, paymentInformation: without(paymentInformation) });
      for (const result of await everyCall(json(200, body))) {
        expect(result).toMatchObject({ ok: false, failure: { kind: "payment-refused" } });
      }
    },
  );
});
