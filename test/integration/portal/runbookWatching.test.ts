import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, inject } from "vitest";
import { z } from "zod";
import { aKeyPair } from "#test/fixtures/saml/samlKeys.ts";
import { listenForAlarms } from "./listenForAlarms.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, setFault, until } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { readLogsFolder } from "./readLogsFolder.ts";
import { runOperator } from "./runOperator.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { Visitor } from "./Visitor.ts";

const QUARTER_SECONDS = 900 + 1;
const HOUR_SECONDS = 3600;
/** Metadata of an account is read once a day. */
const OVER_A_DAY_SECONDS = 25 * HOUR_SECONDS;
const settingsSchema = z.object({ server: z.object({ postbox: z.object({ secretName: z.string() }) }) });

afterAll(async () => {
  await setFault({ counterparty: "payment-provider", kind: "none" });
  await setFault({ counterparty: "nkb", kind: "none" });
});

/** The alarms after the next health check. */
async function nextCheck(): Promise<Awaited<ReturnType<typeof listenForAlarms>>> {
  const alarmState = await listenForAlarms();
  await advanceClock(QUARTER_SECONDS);
  await until(() => Promise.resolve(alarmState("expiry-near").lines[0]));
  return alarmState;
}

describe("what the runbook says of those whom the portal depends on", () => {
  onEmbedded.clock(
    "counterparty-unhealthy: its name, duration and cause are logged, until it is healthy",
    async () => {
      await setFault({ counterparty: "payment-provider", kind: "unavailable" });
      await nextCheck();
      const second = await nextCheck();
      expect(second("counterparty-unhealthy")).toMatchObject({ rings: false, figure: 2 });
      const third = await nextCheck();
      expect(third("counterparty-unhealthy")).toMatchObject({ rings: true, figure: 3 });

      const { code, output } = await runOperator(["health"]);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/^cannot be reached {2}Payment .* for 3 runs$/m),
      ]);
      expect((await runOperator(["check-settings"])).output).toMatch(/^cannot be reached {2}Payment .*503$/m);
      await setFault({ counterparty: "payment-provider", kind: "none" });
      const well = await nextCheck();
      expect(well("counterparty-unhealthy")).toMatchObject({ rings: false, figure: undefined });
      expect((await runOperator(["health"])).output).toContain("Everything was well.");
    },
  );

  onEmbedded.clock.each([
    ["expiry-near", 20],
    ["expiry-urgent", 5],
  ])("%s: the certificate is the first with days, and the next one ends it", async (alarm, days) => {
    const { client, settingsFile, now } = await readConsole();
    const secrets = new SecretsManagerClient(client);
    const { server } = settingsSchema.parse(JSON.parse(readFileSync(settingsFile, "utf8")));
    const SecretId = server.postbox.secretName;
    const { SecretString: before } = await secrets.send(new GetSecretValueCommand({ SecretId }));
    const pair = await aKeyPair("soon over", { from: now, days: days + 0.5 });
    await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(pair) }));
    try {
      const alarmState = await nextCheck();
      expect(alarmState(alarm)).toMatchObject({ rings: true, figure: days });
      const { output } = await runOperator(["health"]);
      expect(/^\d+ days.*$/m.exec(output)?.[0]).toMatch(
        new RegExp(`^${String(days)} days +Mailbox signature`),
      );
    } finally {
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: before }));
    }
    const well = await nextCheck();
    expect(well(alarm).rings).toBe(false);
  });

  onEmbedded.clock(
    "job-did-not-run: a schedule that fails is silent, and its log says with what",
    async () => {
      const { client, tables } = await readConsole();
      const dynamo = new DynamoDBClient(client);
      const TableName = tables.find((name) => name.includes("-data-Health"));
      const Key = { healthId: { S: "last" } };
      await dynamo.send(new PutItemCommand({ TableName, Item: { ...Key, document: { S: "unreadable" } } }));
      const alarm = "job-did-not-run-schedule-check-health";
      const alarmState = await listenForAlarms();
      await advanceClock(HOUR_SECONDS);
      const log = path.join(await readLogsFolder(), "demo-schedule-check-health.log");
      await until(() => {
        const last = readFileSync(log, "utf8").trim().split("\n").at(-1) ?? "";
        return Promise.resolve(last.includes('"errorType":"ZodError"') ? true : undefined);
      });
      expect(alarmState(alarm).rings).toBe(true);
      // The others run in their turn.
      const other = "job-did-not-run-schedule-remove-expired-processes";
      await until(() => Promise.resolve(alarmState(other).rings ? undefined : true));

      await dynamo.send(new DeleteItemCommand({ TableName, Key }));
      const after = await nextCheck();
      await until(() => Promise.resolve(after(alarm).rings ? undefined : true));
    },
  );
});

describe("what the runbook says of accounts", () => {
  const login = (): Promise<string> =>
    signInBySaml(new Visitor(inject("portalUrl")), { providerId: "nkb", choose: { person: "sukarno" } });

  onEmbedded.clock(
    "identity-provider-metadata-unreadable: it is logged, and people sign in all the same",
    async () => {
      expect(await login()).toBe("/nutzerkonto");
      await setFault({ counterparty: "nkb", kind: "metadata-unreadable" });
      await advanceClock(OVER_A_DAY_SECONDS);
      const alarmState = await listenForAlarms();
      expect(await login()).toBe("/nutzerkonto");
      const { rings, lines } = alarmState("identity-provider-metadata-unreadable");
      expect(rings).toBe(true);
      expect(lines[0]).toMatchObject({ providerId: "nkb" });
      const { code, output } = await runOperator(["check-settings"]);
      expect([code, output]).toEqual([1, expect.stringMatching(/SAML nkb .*503/)]);

      await setFault({ counterparty: "nkb", kind: "none" });
      const after = await listenForAlarms();
      expect(await login()).toBe("/nutzerkonto");
      expect(after("identity-provider-metadata-unreadable").rings).toBe(false);
    },
  );

  onEmbedded.clock(
    "identity-provider-certificate-ends: the days are logged until another one is published",
    async () => {
      await setFault({ counterparty: "nkb", kind: "certificate-ends" });
      await advanceClock(OVER_A_DAY_SECONDS);
      const alarmState = await listenForAlarms();
      expect(await login()).toBe("/nutzerkonto");
      const { rings, lines } = alarmState("identity-provider-certificate-ends");
      expect(rings).toBe(true);
      expect(lines[0]).toMatchObject({ providerId: "nkb", days: 19 });

      await setFault({ counterparty: "nkb", kind: "none" });
      await advanceClock(OVER_A_DAY_SECONDS);
      const after = await listenForAlarms();
      expect(await login()).toBe("/nutzerkonto");
      expect(after("identity-provider-certificate-ends").rings).toBe(false);
    },
  );
});
