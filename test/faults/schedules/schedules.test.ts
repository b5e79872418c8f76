import { stdout } from "node:process";
import { describe, expect, it } from "vitest";
import { accessesInTurn } from "./accessesInTurn.ts";
import { everyOrder, type Run } from "./everyOrder.ts";
import { contradictions, type Named } from "./contradictions.ts";
import { type Operation, OPERATIONS } from "./operations.ts";
import { openScenario, KINDS, type Kind } from "./Scenario.ts";

function pairsOf(kind: Kind): readonly (readonly [Named, Named])[] {
  const possible = Object.entries(OPERATIONS).filter(([, { to }]) => to.includes(kind));
  return possible.flatMap((one, index) => possible.slice(index).map((other) => [one, other] as const));
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

it("what is written over what was not read again is found in some order", async () => {
  const writeBack: Operation = {
    to: ["a draft"],
    run: async ({ id, ports: { stored } }, { processes }, turn) => {
      const process = await processes.get(id);
      if (process === undefined) return false;
      await turn({ store: "processes", writes: true });
      stored.processes.set(id, process);
      return true;
    },
    isInEffect: () => true,
  };
  const [deletion] = Object.entries(OPERATIONS).filter(([name]) => name === "delete");
  if (deletion === undefined) throw new Error("delete is not listed");
  const found = await explore("a draft", [["write back", writeBack], deletion]);
  expect(found).toContain('"delete" succeeded, and is not so');
  expect(found).toContain("a file that the application names is gone");
});

it("everything that is tried at once succeeds in some order", () => {
  stdout.write(`\n${orders} orders of reads and writes were tried\n`);
  expect(Object.keys(OPERATIONS).filter((name) => !succeededOnce.has(name))).toEqual([]);
});
