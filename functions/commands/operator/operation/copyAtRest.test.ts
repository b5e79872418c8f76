import { expect, it } from "vitest";
import type { StateCopy, StoredTable } from "#ports/operation/PortalState.ts";
import { copyAtRest } from "./copyAtRest.ts";

/** A table that changes with each of its first reads. */
function tableThatChanges(reads: number): StoredTable {
  let read = 0;
  const items = () => Promise.resolve([{ id: "one", revision: Math.min((read += 1), reads) }]);
  return {
    name: "Processes",
    items,
    async *pages() {
      yield await items();
    },
    put: () => Promise.resolve(),
    putMissing: () => Promise.resolve(true),
    clear: () => Promise.resolve([]),
  };
}

async function copied(reads: number) {
  const attempts: number[] = [];
  const copy: StateCopy = {
    writeItems: () => Promise.resolve(),
    readItems: () => Promise.resolve([]),
    writeObject: () => Promise.resolve(),
    async *objects() {},
  };
  const made = await copyAtRest(
    { tables: [tableThatChanges(reads)], buckets: [] },
    {
      now: new Date(),
      copyOf: (attempt) => {
        attempts.push(attempt);
        return Promise.resolve(copy);
      },
      save: () => Promise.resolve("saved"),
      pause: () => Promise.resolve(),
    },
  );
  return { saved: made?.saved, attempts };
}

it("a copy counts when nothing changed while it was made", async () => {
  expect(await copied(1)).toEqual({ saved: "saved", attempts: [1] });
});

it("what was written meanwhile makes a copy anew, in a place of its own", async () => {
  expect(await copied(4)).toEqual({ saved: "saved", attempts: [1, 2, 3] });
});

it("a portal that goes on changing is not copied, so that nothing of it is deleted", async () => {
  expect((await copied(Number.POSITIVE_INFINITY)).saved).toBeUndefined();
});
