import { stdout } from "node:process";
import { needsSealed } from "#domain/sending/deliveryChecks.ts";
import { describe, expect, it } from "vitest";
import { accessesInTurn } from "./accessesInTurn.ts";
import { everyOrder, type Run } from "./everyOrder.ts";
import { OPERATIONS, type Operation } from "./operations.ts";
import { openScenario, KINDS, type Kind, type Scenario } from "./Scenario.ts";

type Named = readonly [name: string, operation: Operation];

function pairsOf(kind: Kind): readonly (readonly [Named, Named])[] {
  const possible = Object.entries(OPERATIONS).filter(([, { to }]) => to.includes(kind));
  return possible.flatMap((one, index) => possible.slice(index).map((other) => [one, other] as const));
}

/** What is wrong with the scenario after both were answered. */
function contradictions(scenario: Scenario, answered: ReadonlyMap<Named, boolean>): readonly string[] {
  const { stored } = scenario.ports;
  const process = stored.processes.get(scenario.id);
  const succeeded = [...answered].filter(([, ok]) => ok).map(([named]) => named);
  const names = succeeded.map(([name]) => name);
  const wrong = succeeded
    .filter(
      ([, { isInEffect, undoneBy = [] }]) =>
        !undoneBy.some((name) => names.includes(name)) && !isInEffect(process, scenario),
    )
    .map(([name]) => `"${name}" succeeded, and is not so`);
  if (process?.removal !== undefined) wrong.push("half removed");
  const isRecorded = stored.deletions.has(scenario.id);
  if (process === undefined && !isRecorded) wrong.push("deleted, and its key is still there");
  if (process !== undefined && isRecorded) wrong.push("its key is gone, and it is not");
  const record = stored.submissions.get(scenario.id);
  const sealed = record !== undefined && needsSealed(record) ? [] : [stored.sealed];
  const files = [stored.uploads, stored.results, ...sealed].flatMap((store) => [...store.keys()]);
  if (process === undefined && files.length > 0) wrong.push(`ownerless files: ${files.join(" ")}`);
  const lost = (process?.attachments ?? []).filter(
    ({ attachmentId, status }) =>
      status === "stored" && !stored.uploads.has(`${scenario.id}/${attachmentId}`),
  );
  if (lost.length > 0) wrong.push("a file that the application names is gone");
  return wrong;
}

let orders = 0;
const succeededOnce = new Set<string>();

/** Everything that went wrong in any order of the two. */
async function explore(kind: Kind, [one, other]: readonly [Named, Named]): Promise<readonly string[]> {
  const found = new Set<string>();
  orders += await everyOrder(async () => {
    const scenario = await openScenario(kind);
    const answered = new Map<Named, boolean>();
    const running = ([name, operation]: Named): Run => {
      const named: Named = [name, operation];
      return async (turn) => {
        try {
          const ok = await operation.run(scenario, accessesInTurn(scenario.ports, turn), turn);
          if (ok) succeededOnce.add(name);
          answered.set(named, ok);
        } catch (error) {
          found.add(`"${name}" crashed: ${String(error)}`);
        }
      };
    };
    return {
      runs: [running(one), running(other)],
      judge: () => {
        for (const wrong of contradictions(scenario, answered)) found.add(wrong);
      },
    };
  });
  return [...found];
}

describe.each(KINDS)("whichever two of the listed operations happen at once to %s", (kind) => {
  it.each(pairsOf(kind).map((pair) => [pair[0][0], pair[1][0], pair] as const))(
    "%s concurrent with %s: nothing that was answered with success is untrue, in any order of their reads and writes in memory",
    async (_one, _other, pair) => {
      expect(await explore(kind, pair)).toEqual([]);
    },
  );
});

it("everything that is tried at once succeeds in some order", () => {
  stdout.write(`\n${orders} orders of reads and writes were tried\n`);
  expect([...succeededOnce].sort()).toEqual(Object.keys(OPERATIONS).sort());
});
