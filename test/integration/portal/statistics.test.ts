import { expect, inject } from "vitest";
import { monthBefore } from "../../../functions/domain/statistics/countMonth.ts";
import { monthlyStatisticsSchema } from "../../../functions/domain/statistics/MonthlyStatistics.ts";
import { filledIn } from "./filledIn.ts";
import { onEmbedded } from "./onEmbedded.ts";
import { advanceClock } from "./portalUnderTest.ts";
import { readConsole } from "./readConsole.ts";
import { runOperator } from "./runOperator.ts";
import { signInBySaml } from "./SamlLogin.ts";
import { sent } from "./sentApplication.ts";
import { Visitor } from "./Visitor.ts";

const url = inject("portalUrl");
const DAY_SECONDS = 86_400;

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
    expect([made.code, made.output]).toEqual([0, expect.any(String)]);
    const { rows } = monthlyStatisticsSchema.parse(JSON.parse(made.output));
    expect(rows.reduce((sum, row) => sum + row.sent, 0)).toBeGreaterThan(0);

    await advanceClock(DAY_SECONDS);
    const over = await runOperator(["statistics", "--month", month]);
    expect([over.code, over.output]).toEqual([1, expect.stringContaining("deleted after 24 hours")]);
  },
);
