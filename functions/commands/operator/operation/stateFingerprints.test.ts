import { describe, expect, it } from "vitest";
import { inPages } from "#test/fixtures/inPages.ts";
import type { PortalState, StoredItem, StoredObject } from "#ports/operation/PortalState.ts";
import { stateDifferences } from "./stateFingerprints.ts";
import { stateFingerprints } from "./stateFingerprints.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const OVER = "2026-11-21T11:00:00.000Z";
const file = (key: string, text: string): StoredObject => ({
  key,
  mediaType: "application/pdf",
  bytes: new TextEncoder().encode(text),
});

/** A read-only portal with these processes and uploads. */
function state(items: readonly StoredItem[], objects: readonly StoredObject[]): PortalState {
  const unused = () => Promise.reject(new Error("it is never changed"));
  const keys = objects.map(({ key }) => key);
  const read = (key: string) => Promise.resolve(objects.find((one) => one.key === key));
  return {
    tables: [
      {
        name: "Processes",
        items: () => Promise.resolve(items),
        pages: () => inPages(items),
        put: unused,
        putMissing: unused,
        clear: unused,
      },
    ],
    buckets: [{ name: "uploads", keys: () => Promise.resolve(keys), read, put: unused, clear: unused }],
  };
}

async function differences(before: PortalState, after: PortalState) {
  return stateDifferences(await stateFingerprints(before, NOW), await stateFingerprints(after, NOW));
}

const drafts = [
  { processId: "a", status: "CREATED" },
  { processId: "b", status: "CREATED" },
];
const files = [file("a/1", "passport"), file("b/1", "diploma")];

describe("what a restored portal lost", () => {
  it("is nothing where everything is back, in whatever order, without what was over", async () => {
    const over = { processId: "c", availableUntil: OVER };
    const before = state([...drafts, over], [...files, file("c/1", "of a draft that is over")]);
    expect(await differences(before, state([...drafts].reverse(), [...files].reverse()))).toEqual([]);
  });

  it("is counted by table and bucket, also where it came back changed", async () => {
    const changed = [{ processId: "a", status: "COMPLETED" }];
    expect(await differences(state(drafts, files), state(changed, [file("a/1", "another")]))).toEqual([
      { place: "Processes", lost: 2, strange: 1 },
      { place: "uploads", lost: 2, strange: 1 },
    ]);
  });
});
