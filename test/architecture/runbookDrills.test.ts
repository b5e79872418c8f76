import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ALARMS, type AlarmName } from "../../infra/alarms/ALARMS.ts";

const TESTS = path.join(import.meta.dirname, "../integration/portal");

/** What only AWS counts: no line of a function's log makes them ring. */
const ONLY_ON_AWS: Partial<Readonly<Record<AlarmName, string>>> = {
  "availability-fast": "API Gateway counts failed calls",
  "availability-slow": "API Gateway counts failed calls",
  "availability-lasting": "API Gateway counts failed calls",
  "latency-fast": "API Gateway measures calls",
  "latency-slow": "API Gateway measures calls",
  "latency-lasting": "API Gateway measures calls",
  "pipeline-failed": "Step Functions counts runs that ended without their own last step",
  "dead-letters": "EventBridge puts what failed with all tries into a queue, which one machine has not",
  "functions-fail": "CodeDeploy and Lambda count errors of a release",
  "functions-throttled": "Lambda throttles; on one machine calls wait",
};

/** What no operator, counterparty or clock can bring about, and where it is shown instead. */
const NEEDS_A_FAULTY_RELEASE: Partial<Readonly<Record<AlarmName, string>>> = {
  "response-broke-contract":
    "what is stored is parsed before by schemas that the contract takes over, so that damage is request-crashed",
};

/** Names before the colon of drills, those of tables of drills too. */
function drilled(): readonly string[] {
  return globSync("runbook*.test.ts", { cwd: TESTS }).flatMap((file) => {
    const text = readFileSync(path.join(TESTS, file), "utf8");
    return Object.keys(ALARMS).filter((name) =>
      new RegExp(`onEmbedded\\.clock(\\(\\s*"${name}:|\\.each\\(\\[[^)]*\\["${name}")`).test(text),
    );
  });
}

it("Every alarm is provoked and cleared by the runbook in a test, or it is said why it cannot be", () => {
  const said = [...drilled(), ...Object.keys(ONLY_ON_AWS), ...Object.keys(NEEDS_A_FAULTY_RELEASE)];
  expect(said.sort()).toEqual(Object.keys(ALARMS).sort());
});
