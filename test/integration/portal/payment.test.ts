import { beforeEach, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { press } from "../payment-provider/startPaymentProvider.ts";
import { collectingOf } from "./collectingOf.ts";
import { FEE_BY_INVOICE } from "#test/fixtures/feeServices.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { Payer } from "./Payer.ts";
import { advanceClock, setFault, until } from "./portalUnderTest.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { problemOf } from "./Visitor.ts";

const url = inject("portalUrl");
/** More than the time to the first payment check, and between two runs of the sweep. */
const SWEEP_SECONDS = 5 * 60;
const HOUR_SECONDS = 3_600;
const mismatchesSchema = z.array(z.object({ processId: z.string(), why: z.string() }));

const fault = (kind: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  setFault({ counterparty: "payment-provider", kind, ...more });

beforeEach(() => fault("none"));

/** Why an operator has to look at the payment. */
async function whys({ processId }: Payer): Promise<readonly string[]> {
  const { output } = await runOperator(["payments", "--mismatch", "--json", ...BECAUSE]);
  return mismatchesSchema
    .parse(JSON.parse(output))
    .flatMap((entry) => (entry.processId === processId ? [entry.why] : []));
}

describe("a fee that was paid", () => {
  it("sends the application when the browser comes back, and ends the waiting for it", async () => {
    const payer = await Payer.atPortal(url);
    expect(await payer.refusalToSend()).toBe("payment-required");
    await payer.presses("pay");
    expect((await collectingOf(payer.processId)).map(({ status }) => status)).toEqual(["RUNNING"]);
    expect((await payer.comesBack()).stage).toBe("paid");
    // The waiting may have begun later than the return: asking again ends it then.
    await until(async () => {
      await payer.comesBack();
      const waiting = (await collectingOf(payer.processId)).filter(({ status }) => status !== "SUCCEEDED");
      return waiting.length === 0 ? true : undefined;
    });
    await payer.expectArrival();
    expect(await whys(payer)).toEqual([]);
  });

  onEmbedded.clock("sends the application when the browser never comes back", async () => {
    const payer = await Payer.atPortal(url);
    await payer.presses("pay");
    await advanceClock(SWEEP_SECONDS);
    await payer.expectArrival();
  });

  onEmbedded.clock("sends the application long after the 24 hours of a draft", async () => {
    const payer = await Payer.atPortal(url);
    const pageUrl = await payer.presses("close");
    await advanceClock(30 * HOUR_SECONDS);
    await press(pageUrl, { choice: "pay" });
    await advanceClock(SWEEP_SECONDS);
    await payer.expectArrival();
  });

  onEmbedded.clock("after it was cancelled sends the application, and is listed", async () => {
    const payer = await Payer.atPortal(url);
    const pageUrl = await payer.presses("cancel");
    expect(await payer.comesBack()).toMatchObject({ stage: "cancelled", status: "PAYMENT_PENDING" });
    await press(pageUrl, { choice: "pay" });
    await advanceClock(SWEEP_SECONDS);
    await payer.expectArrival();
    expect(await whys(payer)).toEqual(["paid-after-cancel"]);
  });

  onEmbedded.clock("at two windows sends the application once, and the second is listed", async () => {
    const payer = await Payer.atPortal(url);
    const first = await payer.presses("fail");
    expect(await payer.comesBack()).toMatchObject({ stage: "error", status: "PAYMENT_FAILURE" });
    const second = await payer.presses("pay");
    expect(second).not.toBe(first);
    await press(first, { choice: "pay" });
    await advanceClock(SWEEP_SECONDS);
    await payer.expectArrival();
    expect(await whys(payer)).toEqual(["paid-twice"]);
  });

  it("twice on one page sends the application once, and is listed", async () => {
    const payer = await Payer.atPortal(url);
    await payer.presses("pay-twice");
    expect((await payer.comesBack()).stage).toBe("paid");
    await payer.expectArrival();
    expect(await whys(payer)).toEqual(["taken-twice"]);
  });
});

describe("a fee that was not paid", () => {
  onEmbedded.clock("as asked for stops the application visibly, and is listed", async () => {
    const payer = await Payer.atPortal(url);
    await fault("wrong-amount", { call: "read" });
    await payer.presses("pay");
    expect(await payer.comesBack()).toMatchObject({ stage: "error", status: "PAYMENT_FAILURE", actions: [] });
    await advanceClock(SWEEP_SECONDS);
    expect(await whys(payer)).toEqual(["amount-differs"]);
    expect(problemOf(await payer.start())).toBe("payment-unclear");
    expect((await payer.payment()).status).toBe("PAYMENT_FAILURE");
    expect(await payer.refusalToSend()).toBe("payment-required");
  });

  it("because the payment service is in maintenance can be paid as soon as that is over", async () => {
    const payer = await Payer.atPortal(url);
    await fault("unavailable");
    const refused = await payer.start();
    expect([refused.status, problemOf(refused)]).toEqual([424, "payment-unavailable"]);
    expect(await payer.payment()).toMatchObject({ stage: "pending", actions: ["reopen"] });
    await fault("none");
    await payer.presses("pay");
    expect((await payer.comesBack()).stage).toBe("paid");
    await payer.expectArrival();
  });

  it("may be paid by invoice where the service allows it, and then no more", async () => {
    const payer = await Payer.atPortal(url, FEE_BY_INVOICE);
    expect((await payer.sendByInvoice()).status).toBe(200);
    expect((await payer.payment()).stage).toBe("skipped");
    expect(problemOf(await payer.start())).toBe("payment-not-required");
    await payer.expectArrival();
  });

  it("is begun once by two browsers at the same time", async () => {
    const payer = await Payer.atPortal(url);
    const other = await payer.elsewhere();
    const answers = await Promise.all([payer.start(), other.start(), payer.start()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const pages = answers.map(({ body }) => z.object({ pageUrl: z.url() }).parse(body).pageUrl);
    expect(new Set(pages).size).toBe(1);
    expect(await collectingOf(payer.processId)).toHaveLength(1);
    await press(pages[0], { choice: "pay" });
    await Promise.all([payer.comesBack(), other.comesBack()]);
    await payer.expectArrival();
  });
});
