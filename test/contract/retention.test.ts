import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { portalTexts } from "#build/texts/portalTexts.ts";
import { createDeletionRecords } from "#adapters/dynamodb/createDeletionRecords.ts";
import { createFeedbackStore } from "#adapters/dynamodb/operationStores.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import {
  DATA_CLASSES,
  type DataClassName,
  longestMilliseconds,
  SWEEP_MINUTES,
} from "#domain/operation/DATA_CLASSES.ts";
import { monthBefore } from "#domain/operation/countMonth.ts";
import { ok } from "#domain/result.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import { checkDelivery } from "#usecases/sending/delivery/checkDelivery.ts";
import { removeOverReports } from "#usecases/sending/delivery/removeOverReports.ts";
import { removeProcess } from "#usecases/application/removeProcess.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { makeStatistics } from "#usecases/operation/makeStatistics.ts";
import { aCompletedProcess } from "../fixtures/aProcess.ts";
import { aSubmission } from "../fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "../fixtures/memoryPorts.ts";
import { MINUTE } from "../fixtures/movedClock.ts";
import { startTables } from "../fixtures/startTables.ts";

interface Life {
  readonly write: () => Promise<unknown>;
  /** What runs by itself. */
  readonly enforce: () => Promise<unknown>;
  readonly isThere: () => boolean | Promise<boolean>;
}

let ports: MemoryPorts;
let month: string;
beforeEach(() => {
  ports = memoryPorts();
  month = monthBefore(ports.clock.now());
});

const ID = "process-1";
const at = (milliseconds = 0): string => new Date(ports.clock.now().getTime() + milliseconds).toISOString();
const sealed = { body: "ciphertext", mediaType: "application/jose" };
const sweep = () => removeExpiredProcesses(ports);
const look = () => checkDelivery(ports, ID);

function recorded(more: Partial<Submission>): void {
  ports.stored.submissions.set(ID, { ...aSubmission(), submissionDate: at(), ...more });
}

/** What the portal itself enforces. */
const LIVES = {
  draft: {
    write: () => aCompletedProcess(ports),
    enforce: sweep,
    isThere: () => ports.stored.processes.size > 0,
  },
  uploads: {
    write: () => aCompletedProcess(ports),
    enforce: sweep,
    isThere: () => ports.stored.uploads.size > 0,
  },
  results: {
    write: async () => {
      const process = await aCompletedProcess(ports);
      const until = at(longestMilliseconds("results"));
      const sent = {
        ...process,
        status: "SUBMITTED",
        resultsAvailableUntil: until,
        availableUntil: until,
      } as const;
      ports.stored.processes.set(process.id, sent);
      await ports.results.write({ processId: process.id, name: "application.pdf" }, sealed);
    },
    enforce: sweep,
    isThere: () => ports.stored.results.size > 0,
  },
  ciphertext: {
    write: () => {
      recorded({ nextCheckAt: at() });
      return ports.sealed.write({ processId: ID, name: "run/data" }, sealed);
    },
    enforce: look,
    isThere: () => ports.stored.sealed.size > 0,
  },
  mailboxCopy: {
    write: () => {
      const mailbox = { handle: "handle", trustLevel: "low" } as const;
      const files = { destinationId: "mailboxes", files: [] };
      const reservation = { externalId: "message-1", caseId: "case-1" };
      const delivery = { mailbox, files, sealingId: "run", reservation, tags: [], checks: 0 };
      recorded({ postbox: { state: "pending", ...delivery, nextCheckAt: at() } });
      const down = { kind: "transport-unavailable", cause: "timeout" } as const;
      ports.postbox.submitFaults.push(down, down);
      return ports.sealed.write({ processId: `${ID}.postbox`, name: "run/file" }, sealed);
    },
    enforce: look,
    isThere: () =>
      ports.stored.sealed.size > 0 || ports.stored.submissions.get(ID)?.postbox?.mailbox !== undefined,
  },
  reports: {
    write: () => {
      recorded({});
      return Promise.resolve();
    },
    enforce: () => removeOverReports(ports),
    isThere: () => ports.stored.submissions.size > 0,
  },
  statistics: {
    write: () => makeStatistics(ports),
    enforce: () => makeStatistics(ports),
    isThere: async () => (await ports.statistics.get(month, ports.clock.now())) !== undefined,
  },
} satisfies Partial<Readonly<Record<DataClassName, Life>>>;
const LIVING = ["draft", "uploads", "results", "ciphertext", "mailboxCopy", "reports", "statistics"] as const;

/** What the stores and AWS enforce: the tests below, and of the templates in `test/infra`. */
const BY_STORES: readonly DataClassName[] = [
  "draftCopies",
  "deletionRecords",
  "payments",
  "recordCopies",
  "executions",
  "feedback",
];

describe("what is kept of people", () => {
  it.each(LIVING)("(%s) is there for its time, and gone to the last file after it", async (name) => {
    const life: Life = LIVES[name];
    const longest = longestMilliseconds(name);
    await life.write();
    ports.clock.advance(longest / 2);
    await life.enforce();
    expect(await life.isThere()).toBe(true);
    ports.clock.advance(longest / 2 + SWEEP_MINUTES * MINUTE);
    await life.enforce();
    expect(await life.isThere()).toBe(false);
  });

  it("carries its end where the store deletes by itself: feedback, payments and records of deletions", async () => {
    const tables = await startTables();
    await tables.create({ name: "feedback", key: "feedbackId" });
    await tables.create({ name: "payments", key: "processId" });
    const client = DynamoDBDocumentClient.from(tables.dynamo);
    const endOf = async (TableName: string): Promise<number> => {
      const { Items: items } = await client.send(new ScanCommand({ TableName }));
      return z.tuple([z.object({ expiresAt: z.number() })]).parse(items)[0].expiresAt * 1000;
    };
    const feedback = {
      feedbackId: "1",
      receivedAt: at(),
      kind: "praise",
      text: "",
      page: "/",
      locale: "de",
    } as const;
    await createFeedbackStore({ client, tableName: "feedback" }).add(feedback);
    expect(await endOf("feedback")).toBe(Date.parse(at(longestMilliseconds("feedback"))));
    await createPaymentRepository({ client, tableName: "payments" }).append(
      { processId: ID, service: { authorityId: "a", leiKaId: "b" } },
      () => ok({ events: [{ kind: "skipped", at: at() }], checks: 0 }),
    );
    expect(await endOf("payments")).toBe(Date.parse(at(longestMilliseconds("payments"))));
    await tables.create({ name: "processKeys", key: "processId" });
    const { id } = await aCompletedProcess(ports);
    await removeProcess(ports, { processId: id, cause: "person", judge: ok });
    const record = await ports.deletions.get(id);
    if (record === undefined) throw new Error("no record of the deletion");
    const deletions = createDeletionRecords({ client, tableName: "processKeys" }, ports.clock);
    await deletions.destroyKey(record);
    expect(await endOf("processKeys")).toBe(Date.parse(at(longestMilliseconds("deletionRecords"))));
    expect(await deletions.get(id)).toEqual(record);
    ports.clock.advance(longestMilliseconds("deletionRecords"));
    expect(await deletions.get(id)).toBeUndefined();
    tables.stop();
  });

  it("is one list: each class is gone through here or held by a store", () => {
    expect([...LIVING, ...BY_STORES].sort()).toEqual(Object.keys(DATA_CLASSES).sort());
  });

  it.each(["de", "en"] as const)("is shown to people with every period of the list (%s)", async (locale) => {
    const shown = Array.from(await portalTexts(locale), ([key, text]) =>
      key.startsWith("privacy.row.") && key.endsWith(".duration") ? text : "",
    ).join(" ");
    for (const period of [
      "draftHours",
      "draftCopyDays",
      "deletionRecordDays",
      "downloadMinutes",
      "trackedDays",
      "postboxDays",
      "reportYears",
      "paymentYears",
      "recordCopyDays",
      "executionDays",
      "feedbackDays",
      "statisticsHours",
    ])
      expect(shown).toContain(`{{${period}}}`);
  });
});
