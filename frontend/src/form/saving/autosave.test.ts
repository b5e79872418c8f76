import { describe, expect, it } from "vitest";
import { autosave, type SaveOutcome, type ServerVersion, type Unsaved, type Autosave } from "./autosave.ts";
import type { Change } from "../store/changes.ts";

interface Sent {
  readonly changes: readonly Change[];
  readonly version: number;
}

interface Begun {
  readonly server?: Omit<ServerVersion, "at">;
  /** What the server holds at a later look. */
  readonly later?: Omit<ServerVersion, "at">;
  readonly formData?: ServerVersion["formData"];
  readonly unsaved?: Unsaved;
  /** Comes when the writes before this one are done. */
  readonly turn?: Promise<void>;
}

function setup(outcomes: readonly SaveOutcome[], begun: Begun = {}) {
  const { server, formData = { name: "A", place: "Tunis" }, unsaved, turn = Promise.resolve() } = begun;
  const looks = [server, begun.later ?? server];
  const sent: Sent[] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  const merged: unknown[] = [];
  let kept: Unsaved | undefined;
  const saver: Autosave = autosave(
    {
      save: async (changes, version) => {
        const outcome = outcomes[sent.length] ?? { kind: "failed" };
        await turn;
        sent.push({ changes, version: version() });
        return outcome;
      },
      load: () => {
        const seen = looks.length > 1 ? looks.shift() : looks[0];
        return Promise.resolve(seen && { ...seen, at: "2026-11-20T14:41:00Z" });
      },
      schedule: (run, milliseconds) => {
        const timer = { run, milliseconds };
        timers.push(timer);
        return () => timers.splice(timers.indexOf(timer), 1);
      },
      now: () => new Date("2026-11-20T14:40:00Z"),
      stateChanged: () => undefined,
      keep: (left) => (kept = left),
      evaluatedAnswers: (data) => data,
      adopted: () => undefined,
      merged: (data) => merged.push(data),
    },
    { version: 3, formData, at: "2026-11-20T14:32:00Z", unsaved },
  );
  return { saver, sent, timers, merged, kept: () => kept };
}

const saved = (version: number): SaveOutcome => ({ kind: "saved", version, at: "2026-11-20T14:33:00Z" });

describe("saving while typing", () => {
  it("waits until typing rests for 300 ms and sends the last value of each answer", async () => {
    const { saver, sent, timers } = setup([saved(4)]);
    saver.change({ path: "name", value: "Am" });
    saver.change({ path: "name", value: "Ami" });
    expect(timers.map((timer) => timer.milliseconds)).toEqual([300]);
    await saver.flush();
    expect(sent).toEqual([{ changes: [{ path: "name", value: "Ami" }], version: 3 }]);
    expect(saver.state()).toEqual({ kind: "saved", at: "2026-11-20T14:33:00Z" });
  });

  it("sends null for an answer that was taken away", async () => {
    const { saver, sent } = setup([saved(4)]);
    saver.change({ path: "name", value: null });
    await saver.flush();
    expect(sent[0]?.changes).toEqual([{ path: "name", value: null }]);
  });

  it("keeps what was typed while offline and tries again", async () => {
    const { saver, sent, timers, kept } = setup([{ kind: "offline" }, saved(4)]);
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(saver.state().kind).toBe("offline");
    expect(kept()).toMatchObject({ sent: [{ path: "name", value: "Amina" }], changes: [] });
    expect(timers).toHaveLength(1);
    await saver.flush();
    expect(sent).toHaveLength(2);
    expect(saver.state().kind).toBe("saved");
    expect(kept()).toBeUndefined();
  });

  it("does not ask when a save arrived and only its answer was lost, whatever was typed since", async () => {
    const server = { version: 4, formData: { name: "Ami", place: "Tunis" } };
    const outcomes: SaveOutcome[] = [{ kind: "failed" }, { kind: "conflict" }, saved(5)];
    const { saver, sent } = setup(outcomes, { server });
    saver.change({ path: "name", value: "Ami" });
    const saving = saver.flush();
    saver.change({ path: "name", value: "Amina" });
    await saving;
    await saver.flush();
    expect(sent.at(-1)).toEqual({ changes: [{ path: "name", value: "Amina" }], version: 4 });
    expect([saver.state().kind, saver.pending()]).toEqual(["saved", false]);
  });

  it("sends what was refused together with what mends it", async () => {
    const { saver, sent } = setup([{ kind: "refused" }, saved(4)]);
    saver.change({ path: "name", value: "far too long" });
    await saver.flush();
    saver.change({ path: "name", value: "short" });
    await saver.flush();
    expect(sent[1]).toEqual({ changes: [{ path: "name", value: "short" }], version: 3 });
  });

  it("says that an answer is too long, sends it no second time, and saves all as soon as it is shorter", async () => {
    const { saver, sent, timers, kept } = setup([{ kind: "too-long" }, saved(4)]);
    saver.change({ path: "name", value: "far too long" });
    saver.change({ path: "place", value: "Sfax" });
    await saver.flush();
    expect(saver.state()).toEqual({ kind: "too-long", since: "2026-11-20T14:32:00Z" });
    expect([timers.length, kept()?.changes.length]).toEqual([0, 2]);
    saver.change({ path: "name", value: "short" });
    expect(timers).toHaveLength(1);
    await saver.flush();
    expect(sent[1]?.changes).toEqual([
      { path: "place", value: "Sfax" },
      { path: "name", value: "short" },
    ]);
    expect(saver.state().kind).toBe("saved");
  });

  it("is done only when what was typed during an earlier save is saved too", async () => {
    const { saver, sent } = setup([saved(4), saved(5)]);
    saver.change({ path: "name", value: "Amina" });
    const earlier = saver.flush();
    saver.change({ path: "place", value: "Sfax" });
    await Promise.all([earlier, saver.flush(), saver.flush()]);
    expect(saver.pending()).toBe(false);
    expect(sent.map(({ changes }) => changes)).toEqual([
      [{ path: "name", value: "Amina" }],
      [{ path: "place", value: "Sfax" }],
    ]);
  });

  it("is done only when what followed during its own save is saved too", async () => {
    const { saver, sent } = setup([saved(4), saved(5)]);
    saver.change({ path: "name", value: "Amina" });
    const flushed = saver.flush();
    saver.change({ path: "place", value: "Sfax" });
    await flushed;
    expect([saver.pending(), sent.length]).toEqual([false, 2]);
  });

  it("says that saving failed after the third try, and goes on trying", async () => {
    const { saver, timers } = setup([{ kind: "failed" }, { kind: "failed" }, { kind: "failed" }]);
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    await saver.flush();
    expect(saver.state().kind).toBe("saving");
    await saver.flush();
    expect(saver.state()).toEqual({ kind: "failed", since: "2026-11-20T14:32:00Z" });
    expect(timers).toHaveLength(1);
  });

  it("says that nothing can be saved while the portal only reads, and saves all of it when that is over", async () => {
    const { saver, sent, timers, kept } = setup([{ kind: "read-only" }, saved(4)]);
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(saver.state()).toEqual({ kind: "read-only", since: "2026-11-20T14:32:00Z" });
    saver.change({ path: "place", value: "Sfax" });
    expect([timers.length, kept()?.changes.length]).toEqual([1, 2]);
    timers[0]?.run();
    await saver.flush();
    expect(sent[1]?.changes).toEqual([
      { path: "name", value: "Amina" },
      { path: "place", value: "Sfax" },
    ]);
    expect(saver.pending()).toBe(false);
  });

  it("merges a version that was raised for another reason without asking", async () => {
    const server = { version: 7, formData: { name: "A", place: "Sfax" } };
    const { saver, sent, merged } = setup([{ kind: "conflict" }, saved(8)], { server });
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(sent.map((entry) => entry.version)).toEqual([3, 7]);
    expect(merged).toEqual([{ name: "Amina", place: "Sfax" }]);
    expect(saver.state().kind).toBe("saved");
  });

  it("saves on top of the version that a file of this window made", async () => {
    const { saver, sent } = setup([saved(5)]);
    saver.raised(4);
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(sent.map((entry) => entry.version)).toEqual([4]);
  });

  it("saves on top of a version that a file made while this write waited for its turn", async () => {
    let comes: () => void = () => undefined;
    const { saver, sent } = setup([saved(5)], { turn: new Promise((resolve) => (comes = resolve)) });
    saver.change({ path: "name", value: "Ami" });
    const flushed = saver.flush();
    saver.raised(4);
    comes();
    await flushed;
    expect(sent.map((entry) => entry.version)).toEqual([4]);
  });

  it("does not skip a version that it has not seen", async () => {
    const { saver, sent } = setup([saved(6)]);
    saver.raised(5);
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(sent.map((entry) => entry.version)).toEqual([3]);
  });

  it("does not speak of two versions while the other one cannot be read", async () => {
    const { saver, timers } = setup([{ kind: "conflict" }]);
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(saver.state().kind).toBe("saving");
    expect(timers).toHaveLength(1);
  });

  it("asks when the same answer has two versions, shows both, and loses neither before the decision", async () => {
    const server = { version: 7, formData: { name: "Emina", place: "Tunis" } };
    const { saver, sent, merged, kept } = setup([{ kind: "conflict" }, saved(8)], { server });
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(saver.state()).toEqual({
      kind: "conflict",
      since: "2026-11-20T14:32:00Z",
      at: "2026-11-20T14:41:00Z",
      differing: [{ path: "name", here: "Amina", there: "Emina" }],
    });
    expect(kept()?.changes).toEqual([{ path: "name", value: "Amina" }]);
    await saver.flush();
    expect(sent).toHaveLength(1);
    expect(await saver.decide([{ path: "name", there: "Emina", takesThere: false }])).toBe("decided");
    expect(sent[1]).toEqual({ changes: [{ path: "name", value: "Amina" }], version: 7 });
    expect(merged).toEqual([{ name: "Amina", place: "Tunis" }]);
  });

  it("takes of the other version what the person chose, and of this one the rest", async () => {
    const server = { version: 7, formData: { name: "Emina", place: "Sfax" } };
    const { saver, sent, merged } = setup([{ kind: "conflict" }, saved(8)], { server });
    saver.change({ path: "name", value: "Amina" });
    saver.change({ path: "place", value: "Gabes" });
    await saver.flush();
    await saver.decide([
      { path: "name", there: "Emina", takesThere: true },
      { path: "place", there: "Sfax", takesThere: false },
    ]);
    expect(merged).toEqual([{ name: "Emina", place: "Gabes" }]);
    expect(sent[1]).toEqual({ changes: [{ path: "place", value: "Gabes" }], version: 7 });
    expect([saver.state().kind, saver.pending()]).toEqual(["saved", false]);
  });

  it("takes nothing that the person has not read, because it changed there meanwhile", async () => {
    const server = { version: 7, formData: { name: "Emina", place: "Tunis" } };
    const later = { version: 8, formData: { name: "Yasmina", place: "Tunis" } };
    const { saver, sent, merged } = setup([{ kind: "conflict" }], { server, later });
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(await saver.decide([{ path: "name", there: "Emina", takesThere: true }])).toBe("changed");
    expect(saver.state()).toMatchObject({ differing: [{ path: "name", here: "Amina", there: "Yasmina" }] });
    expect([sent.length, merged.length]).toEqual([1, 0]);
  });

  it("does not ask when both versions say the same, nor send it once more", async () => {
    const server = { version: 7, formData: { name: "Amina", place: "Sfax" } };
    const { saver, sent, merged } = setup([{ kind: "conflict" }], { server });
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect([saver.state(), saver.pending()]).toEqual([{ kind: "saved", at: "2026-11-20T14:41:00Z" }, false]);
    expect(sent).toHaveLength(1);
    expect(merged).toEqual([server.formData]);
  });

  it("asks no longer once the person typed what the other version says", async () => {
    const server = { version: 7, formData: { name: "Emina", place: "Tunis" } };
    const { saver } = setup([{ kind: "conflict" }], { server });
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    saver.change({ path: "name", value: "Emina" });
    expect([saver.state().kind, saver.pending()]).toEqual(["saved", false]);
  });

  it("stops trying when the session is over, and keeps what was typed", async () => {
    const { saver, timers, kept } = setup([{ kind: "signed-out" }]);
    saver.change({ path: "name", value: "Amina" });
    await saver.flush();
    expect(saver.state().kind).toBe("signed-out");
    expect(timers).toHaveLength(0);
    expect(kept()?.changes).toHaveLength(1);
  });

  it("loses nothing of ten minutes without a connection", async () => {
    const failures: SaveOutcome[] = Array.from({ length: 20 }, () => ({ kind: "offline" }));
    const { saver, sent, kept } = setup([...failures, saved(4), saved(5)]);
    for (let minute = 0; minute < failures.length; minute += 1) {
      saver.change({ path: `field${minute.toString()}`, value: "typed" });
      await saver.flush();
    }
    expect(saver.state().kind).toBe("offline");
    expect([...(kept()?.sent ?? []), ...(kept()?.changes ?? [])]).toHaveLength(20);
    await saver.flush();
    expect(sent.slice(-2).flatMap(({ changes }) => changes)).toHaveLength(20);
    expect(saver.pending()).toBe(false);
    expect(kept()).toBeUndefined();
  });
});

describe("saving rows", () => {
  const rows = [{ name: "A" }, { name: "B" }];

  it("sends a cell by its path and a list whose rows changed as a whole", async () => {
    const { saver, sent } = setup([saved(4), saved(5)], { formData: { rows } });
    saver.change({ path: "rows[1].name", value: "Bea" });
    await saver.flush();
    saver.change({ path: "rows", value: [{ name: "Bea" }], rows: [1] });
    await saver.flush();
    expect(sent.map(({ changes }) => changes)).toEqual([
      [{ path: "rows[1].name", value: "Bea" }],
      [{ path: "rows", value: [{ name: "Bea" }], rows: [1] }],
    ]);
  });

  it("keeps a change that was made while a save was under way, on top of what was sent", async () => {
    const { saver, sent } = setup([saved(4), saved(5)], { formData: { rows } });
    saver.change({ path: "rows", value: [{ name: "B" }, {}], rows: [1, null] });
    const first = saver.flush();
    saver.change({ path: "rows[1].name", value: "C" });
    saver.change({ path: "rows", value: [{ name: "C" }], rows: [1] });
    await first;
    await saver.flush();
    expect(sent[1]).toEqual({ changes: [{ path: "rows", value: [{ name: "C" }], rows: [1] }], version: 4 });
  });

  const first = { path: "rows", value: [{ name: "B" }], rows: [1] };
  const second = { path: "rows", value: [{}, { name: "B" }], rows: [null, 0] };

  it("makes one move of two when a save with the first was refused", async () => {
    const { saver, sent } = setup([{ kind: "refused" }, saved(4)], { formData: { rows } });
    saver.change(first);
    const saving = saver.flush();
    saver.change(second);
    await saving;
    await saver.flush();
    expect(sent[1]?.changes).toEqual([{ ...second, rows: [null, 1] }]);
  });

  it("moves them once when a save arrived and only its answer was lost", async () => {
    const server = { version: 4, formData: { rows: [{ name: "B" }] } };
    const outcomes: SaveOutcome[] = [{ kind: "offline" }, { kind: "conflict" }, saved(5)];
    const { saver, sent, merged } = setup(outcomes, { server, formData: { rows } });
    saver.change(first);
    const saving = saver.flush();
    saver.change(second);
    await saving;
    await saver.flush();
    expect(sent).toEqual([
      { changes: [first], version: 3 },
      { changes: [first], version: 3 },
      { changes: [second], version: 4 },
    ]);
    expect(saver.state().kind).toBe("saved");
    expect(merged).toEqual([]);
  });

  it("asks when another window changed the same list, whichever row of it", async () => {
    const server = { version: 7, formData: { rows: [{ name: "B" }] } };
    const { saver } = setup([{ kind: "conflict" }], { server, formData: { rows } });
    saver.change({ path: "rows[1].name", value: "Bea" });
    await saver.flush();
    expect(saver.state().kind).toBe("conflict");
  });

  it("does not ask when another window changed something else", async () => {
    const server = { version: 7, formData: { rows, place: "Sfax" } };
    const { saver, merged } = setup([{ kind: "conflict" }, saved(8)], { server, formData: { rows } });
    saver.change({ path: "rows[1].name", value: "Bea" });
    await saver.flush();
    expect(saver.state().kind).toBe("saved");
    expect(merged).toEqual([{ rows: [{ name: "A" }, { name: "Bea" }], place: "Sfax" }]);
  });
});

describe("opening an application with something unsaved in the tab", () => {
  const change = { path: "name", value: "Amina" };
  const unsaved = { version: 3, base: { name: "A" }, sent: [], changes: [change] };

  it("saves it on the version that it was made on", async () => {
    const { saver, sent } = setup([saved(4)], { unsaved });
    await saver.flush();
    expect(sent).toEqual([{ changes: unsaved.changes, version: 3 }]);
    expect(saver.state().kind).toBe("saved");
  });

  it("does not ask when it arrived while the page went", async () => {
    const formData = { name: "Amina", place: "Tunis" };
    const outcomes: SaveOutcome[] = [{ kind: "conflict" }];
    const begun = { unsaved: { ...unsaved, sent: [change], changes: [] }, server: { version: 4, formData } };
    const { saver, sent, kept } = setup(outcomes, begun);
    await saver.flush();
    expect(sent).toEqual([{ changes: [change], version: 3 }]);
    expect([saver.state().kind, saver.pending(), kept()]).toEqual(["saved", false, undefined]);
  });

  it("asks when another device answered the same meanwhile", async () => {
    const formData = { name: "Emina", place: "Tunis" };
    const { saver } = setup([{ kind: "conflict" }], { unsaved, formData, server: { version: 7, formData } });
    await saver.flush();
    expect(saver.state().kind).toBe("conflict");
    expect(saver.pending()).toBe(true);
  });
});

describe("what the server fills in by itself", () => {
  const filled = [
    { path: "place", value: "Sfax" },
    { path: "mail", value: "a@b.example" },
  ];

  it("is shown, and is no change of the person", async () => {
    const { saver, merged, kept } = setup([
      { kind: "saved", version: 4, at: "2026-11-20T14:33:00Z", filled },
    ]);
    saver.change({ path: "name", value: "B" });
    await saver.flush();
    expect(merged).toEqual([{ name: "B", place: "Sfax", mail: "a@b.example" }]);
    expect(kept()).toBeUndefined();
  });

  it("gives way to what the person typed there meanwhile", async () => {
    let go: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => (go = resolve));
    const { saver, merged } = setup([{ kind: "saved", version: 4, at: "2026-11-20T14:33:00Z", filled }], {
      turn,
    });
    saver.change({ path: "name", value: "B" });
    const saving = saver.flush();
    saver.change({ path: "place", value: "Typed" });
    go();
    await saving;
    expect(merged).toEqual([{ name: "B", place: "Typed", mail: "a@b.example" }]);
  });
});

describe("another window that edits", () => {
  it("is reported, nothing is sent again by itself, and the words stay", async () => {
    const { saver, sent, timers, kept } = setup([{ kind: "elsewhere" }]);
    saver.change({ path: "name", value: "B" });
    await saver.flush();
    expect(saver.state()).toMatchObject({ kind: "elsewhere" });
    saver.change({ path: "name", value: "BC" });
    expect(timers).toEqual([]);
    expect(sent).toHaveLength(1);
    expect(kept()?.changes).toEqual([{ path: "name", value: "BC" }]);
  });

  it("is brought together with this one when this one edits again", async () => {
    const server = { version: 9, formData: { name: "A", place: "Sfax" } };
    const { saver, sent, merged } = setup([{ kind: "elsewhere" }, saved(10)], { server });
    saver.change({ path: "name", value: "B" });
    await saver.flush();
    await saver.resume();
    expect(merged).toEqual([{ name: "B", place: "Sfax" }]);
    expect(sent[1]).toEqual({ changes: [{ path: "name", value: "B" }], version: 9 });
    expect(saver.state()).toMatchObject({ kind: "saved" });
  });

  it("saves what is typed again, although the other version could not be read at once", async () => {
    const { saver, sent, timers } = setup([{ kind: "elsewhere" }, saved(4), saved(5)]);
    saver.change({ path: "name", value: "B" });
    await saver.flush();
    await saver.resume();
    expect([saver.state().kind, sent.length]).toEqual(["saved", 2]);
    saver.change({ path: "name", value: "BC" });
    expect(timers).toHaveLength(1);
  });

  it("asks the person when both changed the same answer", async () => {
    const server = { version: 9, formData: { name: "C", place: "Tunis" } };
    const { saver, sent } = setup([{ kind: "elsewhere" }], { server });
    saver.change({ path: "name", value: "B" });
    await saver.flush();
    await saver.resume();
    expect(saver.state()).toMatchObject({ kind: "conflict" });
    expect(sent).toHaveLength(1);
  });
});
