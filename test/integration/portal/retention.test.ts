import { DynamoDBClient, ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect } from "vitest";
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
