import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { portalTexts } from "#build/texts/portalTexts.ts";
import { createDeletionRecords } from "#adapters/dynamodb/createDeletionRecords.ts";
import { createDailyHash } from "#adapters/dynamodb/createDailyHash.ts";
import { createLoginStore } from "#adapters/dynamodb/createLoginStore.ts";
import { createOwnerRoom } from "#adapters/dynamodb/createOwnerRoom.ts";
import { createRateLimiter } from "#adapters/dynamodb/createRateLimiter.ts";
import { createSessionStore } from "#adapters/dynamodb/createSessionStore.ts";
import { createFeedbackStore } from "#adapters/dynamodb/operationStores.ts";
import { createPaymentRepository } from "#adapters/dynamodb/createPaymentRepository.ts";
import {
  DATA_CLASSES,
  type DataClassName,
  KEPT_BESIDES,
  longestIn,
  longestMilliseconds,
  STORES_ABOUT_NOBODY,
  SWEEP_MINUTES,
} from "#domain/operation/DATA_CLASSES.ts";
import { KEPT_CLASSES } from "#domain/operation/keptOf.ts";
import { FEEDBACK_LIMIT } from "#domain/operation/rateLimits.ts";
import { DELETION_TEXTS } from "#usecases/documents/deletionTexts.ts";
import { newSession } from "#usecases/sign-in/sessionRules.ts";
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
import { synthesizedResources } from "../infra/synthesizedResources.ts";
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
const STORES: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "table",
  "AWS::S3::Bucket": "bucket",
  "AWS::SQS::Queue": "queue",
  "AWS::Logs::LogGroup": "logs",
};
const LIVING = ["draft", "uploads", "results", "ciphertext", "mailboxCopy", "reports", "statistics"] as const;

/** What the stores and AWS enforce: the tests below, and of the templates in `test/infra`. */
const BY_STORES: readonly DataClassName[] = [
  ...(["heldDraft", "draftKeys", "draftCopies", "deletionRecords", "payments", "recordCopies"] as const),
  ...(["executions", "sessions", "logins", "blocks", "counters", "logs", "operatorLooks"] as const),
  ...(["feedback", "support"] as const),
];
/** Told with the draft, whose end is theirs. */
const WITH_DRAFT = ["uploads", "draftKeys"];
const NAMES = Object.keys(DATA_CLASSES);

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

  it("carries its end where the store deletes by itself", async () => {
    const tables = await startTables();
    const client = DynamoDBDocumentClient.from(tables.dynamo, {
      marshallOptions: { removeUndefinedValues: true },
    });
    const table = async (tableName: string, key: string) => {
      await tables.create({ name: tableName, key });
      return { client, tableName };
    };
    const endsOf = async ({ tableName: TableName }: { readonly tableName: string }) => {
      const { Items: items } = await client.send(new ScanCommand({ TableName }));
      const ends = z.array(z.object({ expiresAt: z.number() })).parse(items);
      return ends.map(({ expiresAt }) => expiresAt * 1000 - ports.clock.now().getTime());
    };
    const feedbackTable = await table("feedback", "feedbackId");
    const feedback = {
      feedbackId: "1",
      receivedAt: at(),
      kind: "praise",
      text: "",
      page: "/",
      locale: "de",
    } as const;
    await createFeedbackStore(feedbackTable).add(feedback);
    expect(await endsOf(feedbackTable)).toEqual([longestMilliseconds("feedback")]);
    const paymentsTable = await table("payments", "processId");
    await createPaymentRepository(paymentsTable).append(
      { processId: ID, service: { authorityId: "a", leiKaId: "b" } },
      () => ok({ events: [{ kind: "skipped", at: at() }], checks: 0 }),
    );
    expect(await endsOf(paymentsTable)).toEqual([longestMilliseconds("payments")]);
    const sessionsTable = await table("sessions", "sessionHash");
    const times = { idleMinutes: 10, absoluteHours: 8 };
    const session = newSession({ xsrfToken: "x", now: ports.clock.now() }, times);
    await createSessionStore(sessionsTable).create("1", session);
    expect(await endsOf(sessionsTable)).toEqual([times.absoluteHours * 60 * MINUTE]);
    const loginsTable = await table("logins", "loginId");
    const logins = createLoginStore(loginsTable, ports.clock);
    await logins.rememberLogout({ providerId: "nkb", requestId: "1" });
    await logins.useOnce("1");
    expect(await endsOf(loginsTable)).toEqual([longestMilliseconds("logins"), longestMilliseconds("logins")]);
    const limitsTable = await table("limits", "limitId");
    const { clock, ids } = ports;
    const hashOf = createDailyHash(limitsTable, { clock, ids });
    await createRateLimiter(limitsTable, { clock, hashOf }).admits(FEEDBACK_LIMIT, "192.0.2.1");
    const held = ok([{ processId: ID, bytes: 1, claimedAt: at() }]);
    await createOwnerRoom(limitsTable, { clock, hashOf }).update("owner", () => Promise.resolve(held));
    const ends = await endsOf(limitsTable);
    expect(ends).toHaveLength(4);
    expect(Math.max(...ends)).toBe(longestMilliseconds("counters"));
    const keysTable = await table("processKeys", "processId");
    const { id } = await aCompletedProcess(ports);
    await removeProcess(ports, { processId: id, cause: "person", judge: ok });
    const record = await ports.deletions.get(id);
    if (record === undefined) throw new Error("no record of the deletion");
    const deletions = createDeletionRecords(keysTable, clock);
    await deletions.destroyKey(record);
    expect(await endsOf(keysTable)).toEqual([longestMilliseconds("deletionRecords")]);
    expect(await deletions.get(id)).toEqual(record);
    clock.advance(longestMilliseconds("deletionRecords"));
    expect(await deletions.get(id)).toBeUndefined();
    tables.stop();
  });

  it("is one list: each class is gone through here or held by a store", () => {
    expect([...LIVING, ...BY_STORES].sort()).toEqual(NAMES.toSorted());
  });

  it.each(["embedded", "aws"] as const)(
    "lies in stores that the list names, and in no other (%s)",
    (environment) => {
      const classes: readonly { readonly stores: readonly string[] }[] = Object.values(DATA_CLASSES);
      const named = [...classes.flatMap(({ stores }) => stores), ...STORES_ABOUT_NOBODY];
      const found = synthesizedResources({ environment }).flatMap(([id, { Type }]) => {
        const kind = STORES[Type];
        if (kind === undefined) return [];
        const name = id.replace(/(?:Table|Bucket)?[0-9A-F]{8}$/, "");
        return kind === "logs" ? [kind] : [`${kind} ${name.charAt(0).toLowerCase()}${name.slice(1)}`];
      });
      expect(found.length).toBeGreaterThan(15);
      expect(
        found.filter((store) => !named.some((one) => one === store || one.startsWith(`${store} `))),
      ).toEqual([]);
      const gone = named.filter((one) => {
        const [kind = "", store = ""] = one.split(" ");
        return ["table", "bucket"].includes(kind) && !found.includes(`${kind} ${store}`);
      });
      expect(gone).toEqual(environment === "aws" ? [] : ["bucket archive", "bucket archive"]);
    },
  );

  it.each(["de", "en"] as const)("is shown to people with every period of the list (%s)", async (locale) => {
    const shown = Array.from(await portalTexts(locale), ([key, text]) =>
      key.startsWith("privacy.row.") && key.endsWith(".duration") ? text : "",
    ).join(" ");
    // A block has no period: its row says when it ends.
    const periods = NAMES.filter((name) => name !== "blocks" && !WITH_DRAFT.includes(name));
    expect(periods.filter((name) => !shown.includes(`{{${name}}}`))).toEqual([]);
    for (const name of WITH_DRAFT.filter((one) => one === "uploads" || one === "draftKeys"))
      expect(longestMilliseconds(name)).toBe(longestMilliseconds("draft"));
  });

  it("is shown in the personal area, by application or besides", () => {
    const elsewhere = ["heldDraft", "deletionRecords", "blocks", "statistics"];
    expect([...KEPT_CLASSES, ...KEPT_BESIDES, ...WITH_DRAFT, ...elsewhere].sort()).toEqual(NAMES.toSorted());
  });

  it("is certified when an application is deleted: what goes, and what may stay", () => {
    const certified = Object.keys(DELETION_TEXTS.de.classes);
    expect(KEPT_CLASSES.filter((name) => !certified.includes(name))).toEqual([]);
    const { classes } = DELETION_TEXTS.en;
    for (const name of ["ciphertext", "mailboxCopy", "reports", "payments"] as const)
      expect(classes[name]).toContain(longestIn(name, "en"));
  });
});
