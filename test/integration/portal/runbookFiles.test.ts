import { ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { describe, expect, inject } from "vitest";
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
/** No process has it. */
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
      expect(lines[0]?.["buckets"]).toMatch(/^(?:(?:uploads|results|sealed) ?){1,3}$/);
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
