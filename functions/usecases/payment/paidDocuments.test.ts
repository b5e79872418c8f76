import { beforeEach, describe, expect, it, vi } from "vitest";
import { anUnpaidProcess, comeBack, FEE, pay, PAYER, stateOf } from "#test/fixtures/aPayment.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { submitSteps } from "#test/fixtures/submitSteps.ts";
import { applicationDataSchema } from "#domain/documents/ApplicationData.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { submitProcess } from "../sending/submitProcess.ts";

const CARD = "4111 1111 1111 1111";
let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

/** Everything that leaves the portal with an application: what the transport gets, and the receipt that is kept. */
async function handedOver(processId: string) {
  const seal = vi.spyOn(ports.transport, "seal");
  const steps = submitSteps(ports);
  for (const step of SUBMIT_STEPS) {
    expect(await steps[step]({ processId, attempt: 1 })).toMatchObject({ ok: true });
  }
  const application = seal.mock.calls[0]?.[0];
  if (application === undefined) throw new Error("nothing was handed over");
  const documents = new Map<string, string>();
  for (const document of application.documents) {
    const text = new TextDecoder().decode(await document.read());
    documents.set(document.kind, text.replaceAll("\u00a0", " "));
  }
  return {
    transport: application.payment,
    data: applicationDataSchema.parse(JSON.parse(application.data[0].text)).payment,
    receipt: ports.stored.submissions.get(processId)?.receipt.payment,
    form: documents.get("form") ?? "",
    report: documents.get("receipt") ?? "",
  };
}

describe("what is handed over with an application", () => {
  it("says who was paid how much, when, how and under which numbers, everywhere the same", async () => {
    const process = await anUnpaidProcess(ports);
    await pay(ports, process);
    const requestId = stateOf(ports, process).attempts[0]?.requestId ?? "";
    ports.paymentProvider.report(requestId, { status: "PAYED", methodDetail: `VISA ${CARD}` });
    expect(await comeBack(ports, process)).toMatchObject({ ok: true });

    const { transport, data, receipt, form, report } = await handedOver(process.id);
    const paid = {
      status: "paid",
      amount: FEE,
      currency: "EUR",
      providerName: "Zahlstelle",
      requestId,
      transactionId: `tx-${requestId}`,
      reference: `KZ-${requestId}`,
      paidAt: "2026-11-21T12:30:00.000Z",
      method: "CREDITCARD",
      methodDetail: "VISA …",
    };
    expect([transport, data, receipt]).toEqual([paid, paid, paid]);
    for (const document of [form, report]) {
      for (const words of [
        "150,00 € bezahlt am 21.11.2026, 13:30:00 MEZ",
        "Zahlstelle",
        "Kreditkarte (VISA …)",
        `KZ-${requestId}`,
        `tx-${requestId}`,
      ]) {
        expect(document).toContain(words);
      }
      expect(document).not.toContain(CARD);
    }
  });

  it("says that it is paid by invoice, everywhere the same", async () => {
    const process = await anUnpaidProcess(ports, true);
    const sent = await submitProcess(ports, { actor: PAYER, processId: process.id, payByInvoice: true });
    expect(sent).toMatchObject({ ok: true });
    const { transport, data, receipt, form, report } = await handedOver(process.id);
    const invoice = { status: "by-invoice", amount: FEE, currency: "EUR" };
    expect([transport, data, receipt]).toEqual([invoice, invoice, invoice]);
    for (const document of [form, report]) expect(document).toContain("150,00 € offen, auf Rechnung");
  });
});
