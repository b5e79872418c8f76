import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, inject } from "vitest";
import { z } from "zod";
import { originWordName } from "#contract/settings/settings.ts";
import { BURN_RATES } from "#infra/constructs/BurnRateAlarm.ts";
import { TAKES_ALL } from "#test/gate/scope.ts";
import { originWordsSchema, type OriginWords } from "#runtime/http/originGuard.ts";
import { accessLog } from "./accessLog.ts";
import { alarmOfCalls, PATIENCE } from "./alarmOfCalls.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { damagedItem } from "./damagedItem.ts";
import { NURSE_IN_COLOGNE } from "./nurseInCologne.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { Payer } from "./Payer.ts";
import { advanceClock, setFault, until } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { runOperator } from "./runOperator.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const DAY_SECONDS = 24 * 3600;
const SLOW_MILLISECONDS = PATIENCE * 1100;
/** After it functions read the word anew, and the portal is visited again. */
const NEXT_VISIT_SECONDS = 301;
const settingsSchema = z.object({ portal: z.object({ portalId: z.string() }) });
/** More than one in seven of as many calls as make a rate. */
const SLOW_CALLS = 13;

afterAll(() => setFault({ counterparty: "payment-provider", kind: "none" }));

/** Calls that succeed. */
async function goodCalls(count: number): Promise<void> {
  const visitor = new Visitor(url);
  for (let called = 0; called < count; called += 1) {
    expect((await visitor.get("/api/version")).status).toBe(200);
  }
}

/** The longer windows are the same alarm with other figures (infra/monitoring.test.ts). */
const longer = (...alarms: readonly [string][]): readonly [string][] => (TAKES_ALL ? alarms : []);
const alarmSchema = z.tuple([z.enum(["availability", "latency"]), z.enum(["fast", "slow", "lasting"])]);

/** Which windows an alarm looks at. */
function windowsOf(alarm: string) {
  const [figure, speed] = alarmSchema.parse(alarm.split("-"));
  return { ...BURN_RATES[speed], fewestCalls: BURN_RATES[speed].fewestCalls[figure] };
}

/** In as many windows in a row as the alarm looks at: what happens, among as many calls as make a rate. */
async function inEachWindow(alarm: string, happens: () => Promise<void>): Promise<void> {
  const { window, times, fewestCalls } = windowsOf(alarm);
  await advanceClock(DAY_SECONDS);
  for (let past = 0; past < times; past += 1) {
    if (past > 0) await advanceClock(window.toSeconds());
    const before = (await accessLog()).length;
    await happens();
    await goodCalls(Math.max(0, fewestCalls - ((await accessLog()).length - before)));
  }
}

describe("what the runbook says of calls", () => {
  onEmbedded.clock.each([["availability-fast"], ...longer(["availability-slow"], ["availability-lasting"])])(
    "%s: the gateway's log names the route, its function the place in the code",
    async (alarm) => {
      await inEachWindow(alarm, async () => {
        expect((await alarmOfCalls(alarm)).rings).toBe(false);
        const alarmState = await listenForAlarms();
        const before = (await accessLog()).length;
        const mend = await brokenDraft();
        const failed = (await accessLog()).slice(before).filter(({ status }) => status >= 500);
        expect(failed).toMatchObject([{ route: "/api/processes/{processId}", status: 500 }]);
        expect(alarmState("request-crashed").lines[0]).toMatchObject({ group: "process", error: "ZodError" });
        await mend();
      });
      expect((await alarmOfCalls(alarm)).rings).toBe(true);

      const { window, fewestCalls } = windowsOf(alarm);
      await advanceClock(window.toSeconds());
      await goodCalls(fewestCalls);
      expect((await alarmOfCalls(alarm)).rings).toBe(false);
    },
  );

  onEmbedded.clock.each([["latency-fast"], ...longer(["latency-slow"], ["latency-lasting"])])(
    "%s: the route names the counterparty it waits for, and check-settings measures them",
    async (alarm) => {
      await inEachWindow(alarm, async () => {
        expect((await alarmOfCalls(alarm)).rings).toBe(false);
        await slowPayments();
      });
      expect((await alarmOfCalls(alarm)).rings).toBe(true);
      const { output } = await runOperator(["check-settings"]);
      const milliseconds = /^ok +Payment .* (\d+) ms/m.exec(output)?.[1];
      expect(Number(milliseconds)).toBeGreaterThanOrEqual(SLOW_MILLISECONDS);

      await setFault({ counterparty: "payment-provider", kind: "none" });
      const { window, fewestCalls } = windowsOf(alarm);
      await advanceClock(window.toSeconds());
      await goodCalls(fewestCalls);
      expect((await alarmOfCalls(alarm)).rings).toBe(false);
    },
  );

  onEmbedded.clock(
    "event-logged: the line names the section of the runbook, and the next five minutes are good",
    async () => {
      const alarmState = await listenForAlarms();
      const mend = await brokenDraft();
      const { rings, lines } = alarmState("event-logged-operation");
      expect([rings, lines[0]?.message]).toEqual([true, "request-crashed"]);
      await mend();
      expect((await listenForAlarms())("event-logged-operation").rings).toBe(false);
    },
  );

  onEmbedded.clock(
    "portal-unreachable: a word turned without the former one is found and mended without a deployment",
    async () => {
      const { client, settingsFile } = await readConsole();
      const secrets = new SecretsManagerClient(client);
      const { portal } = settingsSchema.parse(JSON.parse(readFileSync(settingsFile, "utf8")));
      const SecretId = originWordName(portal.portalId);
      const { SecretString = "" } = await secrets.send(new GetSecretValueCommand({ SecretId }));
      const { word } = originWordsSchema.parse(JSON.parse(SecretString));
      const turn = (words: OriginWords): Promise<unknown> =>
        secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(words) }));
      const next = "n".repeat(43);
      await turn({ word: next, before: [] });
      try {
        const alarmState = await listenForAlarms();
        await advanceClock(NEXT_VISIT_SECONDS);
        await until(() => Promise.resolve(alarmState("portal-unreachable").rings || undefined));
        const [line] = alarmState("portal-unreachable").lines;
        expect(line).toMatchObject({ what: "unknown route is a problem document" });
      } finally {
        await turn({ word: next, before: [word] });
      }
      const after = await listenForAlarms();
      await advanceClock(NEXT_VISIT_SECONDS);
      await until(() => Promise.resolve(after("job-did-not-run-schedule-visit-portal").figure));
      expect(after("portal-unreachable").rings).toBe(false);
      expect((await new Visitor(url).get("/api/version")).status).toBe(200);
    },
  );
});

/** A draft as another release left it, read once. Answers what repairs it. */
async function brokenDraft(): Promise<() => Promise<void>> {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const started = await visitor.call({ method: "POST", path: "/api/processes", body: NURSE_IN_COLOGNE });
  const { id } = z.object({ id: z.string() }).parse(started.body);
  const mend = await damagedItem("Processes", id);
  expect((await visitor.get(`/api/processes/${id}`)).status).toBe(500);
  return mend;
}

/** The payment service takes its time, and calls wait for it. */
async function slowPayments(): Promise<void> {
  const payer = await Payer.atPortal(url);
  await payer.presses("close");
  await setFault({ counterparty: "payment-provider", kind: "slow", delayMilliseconds: SLOW_MILLISECONDS });
  const before = (await accessLog()).length;
  await Promise.all(Array.from({ length: SLOW_CALLS }, () => payer.comesBack()));
  const slow = (await accessLog())
    .slice(before)
    .filter(({ milliseconds }) => milliseconds >= PATIENCE * 1000);
  expect([...new Set(slow.map(({ route }) => route))]).toEqual([
    "/api/processes/{processId}/payment/complete",
  ]);
}
