import { describe, expect, inject } from "vitest";
import { alarmOfRuns } from "./alarmOfRuns.ts";
import { damagedItem, isStored } from "./damagedItem.ts";
import { filledIn } from "./filledIn.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, nextDeliveryCheck, until } from "./portalUnderTest.ts";
import { runAuthority } from "./runAuthority.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { externalIdOf, sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const AMINA = { user: "amina", password: "amina-geheim" };
/** How long Step Functions' figures of one run count. */
const FIVE_MINUTES = 300;
const QUARTER = 901;
/** Drafts live for 24 hours. */
const OVER_A_DAY = 25 * 3600;

interface Followed {
  readonly processId: string;
  readonly externalId: string;
  /** Name of the run that failed. */
  readonly run: string;
  readonly alarmState: Awaited<ReturnType<typeof listenForAlarms>>;
  readonly mend: () => Promise<void>;
}

/** A sent application whose next delivery check fails with every try, because its record is damaged. */
async function checkThatFails(): Promise<Followed> {
  const visitor = new Visitor(inject("portalUrl"));
  expect((await visitor.signIn(AMINA)).status).toBe(303);
  const processId = await filledIn(visitor);
  expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
  const externalId = await externalIdOf(visitor, processId);
  const mend = await damagedItem("Submissions", processId);
  const alarmState = await listenForAlarms();
  await nextDeliveryCheck();
  const run = await until(async () => {
    const { rings, names } = await alarmOfRuns("track-delivery");
    return rings ? names.find((name) => name.startsWith(processId)) : undefined;
  });
  return { processId, externalId, run, alarmState, mend };
}

/** The authority accepts it, and a delivery check notices that. */
async function accepted({ processId, externalId }: Followed): Promise<void> {
  expect((await runAuthority(["accept", externalId])).code).toBe(0);
  await until(async () => {
    await nextDeliveryCheck();
    const { output } = await runOperator(["show", processId, ...BECAUSE]);
    return /^status: SUCCESSFULLY_SUBMITTED$/m.test(output) ? true : undefined;
  });
}

describe("what the runbook says of runs and functions", () => {
  onEmbedded.clock(
    "pipeline-failed: the run names the application, and the next check comes by itself",
    async () => {
      const followed = await checkThatFails();
      const { processId, run, mend } = followed;
      expect(run).toMatch(new RegExp(`^${processId}_`));
      const { code, output } = await runOperator(["list", ...BECAUSE]);
      expect([code, output]).toEqual([
        1,
        expect.stringContaining(`The record of ${processId} cannot be read`),
      ]);
      await mend();
      expect((await runOperator(["show", processId, ...BECAUSE])).output).toMatch(/^status: SUBMITTED$/m);
      await accepted(followed);
      await advanceClock(FIVE_MINUTES);
      expect((await alarmOfRuns("track-delivery")).rings).toBe(false);
    },
  );

  onEmbedded.clock(
    "record-unreadable: the log names the draft, others are deleted in time, and it is deleted once repaired",
    async () => {
      const visitor = new Visitor(inject("portalUrl"));
      expect((await visitor.signIn(AMINA)).status).toBe(303);
      const [damaged, sound] = [await filledIn(visitor), await filledIn(visitor)];
      const mend = await damagedItem("Processes", damaged);
      const alarmState = await listenForAlarms();
      await advanceClock(OVER_A_DAY);
      await until(async () => ((await isStored("Processes", sound)) ? undefined : true));
      const { rings, lines } = alarmState("record-unreadable");
      expect([rings, lines[0]]).toEqual([true, expect.objectContaining({ processId: damaged })]);
      expect((await runOperator(["show", damaged, ...BECAUSE])).output).toMatch(
        /by its fields status\. .*record-unreadable/,
      );
      await mend();
      const after = await listenForAlarms();
      await advanceClock(QUARTER);
      await until(async () => ((await isStored("Processes", damaged)) ? undefined : true));
      expect(after("record-unreadable").rings).toBe(false);
    },
  );

  onEmbedded.clock("functions-fail: error and place stand in the function's log", async () => {
    const followed = await checkThatFails();
    const { rings, lines } = followed.alarmState("functions-fail");
    expect(rings).toBe(true);
    expect(lines[0]).toMatchObject({ errorType: "ZodError" });
    expect(JSON.stringify(lines[0]?.["trace"])).toMatch(/" +at /);
    await followed.mend();
    const after = await listenForAlarms();
    await accepted(followed);
    expect(after("functions-fail").rings).toBe(false);
  });
});
