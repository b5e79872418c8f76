import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ALARMS, UNDRILLED_ALARMS } from "#infra/alarms/ALARMS.ts";

const TESTS = path.join(import.meta.dirname, "../integration/portal");

/** Names before the colon of drills, those of tables of drills too. */
function drilled(): readonly string[] {
  return globSync("runbook*.test.ts", { cwd: TESTS }).flatMap((file) => {
    const text = readFileSync(path.join(TESTS, file), "utf8");
    return Object.keys(ALARMS).filter((name) =>
      new RegExp(`on(Embedded|LocalStack)\\.\\w+(\\(\\s*"${name}:|\\.each\\(\\[[^)]*\\["${name}")`).test(
        text,
      ),
    );
  });
}

it("Every alarm is provoked and cleared by the runbook in a test, or is written down as one that no machine can", () => {
  expect([...drilled(), ...Object.keys(UNDRILLED_ALARMS)].sort()).toEqual(Object.keys(ALARMS).sort());
});
