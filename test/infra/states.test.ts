import { describe, expect, it } from "vitest";
import { synthesizedResources } from "./synthesizedResources.ts";

/** What a state's stacks consist of, names aside. */
function countsOf(state: string): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const [, { Type }] of synthesizedResources({ state })) counts.set(Type, (counts.get(Type) ?? 0) + 1);
  // Each has the secrets of its own counterparties.
  counts.delete("AWS::SecretsManager::Secret");
  return Object.fromEntries(counts);
}

describe("the stacks of every state", () => {
  it.each(["nw", "rp"])(
    "of %s are synthesized from settings alone and are those of the demo state",
    (state) => {
      expect(countsOf(state)).toEqual(countsOf("demo"));
    },
  );
});
