import { afterEach, describe, expect, it } from "vitest";
import { ok } from "#domain/result.ts";
import { createLocalClock } from "../clock/localClock.ts";
import { startSchedules, type Schedules } from "./startSchedules.ts";

const rule = (expression: string) => ({
  name: "sweep",
  arn: "rule",
  expression,
  targets: [{ arn: "fn", input: undefined }],
});
let schedules: Schedules | undefined;
afterEach(() => schedules?.stop());

function started(expression: string) {
  const clock = createLocalClock();
  const fired: unknown[] = [];
  const result = startSchedules([rule(expression)], {
    clock,
    invoke: (_, { event }) => {
      fired.push(event);
      return Promise.resolve(ok(null));
    },
  });
  if (result.ok) schedules = result.value;
  return { clock, fired, result };
}

describe("schedules", () => {
  it("fire once when the clock jumps over several due times", async () => {
    const { clock, fired } = started("rate(5 minutes)");
    await clock.advance(4 * 60_000);
    expect(fired).toHaveLength(0);
    await clock.advance(60 * 60_000);
    expect(fired).toHaveLength(1);
    expect(fired[0]).toMatchObject({ source: "aws.events", resources: ["rule"] });
    await clock.advance(5 * 60_000);
    expect(fired).toHaveLength(2);
  });

  it("stop the start when an expression is not a rate", () => {
    const { result } = started("cron(0 3 * * ? *)");
    expect(!result.ok && result.failure.sentence).toContain("cron(0 3 * * ? *)");
  });
});
