import { expect, it } from "vitest";
import type { SaveState } from "#ui/form/saving/autosave.ts";
import { saveAll } from "./draftEditor.ts";

const SINCE = "2026-11-20T14:32:00Z";

/** A saver whose tries end in these states, one after the other. */
function saver(...states: readonly SaveState[]) {
  let tries = 0;
  const state = (): SaveState => states[tries - 1] ?? { kind: "saving" };
  return {
    flush: () => {
      tries += 1;
      return Promise.resolve();
    },
    state,
    pending: () => state().kind !== "saved",
    tries: () => tries,
  };
}

it("Confirming survives a save that fails once", async () => {
  const once = saver({ kind: "saving" }, { kind: "saved", at: SINCE });
  expect([await saveAll(once), once.tries()]).toEqual([true, 2]);
});

it("Confirming ends where saving fails for longer, or needs the person", async () => {
  const broken = saver({ kind: "saving" }, { kind: "saving" }, { kind: "failed", since: SINCE });
  expect([await saveAll(broken), broken.tries()]).toEqual([false, 3]);
  const twofold = saver({ kind: "conflict", since: SINCE, at: SINCE, differing: [] });
  expect([await saveAll(twofold), twofold.tries()]).toEqual([false, 1]);
});
