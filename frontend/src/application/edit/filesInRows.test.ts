import { describe, expect, it } from "vitest";
import { attachmentStore } from "#ui/attachments/attachmentStore.ts";
import type { Attachment } from "#ui/attachments/upload/sendFile.ts";
import { autosave, type SaveOutcome, type Autosave } from "#ui/form/saving/autosave.ts";
import type { Change } from "#ui/form/store/changes.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { filesInRows } from "./withFiles.ts";

const AT = "2026-11-20T14:41:00Z";
const SAVED: SaveOutcome = { kind: "saved", version: 5, at: AT };
const JOBS = [{ title: "A" }, { title: "B" }];
/** The first row goes, and what was the second one is the first. */
const REMOVED: Change = { path: "jobs", value: [{ title: "B" }], rows: [1] };

const proof = (row: number): Attachment => ({
  attachmentId: `proof of ${row === 0 ? "A" : "B"}`,
  fieldPath: `jobs[${row.toString()}].proof`,
  fileName: "proof.pdf",
  size: 3,
  status: "stored",
  sameAs: [],
});

/** A window with two rows and a file in each; another one saved these answers meanwhile. */
function opened(there: FormAnswers, outcomes: readonly SaveOutcome[]) {
  const attachments = attachmentStore({
    call: () => Promise.resolve({ ok: false, failure: { kind: "offline" } }),
    processId: "p",
    attachments: [proof(0), proof(1)],
    write: (work) => work(),
    happened: () => undefined,
  });
  const files = filesInRows({ attachments, known: () => [proof(0), proof(1)] });
  const left = [...outcomes];
  const saver: Autosave = autosave(
    {
      save: () => Promise.resolve(left.shift() ?? { kind: "failed" }),
      load: () => Promise.resolve({ version: 4, at: AT, formData: there }),
      evaluatedAnswers: (data) => data,
      schedule: () => () => undefined,
      now: () => new Date(AT),
      stateChanged: () => undefined,
      keep: () => undefined,
      adopted: files.adopt,
      merged: () => undefined,
    },
    { version: 3, formData: { jobs: JOBS, place: "Tunis" }, at: AT, unsaved: undefined },
  );
  return {
    saver,
    change(change: Change) {
      files.move(change);
      saver.change(change);
    },
    places: () => attachments.uploads().map(({ attachmentId, fieldPath }) => [attachmentId, fieldPath]),
  };
}

const AS_THERE = [
  ["proof of A", "jobs[0].proof"],
  ["proof of B", "jobs[1].proof"],
];
const AS_HERE = [["proof of B", "jobs[0].proof"]];

describe("files in the rows of a list that changed here and in another window", () => {
  const there = { jobs: [{ title: "A" }, { title: "Bea" }], place: "Tunis" };

  async function inConflict(outcomes: readonly SaveOutcome[]) {
    const window = opened(there, [{ kind: "conflict" }, ...outcomes]);
    window.change(REMOVED);
    await window.saver.flush();
    return window;
  }

  it("stay where the person sees them until one of both lists is chosen", async () => {
    const window = await inConflict([]);
    expect(window.saver.state().kind).toBe("conflict");
    expect(window.places()).toEqual(AS_HERE);
  });

  it("are back in the rows of the list that was saved there when that one is chosen", async () => {
    const window = await inConflict([]);
    await window.saver.decide([{ path: "jobs", there: there.jobs, takesThere: true }]);
    expect(window.saver.state().kind).toBe("saved");
    expect(window.places()).toEqual(AS_THERE);
  });

  it("stay in the rows of this list when this one is chosen", async () => {
    const window = await inConflict([SAVED]);
    await window.saver.decide([{ path: "jobs", there: there.jobs, takesThere: false }]);
    expect(window.saver.state().kind).toBe("saved");
    expect(window.places()).toEqual(AS_HERE);
  });
});

it("files stay in the rows that moved here when this window takes over and only other answers changed there", async () => {
  const window = opened({ jobs: JOBS, place: "Sfax" }, [{ kind: "elsewhere" }, SAVED]);
  window.change(REMOVED);
  await window.saver.flush();
  await window.saver.resume();
  expect(window.saver.state().kind).toBe("saved");
  expect(window.places()).toEqual(AS_HERE);
});
