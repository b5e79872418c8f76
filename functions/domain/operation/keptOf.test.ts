import { describe, expect, it } from "vitest";
import { aStartedProcess } from "#test/fixtures/aProcess.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { Submission } from "../sending/Submission.ts";
import { keptOfProcess, keptOfSubmission, type KeptApplication } from "./keptOf.ts";

const ports = memoryPorts();
const started = await aStartedProcess(ports);
const sent = { ...aSubmission(), submissionDate: "2026-11-21T12:00:00.000Z" };
const classes = ({ kept }: KeptApplication): readonly string[] =>
  kept.map(({ dataClass, until }) => `${dataClass} ${until?.slice(0, 10) ?? "-"}`);
const soon = new Date("2026-11-21T12:05:00.000Z");

describe("what is kept of an application", () => {
  it("is the draft until a day after its last change, and nothing once that is over", () => {
    expect(keptOfProcess(started, soon)).toEqual({
      processId: started.id,
      name: started.metadata.title,
      nameEn: started.metadata.titleEn,
      kept: [{ dataClass: "draft", files: 0, until: started.availableUntil }],
    });
    expect(keptOfProcess(started, new Date(started.availableUntil)).kept).toEqual([]);
    expect(keptOfProcess({ ...started, removal: { sealedStays: false } }, soon).kept).toEqual([]);
  });

  it("is the result for as long as it can be downloaded", () => {
    const resultsAvailableUntil = "2026-11-21T12:10:00.000Z";
    expect(classes(keptOfProcess({ ...started, resultsAvailableUntil }, soon))).toEqual([
      "results 2026-11-21",
    ]);
  });

  it("is the report for three years, and what is on its way for as long as it is", () => {
    const { nextCheckAt, postbox, ...delivered } = sent;
    expect([nextCheckAt === undefined, postbox]).toEqual([false, undefined]);
    expect(classes(keptOfSubmission(delivered, soon))).toEqual(["reports 2029-11-21"]);
    const mailbox = { handle: "m", trustLevel: "low" } as const;
    const postboxOnItsWay: Submission["postbox"] = { state: "pending", mailbox, tags: [], checks: 0 };
    expect(classes(keptOfSubmission({ ...sent, postbox: postboxOnItsWay }, soon))).toEqual([
      "reports 2029-11-21",
      "ciphertext 2026-12-12",
      "mailboxCopy 2026-11-24",
    ]);
  });

  it("is what was paid, whose end is unknown before the last report of the provider", () => {
    const { receipt } = sent;
    const payment = { status: "paid", amount: 1, currency: "EUR" } as const;
    expect(classes(keptOfSubmission({ ...sent, receipt: { ...receipt, payment } }, soon))).toContain(
      "payments -",
    );
  });

  it("is what a payment left that came to nothing, as the certificate of the deletion says", () => {
    expect(classes(keptOfProcess({ ...started, paymentProviderName: "Zahlstelle" }, soon))).toContain(
      "payments -",
    );
  });
});
