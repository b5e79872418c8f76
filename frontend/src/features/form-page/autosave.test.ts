import { describe, expect, it } from "vitest";
import { autosave, type Autosave } from "./autosave.ts";
import type { Change, SaveOutcome, ServerVersion } from "./AutosavePorts.ts";

interface Sent {
  readonly changes: readonly Change[];
  readonly version: number;
}

function setup(outcomes: readonly SaveOutcome[], server?: ServerVersion) {
  const sent: Sent[] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  const merged: unknown[] = [];
  let kept: readonly Change[] = [];
  const saver: Autosave = autosave(
    {
      save: (changes, version) => {
        const outcome = outcomes[sent.length] ?? { kind: "failed" };
        sent.push({ changes, version });
        return Promise.resolve(outcome);
      },
      load: () => Promise.resolve(server),
      schedule: (run, milliseconds) => {
        const timer = { run, milliseconds };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
      },
      now: () => new Date("2026-11-20T14:40:00Z"),
      stateChanged: () => undefined,
      keep: (changes) => (kept = changes),
      merged: (data) => merged.push(data),
    },
    { version: 3, formData: { name: "A", place: "Tunis" }, savedAt: "2026-11-20T14:32:00Z" },
  );
  return { saver, sent, timers, merged, kept: () => kept };
}

const saved = (version: number): SaveOutcome => ({ kind: "saved", version, at: "2026-11-20T14:33:00Z" });

describe("saving while typing", () => {
  it("waits until typing rests for 300 ms and sends the last value of each answer", async () => {
    const { saver, sent, timers } = setup([saved(4)]);
    saver.change("name", "Am");
    saver.change("name", "Ami");
    expect(timers.map((timer) => timer.milliseconds)).toEqual([300]);
    await saver.flush();
    expect(sent).toEqual([{ changes: [{ path: "name", value: "Ami" }], version: 3 }]);
    expect(saver.state()).toEqual({ kind: "saved", at: "2026-11-20T14:33:00Z" });
  });

  it("sends null for an answer that was taken away", async () => {
    const { saver, sent } = setup([saved(4)]);
    saver.change("name", undefined);
    await saver.flush();
    expect(sent[0]?.changes).toEqual([{ path: "name", value: null }]);
  });

  it("keeps what was typed while offline and tries again", async () => {
    const { saver, sent, timers, kept } = setup([{ kind: "offline" }, saved(4)]);
    saver.change("name", "Amina");
    await saver.flush();
    expect(saver.state().kind).toBe("offline");
    expect(kept()).toHaveLength(1);
    expect(timers).toHaveLength(1);
    await saver.flush();
    expect(sent).toHaveLength(2);
    expect(saver.state().kind).toBe("saved");
    expect(kept()).toHaveLength(0);
  });

  it("says that saving failed after the third try, and goes on trying", async () => {
    const { saver, timers } = setup([{ kind: "failed" }, { kind: "failed" }, { kind: "failed" }]);
    saver.change("name", "Amina");
    await saver.flush();
    await saver.flush();
    expect(saver.state().kind).toBe("saving");
    await saver.flush();
    expect(saver.state()).toEqual({ kind: "failed", since: "2026-11-20T14:32:00Z" });
    expect(timers).toHaveLength(1);
  });

  it("merges a version that was raised for another reason without asking", async () => {
    const server = { version: 7, formData: { name: "A", place: "Sfax" } };
    const { saver, sent, merged } = setup([{ kind: "conflict" }, saved(8)], server);
    saver.change("name", "Amina");
    await saver.flush();
    expect(sent.map((entry) => entry.version)).toEqual([3, 7]);
    expect(merged).toEqual([{ name: "Amina", place: "Sfax" }]);
    expect(saver.state().kind).toBe("saved");
  });

  it("saves on top of the version that a file of this window made", async () => {
    const { saver, sent } = setup([saved(5)]);
    saver.raised(4);
    saver.change("name", "Amina");
    await saver.flush();
    expect(sent.map((entry) => entry.version)).toEqual([4]);
  });

  it("does not skip a version that it has not seen", async () => {
    const { saver, sent } = setup([saved(6)]);
    saver.raised(5);
    saver.change("name", "Amina");
    await saver.flush();
    expect(sent.map((entry) => entry.version)).toEqual([3]);
  });

  it("asks when the same answer has two versions, and loses neither before the decision", async () => {
    const server = { version: 7, formData: { name: "Emina", place: "Tunis" } };
    const { saver, sent, merged, kept } = setup([{ kind: "conflict" }, saved(8)], server);
    saver.change("name", "Amina");
    await saver.flush();
    expect(saver.state().kind).toBe("conflict");
    expect(kept()).toEqual([{ path: "name", value: "Amina" }]);
    await saver.keepMine();
    expect(sent[1]).toEqual({ changes: [{ path: "name", value: "Amina" }], version: 7 });
    expect(merged).toEqual([{ name: "Amina", place: "Tunis" }]);
  });

  it("takes the other version when the person says so", async () => {
    const server = { version: 7, formData: { name: "Emina", place: "Tunis" } };
    const { saver, sent, merged } = setup([{ kind: "conflict" }], server);
    saver.change("name", "Amina");
    await saver.flush();
    await saver.takeTheirs();
    expect(merged).toEqual([{ name: "Emina", place: "Tunis" }]);
    expect(sent).toHaveLength(1);
    expect(saver.pending()).toBe(false);
  });

  it("stops trying when the session is over, and keeps what was typed", async () => {
    const { saver, timers, kept } = setup([{ kind: "signed-out" }]);
    saver.change("name", "Amina");
    await saver.flush();
    expect(saver.state().kind).toBe("signed-out");
    expect(timers).toHaveLength(0);
    expect(kept()).toHaveLength(1);
  });
});
