import { DynamoDBClient, GetItemCommand } from "@aws-sdk/client-dynamodb";
import { expect, inject } from "vitest";
import { monthBefore } from "#domain/operation/countMonth.ts";
import { monthlyStatisticsSchema } from "#domain/operation/MonthlyStatistics.ts";
import { filledIn } from "./filledIn.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock, until } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { runOperator } from "./runOperator.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const DAY_SECONDS = 86_400;

/** What the table keeps of a month. */
async function storedFields(month: string): Promise<readonly string[]> {
  const { client, tables } = await readConsole();
  const { Item: item = {} } = await new DynamoDBClient(client).send(
    new GetItemCommand({
      TableName: tables.find((name) => name.includes("-data-Statistics")),
      Key: { month: { S: month } },
    }),
  );
  return Object.keys(item);
}

onEmbedded.clock(
  "counts a month when it is over, for the operator and for a day, and never a person",
  async () => {
    const visitor = new Visitor(url);
    await signInBySaml(visitor, { providerId: "nkb", choose: { person: "sukarno" } });
    const processId = await filledIn(visitor);
    await sent(visitor, processId);
    const { now } = await readConsole();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1, 1);
    await advanceClock(Math.ceil((next - now.getTime()) / 1000));

    const month = monthBefore((await readConsole()).now);
    const made = await runOperator(["statistics", "--month", month, "--json"]);
    expect(made.code, made.output).toBe(0);
    expect(await storedFields(month)).toContain("report");
    const { rows } = monthlyStatisticsSchema.parse(JSON.parse(made.output));
    expect(rows.reduce((sum, row) => sum + row.sent, 0)).toBeGreaterThan(0);

    await advanceClock(DAY_SECONDS);
    const over = await runOperator(["statistics", "--month", month]);
    expect([over.code, over.output]).toEqual([1, expect.stringContaining("deleted after 24 hours")]);
    // Not only hidden: the schedule's next run leaves the name of the month alone.
    await until(async () => ((await storedFields(month)).includes("report") ? undefined : true));
    expect((await storedFields(month)).toSorted()).toEqual(["expiresAt", "month"]);
  },
);
