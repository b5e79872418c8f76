import { afterAll, describe, expect, it } from "vitest";
import type { FaultyState, FaultPlan, StepFault } from "./FaultPlan.ts";
import { FOUND_PLANS } from "./foundPlans.ts";
import { MOST_CALLS, STATES, STEP_FAULTS, TRANSPORT_FAULTS } from "./matrix.ts";
import type { Ending } from "./judge.ts";
import { randomPlan } from "./randomPlan.ts";
import { runApplication } from "./runApplication.ts";
import { seededRandom, seedsFrom } from "./seededRandom.ts";
import { SEED } from "../gate/SEED.ts";

const AS_IT_MUST_BE: readonly Ending["kind"][] = ["one", "failed-then-one"];
/** Each application has a seed of its own, by which `npm run faults` repeats it. */
const FIRST_SEED = SEED % 1_000_000;

/** Endings of every cell: how many arrived at once, and how many failed visibly and arrived when sent again. */
const table = new Map<string, Map<string, Ending[]>>();

async function run(plan: FaultPlan, seed = 1): Promise<Ending> {
  return runApplication(plan, seededRandom(seed));
}

function note(row: string, { column, ending }: { readonly column: string; readonly ending: Ending }): void {
  const cells = table.get(row) ?? new Map<string, Ending[]>();
  table.set(row, cells.set(column, [...(cells.get(column) ?? []), ending]));
}

/** SUBMISSION_FAILURE runs only when another step failed for good. */
function stepsOf(state: FaultyState, faults: readonly StepFault[]): FaultPlan["steps"] {
  return state === "SUBMISSION_FAILURE"
    ? { SEAL_DATA: STEP_FAULTS["throws always"] ?? [], [state]: faults }
    : { [state]: faults };
}

afterAll(() => {
  const columns = Object.keys(STEP_FAULTS);
  const cell = (endings: readonly Ending[] = []): string => {
    const count = (kind: Ending["kind"]): number => endings.filter((ending) => ending.kind === kind).length;
    const wrong = endings.length - count("one") - count("failed-then-one");
    return `${count("one")}/${count("failed-then-one")}${wrong === 0 ? "" : ` WRONG ${wrong}`}`;
  };
  const lines = [...table].map(([row, cells]) =>
    [row.padEnd(34), ...columns.map((column) => cell(cells.get(column)).padEnd(18))].join(""),
  );
  process.stdout.write(
    `\nEvery step and fault, each with ${Object.keys(TRANSPORT_FAULTS).length} faults of the transport: arrived once / failed visibly and arrived once when sent again\n${["".padEnd(34), ...columns.map((column) => column.padEnd(18))].join("")}\n${lines.join("\n")}\n`,
  );
});

describe.each(STATES)("an application whose %s", (state) => {
  it.each(Object.entries(STEP_FAULTS))(
    "%s arrives once, or fails visibly and arrives once when sent again, whatever the transport does",
    async (column, faults) => {
      for (const [name, transport] of Object.entries(TRANSPORT_FAULTS)) {
        const ending = await run({ steps: stepsOf(state, faults), transport });
        note(state, { column, ending });
        expect([name, ending, AS_IT_MUST_BE.includes(ending.kind)]).toEqual([name, ending, true]);
      }
    },
  );

  it("is killed or given up after any of its effects arrives once all the same", async () => {
    for (let afterCalls = 0; afterCalls <= MOST_CALLS; afterCalls += 1) {
      const killed = await run({ steps: stepsOf(state, [{ kind: "killed", afterCalls }]), transport: [] });
      const awakes = "concurrent-with-retry";
      const hung = await run({
        steps: stepsOf(state, [{ kind: "times-out", afterCalls, awakes }]),
        transport: [],
      });
      const expected = state === "SUBMISSION_FAILURE" ? "failed-then-one" : "one";
      expect([afterCalls, killed.kind, hung.kind]).toEqual([afterCalls, expected, expected]);
    }
  });

  it("is the last thing of its execution, which ends without a word, is found by the sweep", async () => {
    const ending = await run({ steps: stepsOf(state, []), transport: [], executionEndsAt: state });
    const isAccepted = ["SUBMIT_DATA_TO_POSTBOX", "SAVE_SUBMISSION"].includes(state);
    expect(ending.kind).toBe(isAccepted ? "one" : "failed-then-one");
  });
});

describe("a function that dies between the write of the status and the start of the execution", () => {
  it.each(["killed-before-start", "killed-after-start", "unavailable"] as const)(
    "(%s) leaves an application that the sweep starts, once",
    async (start) => {
      expect(await run({ steps: {}, transport: [], start })).toEqual({ kind: "one" });
    },
  );
});

describe("the copy for the mailbox", () => {
  it.each(Object.entries(STEP_FAULTS))(
    "(the step %s) is there once or visibly not, and the application arrives, whatever the mailbox service does",
    async (_name, faults) => {
      for (const [name, postbox] of Object.entries(TRANSPORT_FAULTS)) {
        const steps = { SUBMIT_DATA_TO_POSTBOX: faults };
        const ending = await run({ steps, transport: [], postbox });
        expect([name, ending]).toEqual([name, { kind: "one" }]);
      }
    },
  );
});

describe("a message to the mailbox that is refused", () => {
  const refused = { call: "submit", fault: { kind: "transport-refused", cause: "refused" } } as const;

  it("is not the copy's end while another one, begun before or after it, may still get through", async () => {
    const postbox = [refused, { call: "submit", fault: "lost-answer" }] as const;
    const steps = { SUBMIT_DATA_TO_POSTBOX: [{ kind: "concurrent-duplicate" }] } as const;
    for (let seed = 0; seed < 20; seed += 1) {
      expect([seed, await run({ steps, transport: [], postbox }, seed)]).toEqual([seed, { kind: "one" }]);
    }
  });

  it.each(["after-the-execution", "concurrent-with-retry"] as const)(
    "is not its end either while one hangs that goes on %s",
    async (awakes) => {
      for (let afterCalls = 0; afterCalls <= MOST_CALLS; afterCalls += 1) {
        const steps = { SUBMIT_DATA_TO_POSTBOX: [{ kind: "times-out", afterCalls, awakes }] } as const;
        for (const postbox of [[refused], [refused, { call: "submit", fault: "lost-answer" }]] as const) {
          const ending = await run({ steps, transport: [], postbox });
          expect([afterCalls, postbox.length, ending]).toEqual([afterCalls, postbox.length, { kind: "one" }]);
        }
      }
    },
  );
});

describe("faults in any combination", () => {
  it.each(Object.entries(FOUND_PLANS))(
    "that lost an application once (seed %s) lose none, double none and leave none silent",
    async (seed, plan) => {
      const ending = await run(plan, Number(seed));
      expect([ending, AS_IT_MUST_BE.includes(ending.kind)]).toEqual([ending, true]);
    },
  );

  it("lose no application, double none and leave none silent", async () => {
    for (const seed of seedsFrom(FIRST_SEED, 300)) {
      const random = seededRandom(seed);
      const ending = await runApplication(randomPlan(random), random);
      expect([seed, ending, AS_IT_MUST_BE.includes(ending.kind)]).toEqual([seed, ending, true]);
    }
  });
});
