import { expect } from "vitest";
import { type FixedClassName, longestMilliseconds, SWEEP_MINUTES } from "#domain/operation/DATA_CLASSES.ts";
import { monthBefore } from "#domain/operation/countMonth.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { makeStatistics } from "#usecases/operation/makeStatistics.ts";
import { verifyPayment } from "#usecases/payment/verifyPayment.ts";
import { checkDelivery } from "#usecases/sending/delivery/checkDelivery.ts";
import { removeOverReports } from "#usecases/sending/delivery/removeOverReports.ts";
import { anUnpaidProcess, HELD_DAYS, pay } from "#test/fixtures/aPayment.ts";
import { aCompletedProcess } from "#test/fixtures/aProcess.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";

interface Life {
  readonly write: () => Promise<unknown>;
  /** What runs by itself. */
  readonly enforce: () => Promise<unknown>;
  readonly isThere: () => boolean | Promise<boolean>;
}

const ID = "process-1";
const sealed = { body: "ciphertext", mediaType: "application/jose" };

/** Half-way there, and gone once its time and that of the schedule are over. */
function lives(longest: number, lifeOf: (ports: MemoryPorts) => Life): () => Promise<void> {
  return async () => {
    const ports = memoryPorts();
    const { write, enforce, isThere } = lifeOf(ports);
    expect(await isThere()).toBe(false);
    await write();
    ports.clock.advance(longest / 2);
    await enforce();
    expect(await isThere()).toBe(true);
    ports.clock.advance(longest / 2 + SWEEP_MINUTES * MINUTE);
    await enforce();
    expect(await isThere()).toBe(false);
  };
}

const livesAs = (name: FixedClassName, lifeOf: (ports: MemoryPorts) => Life): (() => Promise<void>) =>
  lives(longestMilliseconds(name), lifeOf);

const timeIn = (ports: MemoryPorts, milliseconds: number): string =>
  new Date(ports.clock.now().getTime() + milliseconds).toISOString();

function recorded(ports: MemoryPorts, more: Partial<Submission>): void {
  ports.stored.submissions.set(ID, { ...aSubmission(), submissionDate: timeIn(ports, 0), ...more });
}

/** What the portal itself enforces, by a clock that is moved. */
export const THROUGH_TIME = {
  draft: livesAs("draft", (ports) => ({
    write: () => aCompletedProcess(ports),
    enforce: () => removeExpiredProcesses(ports),
    isThere: () => ports.stored.processes.size > 0,
  })),
  heldDraft: lives(HELD_DAYS * 24 * HOUR, (ports) => ({
    write: async () => pay(ports, await anUnpaidProcess(ports)),
    enforce: async () => {
      for (const id of ports.stored.processes.keys()) await verifyPayment(ports, id);
      await removeExpiredProcesses(ports);
    },
    isThere: () =>
      [...ports.stored.processes.values()].some(({ paymentHeldUntil }) => paymentHeldUntil !== undefined),
  })),
  uploads: livesAs("uploads", (ports) => ({
    write: () => aCompletedProcess(ports),
    enforce: () => removeExpiredProcesses(ports),
    isThere: () => ports.stored.uploads.size > 0,
  })),
  results: livesAs("results", (ports) => ({
    write: async () => {
      const process = await aCompletedProcess(ports);
      const until = timeIn(ports, longestMilliseconds("results"));
      const ends = { resultsAvailableUntil: until, availableUntil: until };
      ports.stored.processes.set(process.id, { ...process, status: "SUBMITTED", ...ends });
      await ports.results.write({ processId: process.id, name: "application.pdf" }, sealed);
    },
    enforce: () => removeExpiredProcesses(ports),
    isThere: () => ports.stored.results.size > 0,
  })),
  ciphertext: livesAs("ciphertext", (ports) => ({
    write: () => {
      recorded(ports, { nextCheckAt: timeIn(ports, 0) });
      return ports.sealed.write({ processId: ID, name: "run/data" }, sealed);
    },
    enforce: () => checkDelivery(ports, ID),
    isThere: () => ports.stored.sealed.size > 0,
  })),
  mailboxCopy: livesAs("mailboxCopy", (ports) => ({
    write: () => {
      const mailbox = { handle: "handle", trustLevel: "low" } as const;
      const files = { destinationId: "mailboxes", files: [] };
      const reservation = { externalId: "message-1", caseId: "case-1" };
      const delivery = { mailbox, files, sealingId: "run", reservation, tags: [], checks: 0 };
      recorded(ports, { postbox: { state: "pending", ...delivery, nextCheckAt: timeIn(ports, 0) } });
      const down = { kind: "transport-unavailable", cause: "timeout" } as const;
      ports.postbox.submitFaults.push(down, down);
      return ports.sealed.write({ processId: `${ID}.postbox`, name: "run/file" }, sealed);
    },
    enforce: () => checkDelivery(ports, ID),
    isThere: () =>
      ports.stored.sealed.size > 0 || ports.stored.submissions.get(ID)?.postbox?.mailbox !== undefined,
  })),
  reports: livesAs("reports", (ports) => ({
    write: () => {
      recorded(ports, {});
      return Promise.resolve();
    },
    enforce: () => removeOverReports(ports),
    isThere: () => ports.stored.submissions.size > 0,
  })),
  statistics: livesAs("statistics", (ports) => {
    const month = monthBefore(ports.clock.now());
    return {
      write: () => makeStatistics(ports),
      enforce: () => makeStatistics(ports),
      isThere: async () => (await ports.statistics.get(month, ports.clock.now())) !== undefined,
    };
  }),
};
