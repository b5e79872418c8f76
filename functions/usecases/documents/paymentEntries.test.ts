import { describe, expect, it } from "vitest";
import type { Process } from "#domain/application/Process.ts";
import { aCompletedProcess } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { paymentEntries } from "./paymentEntries.ts";

const process = await aCompletedProcess(memoryPorts());

/** What documents in both languages say, as lines; the amounts have a protected space. */
function entriesOf(change: Partial<Process>): readonly (readonly string[])[] {
  return (["de", "en"] as const).map((language) =>
    paymentEntries({ ...process, ...change }, language).map(({ label, value }) =>
      `${label}: ${value}`.replaceAll("\u00a0", " "),
    ),
  );
}

describe("the payment in documents", () => {
  it("is none where nothing is due, and open as long as nothing was paid", () => {
    for (const nothing of [{}, { feeDue: null }, { feeDue: 0 }]) {
      expect(entriesOf(nothing)).toEqual([["Zahlung: keine"], ["Payment: none"]]);
    }
    expect(entriesOf({ feeDue: 100 })).toEqual([["Zahlung: offen"], ["Payment: open"]]);
  });

  it("is by invoice where the application was sent so", () => {
    expect(entriesOf({ feeDue: 15_000, paymentSkippedAt: "2026-11-21T12:00:00.000Z" })).toEqual([
      ["Zahlung: 150,00 € offen, auf Rechnung"],
      ["Payment: €150.00 open, by invoice"],
    ]);
  });

  it("is listed with provider, method and every number under which it can be found", () => {
    const paid = { feeDue: 15_000, paymentAmount: 15_000, paymentProviderName: "Landeskasse" };
    const paidAttempt = {
      requestId: "request-1",
      transactionId: "tx-1",
      paidAt: "2026-11-20T13:45:00.000Z",
      method: "CREDITCARD",
      methodDetail: "Visa",
    };
    expect(entriesOf({ ...paid, paymentCheckoutSign: "KZ-1", paidAttempt })).toEqual([
      [
        "Zahlung: 150,00 € bezahlt am 20.11.2026, 14:45:00 MEZ (UTC+01:00)",
        "Bezahlt über: Landeskasse",
        "Zahlungsart: Kreditkarte (Visa)",
        "Kassenzeichen: KZ-1",
        "Nummer der Zahlung beim Zahlungsanbieter: tx-1",
        "Nummer der Zahlung beim Portal: request-1",
      ],
      [
        "Payment: €150.00 paid on 20 Nov 2026, 14:45:00 CET (UTC+01:00)",
        "Paid through: Landeskasse",
        "Payment method: credit card (Visa)",
        "Payment reference (Kassenzeichen): KZ-1",
        "Number of the payment at the payment provider: tx-1",
        "Number of the payment at the portal: request-1",
      ],
    ]);
  });

  it("has no line for what the provider did not say", () => {
    expect(entriesOf({ feeDue: 100, paymentAmount: 100 })[0]).toEqual(["Zahlung: 1,00 € bezahlt"]);
  });

  it.each([
    [{ method: "OTHER", methodDetail: "Wero" }, "Zahlungsart: Wero"],
    [{ method: "OTHER" }, "Zahlungsart: andere"],
    [{ method: "WERO" }, "Zahlungsart: WERO"],
    [{ methodDetail: "Wero" }, "Zahlungsart: Wero"],
  ])("names the method as people know it: %j", (paidAttempt, line) => {
    expect(entriesOf({ feeDue: 100, paymentAmount: 100, paidAttempt })[0]).toContain(line);
  });
});
