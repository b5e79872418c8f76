import { beforeEach, describe, expect, it } from "vitest";
import { anUnpaidProcess, comeBack, FEE, pay, stateOf, statusOf } from "#test/fixtures/aPayment.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import type { Process } from "#domain/application/Process.ts";
import { verifyPayment } from "../payment/verifyPayment.ts";
import { paymentMismatches } from "./PaymentMismatch.ts";
import { settleMismatch } from "./settleMismatch.ts";

let ports: MemoryPorts;
let process: Process;
const PAGE: unknown = expect.stringContaining("https:");

/** The person paid another amount than was requested. */
beforeEach(async () => {
  ports = memoryPorts();
  process = await anUnpaidProcess(ports);
  await pay(ports, process);
  ports.paymentProvider.report(requestId(), { status: "PAYED", amount: FEE + 100 });
  await comeBack(ports, process);
});

function requestId(): string {
  return stateOf(ports, process).attempts[0]?.requestId ?? "";
}
const entryOf = (): string => `${process.id}/${requestId()}/amount-differs`;
const settle = (note: string, entry = entryOf()): ReturnType<typeof settleMismatch> =>
  settleMismatch(ports, { entry, note });

describe("the list of payments that fit nothing", () => {
  it("names everything by which the money can be given back", async () => {
    expect((await paymentMismatches(ports, { all: false })).found).toEqual([
      {
        entry: entryOf(),
        processId: process.id,
        authorityId: process.metadata.authority.id,
        leiKaId: process.metadata.leiKaId,
        why: "amount-differs",
        at: "2026-11-21T12:00:00.000Z",
        providerName: "Zahlstelle",
        originatorId: "portal",
        endPointId: "05315000",
        requestId: requestId(),
        transactionId: `tx-${requestId()}`,
        reference: `KZ-${requestId()}`,
        asked: FEE,
        reported: { requestId: requestId(), amount: FEE + 100, currency: "EUR" },
        requestedAt: "2026-11-21T12:00:00.000Z",
        paidAt: "2026-11-21T12:30:00.000Z",
        method: "CREDITCARD",
        status: "FAILED",
        statusDetail: null,
        used: false,
        settled: null,
      },
    ]);
  });

  it("loses what an operator settled, and shows it with its note where all entries are asked for", async () => {
    const before = ports.stored.payments.get(process.id)?.events ?? [];
    ports.clock.advance(HOUR);
    const note = "Given back on 22 November, order 17";
    const at = ports.clock.now().toISOString();
    expect(await settle(note)).toEqual({ ok: true, value: { at, note } });
    expect((await paymentMismatches(ports, { all: false })).found).toEqual([]);
    const settled = { at: "2026-11-21T13:00:00.000Z", note: "Given back on 22 November, order 17" };
    expect((await paymentMismatches(ports, { all: true })).found).toMatchObject([
      { entry: entryOf(), settled },
    ]);
    const after = ports.stored.payments.get(process.id)?.events ?? [];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ kind }) => kind)).toEqual(["settled", "closed"]);
  });

  it("says of an entry that is settled a second time when that was done, and keeps the first note", async () => {
    await settle("first");
    ports.clock.advance(HOUR);
    expect(await settle("second")).toEqual({
      ok: false,
      failure: { kind: "settled-before", at: "2026-11-21T12:00:00.000Z", note: "first" },
    });
    expect((await paymentMismatches(ports, { all: true })).found).toMatchObject([
      { settled: { note: "first" } },
    ]);
  });

  it("refuses an entry that does not exist, and stores nothing for it", async () => {
    for (const entry of ["", "nobody/r/paid-twice", `${process.id}/${requestId()}/paid-twice`, process.id]) {
      expect(await settle("x", entry)).toEqual({ ok: false, failure: { kind: "mismatch-not-found" } });
    }
    expect([...ports.stored.payments.keys()]).toEqual([process.id]);
  });

  it("keeps no account number from a note", async () => {
    await settle("to DE89 3704 0044 0532 0130 00, by hand");
    expect((await paymentMismatches(ports, { all: true })).found).toMatchObject([
      { settled: { note: "to …, by hand" } },
    ]);
  });
});

describe("a person whose payment was settled", () => {
  it("can pay, and is not listed again by later payment checks", async () => {
    expect(await pay(ports, process)).toMatchObject({ failure: { kind: "payment-unclear" } });
    await settle("given back");
    // A refunded payment pays for nothing, even when the service now reports the right amount.
    ports.paymentProvider.report(requestId(), { amount: FEE });
    expect(await pay(ports, process)).toMatchObject({ ok: true, value: { pageUrl: PAGE } });
    const second = stateOf(ports, process).attempts[1]?.requestId ?? "";
    ports.paymentProvider.report(second, { status: "PAYED" });
    expect(await comeBack(ports, process)).toMatchObject({ ok: true });
    expect(statusOf(ports, process)).toBe("SUBMITTED");
    ports.clock.advance(HOUR);
    await verifyPayment(ports, process.id);
    expect((await paymentMismatches(ports, { all: false })).found).toEqual([]);
  });
});
