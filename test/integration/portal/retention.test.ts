import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect } from "vitest";
import { DATA_CLASSES, STORES_ABOUT_NOBODY } from "#domain/operation/DATA_CLASSES.ts";
import { startPortalProcess, type PortalProcess } from "../startPortal.ts";
import { filledIn } from "./filledIn.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { sent, submissionOf } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

/** Apart from the portals of the other suites, whose clocks must not go years ahead. */
const PORT = 4690;
const DAY_SECONDS = 86_400;
const THREE_YEARS_SECONDS = 3 * 365.25 * DAY_SECONDS;

let portal: PortalProcess;
beforeAll(async () => {
  portal = await startPortalProcess({ port: PORT, state: ".local/kept", fresh: true });
});
afterAll(() => portal.end("SIGTERM"));

async function signedIn(): Promise<Visitor> {
  const visitor = new Visitor(portal.url);
  await signInBySaml(visitor, { providerId: "nkb", choose: { person: "sukarno" } });
  return visitor;
}

/** Ids in the table of what was sent, shown or not. */
async function storedIds(): Promise<readonly (string | undefined)[]> {
  const { client, tables } = await readConsole(portal.url);
  const TableName = tables.find((name) => name.includes("-data-Submissions"));
  const { Items: items = [] } = await new DynamoDBClient(client).send(new ScanCommand({ TableName }));
  return items.map(({ processId }) => processId?.S);
}

/** What is stored, as classes of data name it: tables and buckets, with what keys begin with that are no ids. */
async function storedKinds(): Promise<readonly string[]> {
  const { client, tables, buckets } = await readConsole(portal.url);
  const nameOf = (physical: string): string => {
    const [, id = ""] = /-data-([A-Z][A-Za-z]*?)(?:Table|Bucket)?[0-9A-F]{8}/i.exec(physical) ?? [];
    return `${id.charAt(0).toLowerCase()}${id.slice(1)}`;
  };
  const dynamo = new DynamoDBClient(client);
  const s3 = new S3Client({ ...client, forcePathStyle: true });
  const ofTables = await Promise.all(
    tables.map(async (TableName) => {
      const { Items: items = [] } = await dynamo.send(new ScanCommand({ TableName }));
      const keys = items.map(({ limitId, loginId }) => (limitId ?? loginId)?.S ?? "");
      return keys.map((key) => `table ${nameOf(TableName)} ${/^[a-z-]+#/.exec(key)?.[0] ?? ""}`.trim());
    }),
  );
  const ofBuckets = await Promise.all(
    buckets.map(async (Bucket) => {
      const { Contents: objects = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
      return objects.map(({ Key = "" }) =>
        `bucket ${nameOf(Bucket)} ${/^(?![0-9a-f]{8}-)[^/]+\//.exec(Key)?.[0] ?? ""}`.trim(),
      );
    }),
  );
  return [...new Set([...ofTables, ...ofBuckets].flat())].sort();
}

onEmbedded.ownPortal(
  "The transport report of an application is there for three years, and then gone by the sweep",
  async () => {
    const visitor = await signedIn();
    const processId = await filledIn(visitor);
    await sent(visitor, processId);
    await advanceClock(THREE_YEARS_SECONDS - DAY_SECONDS, portal.url);
    expect(await submissionOf(await signedIn(), processId)).toMatchObject({ processId });
    expect(await storedIds()).toEqual([processId]);

    await advanceClock(DAY_SECONDS + 60, portal.url);
    expect(await submissionOf(await signedIn(), processId)).toBeUndefined();
    expect(await storedIds()).toEqual([]);
  },
);

onEmbedded.ownPortal("Everything that a portal has stored is named by a class of data", async () => {
  const visitor = await signedIn();
  await sent(visitor, await filledIn(visitor));
  const named = [
    ...Object.values(DATA_CLASSES).flatMap(({ stores }): readonly string[] => stores),
    ...STORES_ABOUT_NOBODY,
  ];
  const found = await storedKinds();
  expect(found).toEqual(
    expect.arrayContaining(["table limits drafts#", "table sessions", "bucket forms forms/"]),
  );
  expect(found.filter((kind) => !named.includes(kind))).toEqual([]);
});
