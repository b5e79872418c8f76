import { ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { describe, expect, inject, it } from "vitest";
import { createKeyRing, createProcessKeys } from "#adapters/dynamodb/createProcessKeys.ts";
import { createProcessRepository } from "#adapters/dynamodb/createProcessRepository.ts";
import { createSubmissionRepository } from "#adapters/dynamodb/createSubmissionRepository.ts";
import { createStoredFiles } from "#adapters/s3/createStoredFiles.ts";
import { removeOwnerlessFiles } from "#usecases/attachments/removeOwnerlessFiles.ts";
import { aPdf } from "#test/fixtures/aPdf.ts";
import { alarmBound } from "./alarmBound.ts";
import { filledIn } from "./filledIn.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, until } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { announce, announcedFile, signPart } from "./upload.ts";
import { Visitor } from "./Visitor.ts";

const AMINA = { user: "amina", password: "amina-geheim" };
/** Until the next run of the schedule looks at what was written just now. */
const NEXT_RUN = 2 * 15 * 60 + 1;
/** More than a run has. */
const TOO_LONG = 60;
/** A move is answered when the runs that it began are over: others go on meanwhile. */
const MOVES_AT_ONCE = 4;
/** S3 lists so many at once. */
const ONE_ANSWER = 1000;
const AT_ONCE = 50;
/** No process has them. */
const NOBODY = "0e0e0e0e-0000-4000-8000-000000000000";
const NO_PROCESS = "0f0f0f0f-0000-4000-8000-000000000000";

async function uploads() {
  const { client, buckets } = await readConsole();
  const Bucket = buckets.find((name) => name.includes("uploads"));
  const s3 = new S3Client({ ...client, forcePathStyle: true });
  return {
    put: (Key: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body: "passport" })),
    of: async (id: string) =>
      (await s3.send(new ListObjectsV2Command({ Bucket, Prefix: `${id}/` }))).Contents ?? [],
  };
}

/** The sweep itself, with the adapters of the portal on the stores of its home, at a time that is still to come. */
async function sweepAt(now: Date): Promise<number> {
  const { client, buckets, tables } = await readConsole();
  const s3 = new S3Client({ ...client, forcePathStyle: true });
  const documents = DynamoDBDocumentClient.from(new DynamoDBClient(client));
  const named = (names: readonly string[], id: string): string =>
    names.find((name) => name.toLowerCase().includes(`-data-${id}`.toLowerCase())) ?? "";
  const table = (id: string) => ({ client: documents, tableName: named(tables, `${id}Table`) });
  const files = (id: string) => createStoredFiles({ client: s3, bucketName: named(buckets, `${id}Bucket`) });
  const clock = { now: () => now };
  const log = { write: () => undefined };
  return removeOwnerlessFiles(
    {
      processes: createProcessRepository(table("Processes"), createProcessKeys(table("ProcessKeys"))),
      submissions: createSubmissionRepository(table("Submissions"), clock),
      clock,
      log,
    },
    {
      begunAt: now,
      stores: {
        uploads: files("Uploads"),
        results: files("Results"),
        sealed: files("Sealed"),
        keys: createKeyRing(table("ProcessKeys")),
      },
    },
  );
}

describe("what the runbook says of files", () => {
  onEmbedded.clock(
    "ownerless-files: ownerless files are counted and deleted, and the next run counts none",
    async () => {
      const { put, of } = await uploads();
      await put(`${NO_PROCESS}/passport`);
      const alarmState = await listenForAlarms();
      await advanceClock(NEXT_RUN);
      await until(async () => ((await of(NO_PROCESS)).length === 0 ? true : undefined));
      await until(() => Promise.resolve(alarmState("ownerless-files").rings || undefined));
      const after = await listenForAlarms();
      await advanceClock(NEXT_RUN);
      await until(() => Promise.resolve(after("ownerless-files").lines[0]));
      expect(after("ownerless-files")).toMatchObject({ rings: false, figure: undefined });
    },
  );

  it("what has no owner is found by its age in the stores of any home, more than one answer lists, and keys with it", async () => {
    const { client, tables, now } = await readConsole();
    const { put, of } = await uploads();
    const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
    // One alone, by which a client learns of a clock that was moved.
    await put(`${NOBODY}/first`);
    for (let from = 0; from < ONE_ANSWER; from += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => put(`${NOBODY}/${from + index}`)));
    const TableName = tables.find((name) => name.includes("-data-ProcessKeysTable"));
    const Key = { processId: { S: NOBODY } };
    const dynamo = new DynamoDBClient(client);
    const Item = { ...Key, dataKey: { B: new Uint8Array(32) } };
    await dynamo.send(new PutItemCommand({ TableName, Item }));
    const keyOf = async () => (await dynamo.send(new GetItemCommand({ TableName, Key }))).Item;

    await sweepAt(later(5));
    expect(await of(NOBODY)).toHaveLength(ONE_ANSWER);
    await sweepAt(later(15));
    expect(await of(NOBODY)).toEqual([]);
    expect(await keyOf()).toBeDefined();
    await sweepAt(later(15 + 24 * 60));
    expect(await keyOf()).toBeUndefined();
  });

  onEmbedded.clock(
    "ownerless-files-unfinished: runs without time for all are named with their buckets, until one has it",
    async () => {
      const { put } = await uploads();
      for (let owner = 10; owner < 30; owner += 1) await put(`${NO_PROCESS.slice(0, -2)}${owner}/passport`);
      const alarmState = await listenForAlarms();
      await until(async () => {
        await Promise.all(Array.from({ length: MOVES_AT_ONCE }, () => advanceClock(TOO_LONG)));
        return alarmState("ownerless-files-unfinished").rings || undefined;
      });
      const { figure, lines } = alarmState("ownerless-files-unfinished");
      expect(figure).toBeGreaterThanOrEqual(alarmBound("ownerless-files-unfinished").bound);
      expect(lines[0]?.["buckets"]).toMatch(/^(?:(?:uploads|results|sealed|keys) ?){1,4}$/);
      const after = await listenForAlarms();
      await advanceClock(NEXT_RUN);
      await until(() => Promise.resolve(after("ownerless-files").lines[0]));
      expect(after("ownerless-files-unfinished")).toMatchObject({ rings: false, figure: undefined });
    },
  );

  onEmbedded.clock(
    "a part that arrives after its draft was deleted is taken away and rings nothing",
    async () => {
      const { of } = await uploads();
      const visitor = new Visitor(inject("portalUrl"));
      expect((await visitor.signIn(AMINA)).status).toBe(303);
      const processId = await filledIn(visitor);
      const file = { processId, fieldPath: "doc.identity", fileName: "Pass.pdf", bytes: aPdf() };
      const { address } = announcedFile(file, await announce(visitor, file));
      const send = await signPart(visitor, { file, address, number: 1 });
      expect((await visitor.call({ method: "DELETE", path: `/api/processes?id=${processId}` })).status).toBe(
        200,
      );
      expect(await of(processId)).toEqual([]);
      await send();
      expect(await of(processId)).toHaveLength(1);

      const alarmState = await listenForAlarms();
      await advanceClock(NEXT_RUN);
      await until(async () => ((await of(processId)).length === 0 ? true : undefined));
      await until(() => Promise.resolve(alarmState("ownerless-files").lines[0]));
      expect(alarmState("ownerless-files")).toMatchObject({ rings: false, figure: undefined });
    },
  );
});
