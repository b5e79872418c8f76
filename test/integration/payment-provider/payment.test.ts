import { describe, expect, it } from "vitest";
import type { PaymentTransaction } from "#ports/payment/PaymentProvider.ts";
import { begunAt, booksOf, newOrder, press, providerAt } from "./startPaymentProvider.ts";
import { sharedPaymentProvider } from "./sharedPaymentProvider.ts";

const running = sharedPaymentProvider();
const begun = (order = newOrder()) => begunAt(running(), "oauth", order);

async function read(transactionId: string): Promise<PaymentTransaction> {
  const answer = await providerAt(running(), "oauth").read(transactionId);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

describe("a payment at a payment service", () => {
  it.each(["oauth", "basic", "none"] as const)("is begun, paid and read with %s", async (kind) => {
    const provider = providerAt(running(), kind);
    expect(await provider.check()).toEqual({ ok: true, value: undefined });
    const order = newOrder();
    const created = await provider.create(order);
    expect(created).toMatchObject({
      ok: true,
      value: { requestId: order.requestId, amount: 15_050, currency: "EUR", status: "INITIAL" },
    });
    if (!created.ok) return;
    const { pageUrl, transactionId } = created.value;
    const left = await press(pageUrl, { choice: "pay", method: "OTHER" });
    expect([left.status, left.headers.get("location")]).toEqual([303, order.returnUrl]);
    const paid = await provider.read(transactionId);
    expect(paid).toMatchObject({
      ok: true,
      value: { status: "PAYED", amount: 15_050, method: "OTHER", methodDetail: "Wero" },
    });
    if (!paid.ok) return;
    expect(paid.value.reference).toMatch(/^KZ-\d{9}$/);
    expect(Date.parse(paid.value.paidAt ?? "")).toBeGreaterThan(0);
    expect(paid.value.pageUrl).toBeUndefined();
    expect(await booksOf(running(), order.requestId)).toMatchObject([
      { status: "PAYED", references: [paid.value.reference] },
    ]);
  });

  it.each([
    ["fail", "FAILED"],
    ["cancel", "CANCELED"],
  ])("that ends with %s is %s and may still be paid from a second window", async (choice, status) => {
    const { pageUrl, transactionId } = await begun();
    await press(pageUrl, { choice });
    expect(await read(transactionId)).toMatchObject({ status });
    await press(pageUrl, { choice: "pay" });
    expect(await read(transactionId)).toMatchObject({ status: "PAYED" });
  });

  it("stays open when the window is closed, also over a restart of the service", async () => {
    const { pageUrl, transactionId } = await begun();
    const closed = await press(pageUrl, { choice: "close" });
    expect(closed.status).toBe(200);
    await running().restart();
    expect(await read(transactionId)).toMatchObject({ status: "INITIAL", pageUrl });
  });

  it("is taken once by two windows, and twice only by who wants it", async () => {
    const order = newOrder();
    const { pageUrl } = await begun(order);
    await Promise.all([press(pageUrl, { choice: "pay" }), press(pageUrl, { choice: "pay" })]);
    expect((await booksOf(running(), order.requestId))[0]?.references).toHaveLength(1);
    const twice = newOrder();
    const transaction = await begun(twice);
    await press(transaction.pageUrl, { choice: "pay-twice" });
    const [books] = await booksOf(running(), twice.requestId);
    expect(books?.references).toHaveLength(2);
    const reported = await read(transaction.transactionId);
    for (const reference of books?.references ?? []) expect(reported.statusDetail).toContain(reference);
  });

  it("is begun once under its request id, and found by it", async () => {
    const provider = providerAt(running(), "oauth");
    const order = newOrder();
    const { transactionId } = await begun(order);
    expect(await provider.create(order)).toEqual({ ok: false, failure: { kind: "payment-exists" } });
    expect(await provider.read(order.requestId)).toMatchObject({ value: { transactionId } });
    await running().setFault({ kind: "transaction-ids-only" });
    expect(await provider.read(order.requestId)).toEqual({ ok: false, failure: { kind: "payment-unknown" } });
    expect(await provider.read(transactionId)).toMatchObject({ ok: true });
  });

  it("is unknown to every other office", async () => {
    const { transactionId } = await begun();
    expect(await providerAt(running(), "none").read(transactionId)).toEqual({
      ok: false,
      failure: { kind: "payment-unknown" },
    });
  });

  it("of any amount has sums that the service finds right", async () => {
    for (const amount of [1, 10, 29, 57, 115, 1_999, 110_007, 99_999_900]) {
      expect(await begun(newOrder({ amount }))).toMatchObject({ amount });
    }
  });

  it("of any text has a purpose and a description that the service takes, in capital letters too", async () => {
    for (const text of ["", "病院", "Łódź – Ștefan Nguyễn's “Diploma” № 5 ½ €", "ÄÖÜ äöü ß ".repeat(40)]) {
      const order = newOrder({ purpose: text, description: text });
      for (const kind of ["oauth", "basic"] as const) {
        expect(await providerAt(running(), kind).create(order)).toMatchObject({ ok: true });
      }
    }
  });
});

describe("the payment page", () => {
  it("speaks the language of the browser, needs no script and can be left with every button", async () => {
    const { pageUrl = "" } = await begun();
    for (const [language, words] of [
      ["de-DE,de", "Bezahlen"],
      ["en-GB,en", "Pay twice"],
    ] as const) {
      const page = await fetch(pageUrl, { headers: { "accept-language": language } });
      const text = await page.text();
      expect(text).toContain(`<html lang="${language.slice(0, 2)}">`);
      expect(text).toContain(words);
      expect(text).not.toContain("<script");
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  it("offers nothing to pay once it is over", async () => {
    const { pageUrl = "" } = await begun();
    await press(pageUrl, { choice: "cancel" });
    const text = await (await fetch(pageUrl, { headers: { "accept-language": "en" } })).text();
    expect(text).toContain("This payment was cancelled.");
    expect(text).not.toContain("<button");
    expect((await fetch(`${pageUrl}0`)).status).toBe(404);
  });
});
