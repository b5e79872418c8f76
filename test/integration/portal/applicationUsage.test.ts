import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { z } from "zod";
import { REMEMBERED_MILLISECONDS } from "#adapters/system/rememberedAvailability.ts";
import { type CountedLine, readCounted } from "#infra/tools/cost/countedUse.ts";
import { readUsage, usageBetween } from "#test/fixtures/readUsage.ts";
import type { UsageLine } from "#infra/tools/usage/usageMeter.ts";
import { timed } from "#test/bench/timed.ts";
import { applicationSteps } from "#test/bench/applicationSteps.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { until } from "./portalUnderTest.ts";
import { startPortalWith } from "./startPortalWith.ts";
import { Visitor } from "./Visitor.ts";

const PORT = 5010;
const AMINA = { user: "amina", password: "amina-geheim" };
/** Where what was counted is left, to be stated in `infra/tools/cost/requests.json` when it is meant. */
const COUNTED = path.join(import.meta.dirname, "../../../.local/test-results/application-usage.json");
/** Scheduled functions that run meanwhile, for all applications. */
const BESIDES = /schedule-|check-delivery|track-delivery|collect-payment/;
/** What is paid by units; those of functions are times. */
const STATED_UNITS: ReadonlySet<string> = new Set(["dynamodb"]);

let portal: Awaited<ReturnType<typeof startPortalWith>>;

/** Of its own: what others stored and looked up before on a portal changes what an application needs there. */
beforeAll(async () => {
  portal = await startPortalWith(PORT, {});
});

afterAll(() => portal.stop());

const executionsSchema = z.object({
  executions: z.array(z.object({ name: z.string(), status: z.string() })),
});

/** Asked at the console, which is not counted: a page asks as often as sending takes long. */
async function statusOfSending(processId: string): Promise<string | undefined> {
  const details = executionsSchema.parse(await (await fetch(new URL("/__local/details", portal.url))).json());
  const status = details.executions.find(({ name }) => name.startsWith(processId))?.status;
  return status === "RUNNING" ? undefined : status;
}

async function usedBy(action: () => Promise<void>): Promise<readonly UsageLine[]> {
  const before = await readUsage(portal.url);
  await action();
  const after = await readUsage(portal.url);
  const used = before && after && usageBetween(before, after);
  if (used === undefined) throw new Error("the portal does not tell what it used");
  return used.filter(({ by }) => !BESIDES.test(by));
}

/** From the first call to the receipt, as a person alone does it who looks once whether it was sent. */
async function wholeApplication(): Promise<void> {
  const visitor = new Visitor(portal.url);
  await visitor.startAnonymously();
  const begun = await applicationSteps.begin(visitor);
  await applicationSteps.fillIn(visitor, begun);
  await applicationSteps.upload(visitor, { id: begun.id });
  await visitor.signIn(AMINA);
  const address = `/api/processes/${begun.id}`;
  for (const [method, what] of [
    ["PUT", "user"],
    ["PUT", "complete"],
    ["POST", "submit"],
  ] as const) {
    const answer = await visitor.call({ method, path: `${address}/${what}` });
    expect([what, answer.status]).toEqual([what, 200]);
  }
  expect(await until(() => statusOfSending(begun.id))).toBe("SUCCEEDED");
  expect((await visitor.get(`${address}/progress`)).body).toMatchObject({ progress: "SUBMISSION_COMPLETED" });
  expect(await applicationSteps.download(visitor, begun.id)).not.toEqual([]);
}

onEmbedded.ownPortal("A whole application needs no more requests than are stated", async () => {
  const { value: used, milliseconds } = await timed(() => usedBy(wholeApplication));
  const counted = byOperation(used);
  mkdirSync(path.dirname(COUNTED), { recursive: true });
  writeFileSync(COUNTED, JSON.stringify(counted, undefined, 2));
  const { lines } = readCounted();
  const stated = new Map(lines.map((line) => [[line.service, line.operation, line.by].join(" "), line]));
  // Functions cache for so long whether the portal is open: on a slow machine each reads it again.
  const askers = new Set(used.filter(({ by }) => by.includes("-api-")).map(({ by }) => by));
  const looksAgain = askers.size * Math.floor(milliseconds / REMEMBERED_MILLISECONDS);
  const beyond = counted.flatMap(({ service, operation, by, count, units }) => {
    const most = stated.get([service, operation, by].join(" "));
    const more = operation === "GetItem" ? looksAgain : 0;
    const isMore = count > (most?.count ?? 0) + more;
    const isDearer = STATED_UNITS.has(service) && units > (most?.units ?? 0) + more;
    return isMore || isDearer ? [{ service, operation, by, count, units, most }] : [];
  });
  expect(beyond.filter(({ service }) => service !== "logs")).toEqual([]);
  expect(counted).toContainEqual(expect.objectContaining({ service: "states", operation: "transition" }));
});

/** What was used of each operation: by browsers and others outside, and by whatever function or machine. */
function byOperation(lines: readonly UsageLine[]): readonly CountedLine[] {
  const sums = new Map<string, CountedLine>();
  for (const { service, operation, by, count, bytesIn, bytesOut, units } of lines) {
    const asker = by === "outside" ? by : "portal";
    const key = `${service} ${operation} ${asker}`;
    const before = sums.get(key);
    sums.set(key, {
      service,
      operation,
      by: asker,
      count: count + (before?.count ?? 0),
      bytesIn: bytesIn + (before?.bytesIn ?? 0),
      bytesOut: bytesOut + (before?.bytesOut ?? 0),
      units: units + (before?.units ?? 0),
    });
  }
  return [...sums].sort(([one], [other]) => one.localeCompare(other)).map(([, sum]) => sum);
}
