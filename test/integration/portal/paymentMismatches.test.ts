import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { payments } from "#commands/operator/payment/payments.ts";
import { press } from "../payment-provider/startPaymentProvider.ts";
import { filledIn } from "./filledIn.ts";
import { setFault, until } from "./portalUnderTest.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { operatorFacts } from "./operatorFacts.ts";
import { Visitor } from "./Visitor.ts";
import { FIXED_CENTS, FIXED_FEE } from "#test/fixtures/feeServices.ts";

const url = inject("portalUrl");
/** A service of the demo state with a fixed fee of 150 euros. */
const AMINA = { user: "amina", password: "amina-geheim" };

/** Credentials and an address that lead nowhere. */
const NO_AWS = {
  AWS_REGION: "eu-central-1",
  AWS_ACCESS_KEY_ID: "none",
  AWS_SECRET_ACCESS_KEY: "none",
  AWS_ENDPOINT_URL_DYNAMODB: "http://127.0.0.1:1",
};

const startedSchema = z.object({ pageUrl: z.url() });
const entrySchema = z.looseObject({
  entry: z.string(),
  processId: z.string(),
  why: z.string(),
  requestId: z.string(),
  transactionId: z.string(),
  reference: z.string(),
  settled: z.object({ at: z.iso.datetime(), note: z.string() }).nullable(),
});

const provider = (fault: Readonly<Record<string, unknown>>): Promise<void> =>
  setFault({ counterparty: "payment-provider", ...fault });
beforeEach(() => provider({ kind: "none" }));

/** A confirmed application with a fee of a signed-in person. */
async function unpaid(): Promise<{ readonly visitor: Visitor; readonly processId: string }> {
  const visitor = new Visitor(url);
  expect((await visitor.signIn(AMINA)).status).toBe(303);
  const processId = await filledIn(visitor, { leiKaId: FIXED_FEE });
  const completed = await visitor.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
  expect(completed.status).toBe(200);
  return { visitor, processId };
}

type Unpaid = Awaited<ReturnType<typeof unpaid>>;

async function pageOf({ visitor, processId }: Unpaid): Promise<string> {
  const path = `/api/processes/${processId}/payment/start`;
  const started = await visitor.call({ method: "POST", path, body: { locale: "de" } });
  return startedSchema.parse(started.body).pageUrl;
}

const comeBack = ({ visitor, processId }: Unpaid) =>
  visitor.call({ method: "POST", path: `/api/processes/${processId}/payment/complete` });

/** What the operator's command lists of one application. */
async function listed(processId: string, ...words: readonly string[]) {
  const { code, output } = await runOperator(["payments", "--mismatch", "--json", ...words, ...BECAUSE]);
  expect(code).toBe(0);
  // Those of other tests are none of these, and may lack what these have.
  const entries = z.array(z.looseObject({ processId: z.string().nullish() })).parse(JSON.parse(output));
  return z.array(entrySchema).parse(entries.filter((one) => one.processId === processId));
}

describe("the operator of a running portal", () => {
  it("finds a payment of a wrong amount with all that is needed to give it back, and settles it once", async () => {
    const application = await unpaid();
    const { processId } = application;
    const page = await pageOf(application);
    await press(page, { choice: "pay" });
    await provider({ kind: "wrong-amount" });
    expect((await comeBack(application)).body).toMatchObject({ stage: "error", status: "PAYMENT_FAILURE" });

    const [found] = await listed(processId);
    expect(found).toMatchObject({
      why: "amount-differs",
      asked: FIXED_CENTS,
      reported: { amount: FIXED_CENTS + 100, currency: "EUR" },
      providerName: "Landeskasse Musterland",
      originatorId: "recognition-portal",
      used: false,
      settled: null,
    });
    const entry = found?.entry ?? "";
    const shown = await runOperator(["payments", "--mismatch", ...BECAUSE]);
    for (const fact of [
      entry,
      found?.reference,
      found?.transactionId,
      `asked: ${String(FIXED_CENTS)} cents`,
    ]) {
      expect(shown.output).toContain(fact);
    }
    expect(shown.output).not.toMatch(/Amina|Beispiel/);

    const note = "Given back by the cash office";
    const settle = ["payments", "--settle", entry, "--note", note];
    const listedEntry = entrySchema.pick({ entry: true, settled: true }).parse(await operatorFacts(settle));
    expect(listedEntry).toMatchObject({ entry, settled: { note } });
    const again = await runOperator(settle);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("was settled before")]);
    expect(await listed(processId)).toEqual([]);
    expect(await listed(processId, "--all")).toMatchObject([listedEntry]);
    // Now it can be paid. Until here the provider keeps to its word: the right amount would pay after all.
    await provider({ kind: "none" });
    await press(await pageOf(application), { choice: "pay" });
    await comeBack(application);
    await until(async () => {
      const { body } = await application.visitor.get(`/api/processes/${processId}/payment`);
      return z.object({ stage: z.string() }).parse(body).stage === "paid" ? true : undefined;
    });
  });

  it("finds the second payment of an application that was paid twice, and it alone", async () => {
    const application = await unpaid();
    const first = await pageOf(application);
    await press(first, { choice: "fail" });
    expect((await comeBack(application)).body).toMatchObject({ stage: "error" });
    const second = await pageOf(application);
    await press(second, { choice: "pay" });
    await press(first, { choice: "pay" });
    expect((await comeBack(application)).status).toBe(200);
    const found = await listed(application.processId);
    expect(found).toMatchObject([
      { why: "paid-twice", asked: FIXED_CENTS, reported: { amount: FIXED_CENTS } },
    ]);
  });

  it("gets a sentence about what is wrong with words, entries and tables", async () => {
    const unknown = await runOperator(["payments", "--settle", "nobody/r/paid-twice", "--note", "x"]);
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("There is no entry")]);
    expect((await runOperator(["payments", "--settle", "x"])).output).toContain("--note TEXT");
    for (const [name, value] of Object.entries(NO_AWS)) vi.stubEnv(name, value);
    const { exitCode, err } = await payments([
      "--settle",
      "nobody/r/paid-twice",
      "--note",
      "x",
      "--table",
      "none",
    ]);
    expect([exitCode, err]).toEqual([2, expect.stringContaining("The table of payments cannot be used. ")]);
  });
});
