import { beforeEach, describe, expect, inject } from "vitest";
import { filledIn } from "./filledIn.ts";
import { type AlarmState, listenForAlarms } from "./listenForAlarms.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, nextDeliveryCheck, setFault, until } from "./portalUnderTest.ts";
import { runAuthority } from "./runAuthority.ts";
import { BECAUSE, runOperator } from "./runOperator.ts";
import { externalIdOf, sent, submissionOf } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const AMINA = { user: "amina", password: "amina-geheim" };
const SWEEP_SECONDS = 5 * 60 + 1;
/** More than the pipeline can take. */
const SILENT_SECONDS = 76 * 60;
/** Longer than the portal waits for an answer, several times: until the next fault is set, which ends it. */
const HELD_MILLISECONDS = 60_000;

const fault = (kind: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> =>
  setFault({ counterparty: "fit-connect", kind, ...more });

beforeEach(() => fault("none"));

interface Application {
  readonly visitor: Visitor;
  readonly processId: string;
}

async function begun(): Promise<Application> {
  const visitor = new Visitor(url);
  expect((await visitor.signIn(AMINA)).status).toBe(303);
  return { visitor, processId: await filledIn(visitor) };
}

/** Sent while the transport answers no call: its step runs, and is tried again. */
async function heldUp(): Promise<Application> {
  const { visitor, processId } = await begun();
  await fault("slow", { delayMilliseconds: HELD_MILLISECONDS });
  const path = `/api/processes/${processId}`;
  expect((await visitor.call({ method: "PUT", path: `${path}/complete` })).status).toBe(200);
  expect((await visitor.call({ method: "POST", path: `${path}/submit` })).status).toBe(200);
  await until(async () => {
    const { output } = await runOperator(["show", processId, ...BECAUSE]);
    return /^progress: SEAL_DATA$/m.test(output) ? true : undefined;
  });
  return { visitor, processId };
}

/** Sweeps until the alarm no longer rings although lines were written: zeros are counted in no figure. */
const isOver = (alarm: string): Promise<true> =>
  until(async () => {
    const alarmState = await listenForAlarms();
    await advanceClock(SWEEP_SECONDS);
    const { rings, lines } = alarmState(alarm);
    return !rings && lines.length > 0 ? true : undefined;
  });

/** After the repair another check runs, and the alarm has no reason to ring. */
async function staysQuiet(alarm: string): Promise<void> {
  const alarmState = await listenForAlarms();
  await advanceClock(SWEEP_SECONDS);
  expect(alarmState(alarm)).toEqual({ rings: false, figure: undefined, lines: [] });
}

const arrived = ({ visitor, processId }: Application): Promise<true> =>
  until(async () => ((await submissionOf(visitor, processId))?.status === "submitted" ? true : undefined));

/** The line about this application, with which the alarm rings. */
const loggedLine = (hear: () => AlarmState, processId: string): Promise<AlarmState["lines"][number]> =>
  until(() => {
    const { rings, lines } = hear();
    const line = lines.find((one) => one["processId"] === processId);
    return Promise.resolve(rings ? line : undefined);
  });

async function operator(...words: readonly string[]): Promise<string> {
  const { code, output } = await runOperator(words);
  expect(code, output).toBe(0);
  return output;
}

describe("what the runbook says of sending", () => {
  onEmbedded.clock("silent-failures: what is stuck is found, sent again and arrives", async () => {
    const application = await heldUp();
    const { processId } = application;
    const alarmState = await listenForAlarms();
    await advanceClock(SILENT_SECONDS);
    await until(() => Promise.resolve(alarmState("silent-failures").rings || undefined));

    expect(await operator("list", "--stuck", ...BECAUSE)).toContain(processId);
    const shown = await operator("show", processId, ...BECAUSE);
    expect(shown).toMatch(/^progress: SEAL_DATA$/m);
    expect(shown).toMatch(/^attempt: 1$/m);
    expect(await operator("resend", processId, ...BECAUSE)).toBe(`${processId} is sent again, attempt 2.\n`);
    // Only now: what goes on by itself is not stuck, and is not sent again.
    await fault("none");
    // The session is over by then.
    expect((await application.visitor.signIn(AMINA)).status).toBe(303);
    await arrived(application);
    expect(await operator("list", "--stuck", ...BECAUSE)).not.toContain(processId);
    await isOver("silent-failures");
    // The failure of the first attempt, which ran concurrently, is not reported.
    expect(alarmState("submission-failed").rings).toBe(false);
  });

  onEmbedded.clock(
    "not-delivered-in-time: the waiting application and its step are logged, and it arrives",
    async () => {
      // Before anything is on its way: to be refused would use up the tries of its step.
      await fault("unavailable", { method: "POST" });
      const checked = await runOperator(["check-settings"]);
      expect([checked.code, checked.output]).toEqual([
        1,
        expect.stringMatching(/^cannot be reached {2}FIT-Connect token .*503$/m),
      ]);
      const application = await heldUp();
      const { processId } = application;
      const alarmState = await listenForAlarms();
      await advanceClock(SWEEP_SECONDS);
      await until(() => Promise.resolve(alarmState("not-delivered-in-time").rings || undefined));
      expect(alarmState("silent-failures")).toMatchObject({ rings: false });

      expect(await operator("list", "--status", "SUBMITTED", ...BECAUSE)).toMatch(
        new RegExp(`^${processId}  SUBMITTED  since .*  SEAL_DATA$`, "m"),
      );
      await fault("none");
      await arrived(application);
      await isOver("not-delivered-in-time");
    },
  );

  onEmbedded.clock(
    "submission-failed: the reason is logged, and it arrives when it is sent again",
    async () => {
      const application = await begun();
      const { visitor, processId } = application;
      await fault("reject-finalize");
      const alarmState = await listenForAlarms();
      expect((await sent(visitor, processId)).status).toBe("SUBMIT_FAILURE");
      expect(await loggedLine(() => alarmState("submission-failed"), processId)).toMatchObject({
        reason: "authority-refused",
      });

      expect(await operator("list", "--failed", ...BECAUSE)).toMatch(
        new RegExp(`^${processId} .*authority-refused`, "m"),
      );
      await fault("none");
      expect(await operator("check-settings")).toContain("FIT-Connect");
      await operator("resend", processId, ...BECAUSE);
      await arrived(application);
      expect(await operator("list", "--failed", ...BECAUSE)).not.toContain(processId);
      await staysQuiet("submission-failed");
    },
  );

  onEmbedded.clock("delivery-rejected: it is shown as rejected, and the person sees the reason", async () => {
    const { visitor, processId } = await begun();
    expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
    const externalId = await externalIdOf(visitor, processId);
    const alarmState = await listenForAlarms();
    expect((await runAuthority(["reject", externalId])).code).toBe(0);
    await nextDeliveryCheck();
    const line = await loggedLine(() => alarmState("delivery-rejected"), processId);
    expect(line["problems"]).toMatch(/^https:/);

    const shown = await until(async () => {
      const output = await operator("show", processId, ...BECAUSE);
      return output.includes("status: PROCESSING_ERROR") ? output : undefined;
    });
    expect(shown).toMatch(/^cause: rejected$/m);
    expect((await submissionOf(visitor, processId))?.status).toBe("processingError");
    await staysQuiet("delivery-rejected");
  });

  onEmbedded.clock(
    "delivery-events-unproven: nothing is believed until it is signed as it must be",
    async () => {
      const { visitor, processId } = await begun();
      expect((await sent(visitor, processId)).progress).toBe("SUBMISSION_COMPLETED");
      const externalId = await externalIdOf(visitor, processId);
      await fault("forge-acceptance");
      const alarmState = await listenForAlarms();
      await nextDeliveryCheck();
      await loggedLine(() => alarmState("delivery-events-unproven"), processId);

      const doubted = await runOperator(["prove", processId, ...BECAUSE]);
      expect([doubted.code, doubted.output]).toEqual([1, expect.stringMatching(/^accepted: /m)]);
      expect(doubted.output).not.toMatch(/^delivered: /m);
      expect(await operator("check-settings")).toContain("FIT-Connect");
      await fault("none");
      expect((await runAuthority(["accept", externalId])).code).toBe(0);
      await until(async () => {
        await advanceClock(SWEEP_SECONDS);
        const { code, output } = await runOperator(["prove", processId, ...BECAUSE]);
        return code === 0 && /^delivered: /m.test(output) ? true : undefined;
      });
      await staysQuiet("delivery-events-unproven");
    },
  );
});
