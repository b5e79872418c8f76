import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { keepUnsaved, takeUnsaved } from "./answersInTab.ts";
import { autosave, type SaveOutcome, type Autosave } from "#ui/form/saving/autosave.ts";
import { type Change, withChanges } from "#ui/form/store/changes.ts";

const id = "5f0c";
const NOW = "2026-11-20T14:33:00Z";

/** What becomes of one save on its way. */
type Fate = "arrives" | "request-lost" | "answer-lost" | "server-error" | "answer-lost-to-server-error";

type Act =
  | { readonly kind: "type"; readonly path: "name" | "address.city"; readonly value: string }
  | { readonly kind: "cell" | "remove" | "upload"; readonly row: number }
  | { readonly kind: "add" | "swap" | "flush" }
  /** `overtakes`: the page opens anew before what the closing page sent is stored. */
  | { readonly kind: "reload"; readonly overtakes: boolean };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant("type" as const),
    path: fc.constantFrom("name" as const, "address.city" as const),
    value: fc.constantFrom("", "a", "ab", "abc"),
  }),
  fc.record({ kind: fc.constantFrom("cell" as const, "remove" as const, "upload" as const), row: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom("add" as const, "swap" as const, "flush" as const) }),
  fc.record({ kind: fc.constant("reload" as const), overtakes: fc.boolean() }),
);
const fate = fc.constantFrom<Fate>(
  "arrives",
  "arrives",
  "request-lost",
  "answer-lost",
  "server-error",
  "answer-lost-to-server-error",
);

/** File of each row, by the number of the row. */
type Files = readonly (string | undefined)[];

function movedFiles(files: Files, { rows }: Change): Files {
  return rows === undefined ? files : rows.map((row) => (row === null ? undefined : files[row]));
}

/** The server as far as saving sees it. */
function server() {
  let version = 1;
  let formData: FormAnswers = { rows: [] };
  let files: Files = [];
  return {
    read: () => ({ id, version, formData, at: NOW }),
    files: () => files,
    save(changes: readonly Change[], on: number): SaveOutcome {
      if (on !== version) return { kind: "conflict" };
      version += 1;
      formData = withChanges(formData, changes);
      files = changes.reduce(movedFiles, files);
      return { kind: "saved", version, at: NOW };
    },
    store(row: number, file: string): number {
      files = Array.from({ length: Math.max(files.length, row + 1) }, (...[, at]) =>
        at === row ? file : files[at],
      );
      version += 1;
      return version;
    },
  };
}

/** A window in which an application is open; opening it anew is a reload. */
function open(portal: ReturnType<typeof server>, nextFate: () => Fate) {
  const unsaved = takeUnsaved(portal.read());
  const early = [...(unsaved?.sent ?? []), ...(unsaved?.changes ?? [])];
  let local = withChanges(portal.read().formData, early);
  let files = early.reduce(movedFiles, portal.files());
  const { version, formData } = portal.read();
  let closing = false;
  let arrive: () => SaveOutcome | undefined = () => undefined;
  const saver: Autosave = autosave(
    {
      async save(changes, on) {
        const fated = nextFate();
        const version = on();
        const isLost = fated === "request-lost" || fated === "server-error";
        arrive = () => (isLost ? undefined : portal.save(changes, version));
        // The answer meets a page that is gone.
        if (closing) return new Promise(() => undefined);
        const outcome = arrive();
        await Promise.resolve();
        if (fated === "arrives" && outcome !== undefined) return outcome;
        return { kind: fated.endsWith("server-error") ? "failed" : "offline" };
      },
      load: () => Promise.resolve(nextFate() === "request-lost" ? undefined : portal.read()),
      evaluatedAnswers: (data) => data,
      schedule: () => () => undefined,
      now: () => new Date(NOW),
      stateChanged: () => undefined,
      keep: (left) => keepUnsaved(id, left),
      adopted: (waiting) => (files = waiting.reduce(movedFiles, portal.files())),
      merged: (data) => (local = data),
    },
    { version, formData, at: NOW, unsaved },
  );
  const rows = (): readonly JsonValue[] => {
    const value = answerAt(local, "rows");
    return Array.isArray(value) ? value : [];
  };
  return {
    saver,
    local: () => local,
    rows,
    files: () => files,
    change(change: Change) {
      local = withAnswerAt(local, { path: change.path, value: change.value ?? undefined });
      files = movedFiles(files, change);
      saver.change(change);
    },
    /** Closing saves at once; gives what stores it. */
    close(): () => void {
      closing = true;
      void saver.flush();
      saver.stop();
      return () => void arrive();
    },
    put(row: number, file: string) {
      files = Array.from({ length: Math.max(files.length, row + 1) }, (...[, at]) =>
        at === row ? file : files[at],
      );
    },
  };
}

async function perform(
  window: ReturnType<typeof open>,
  {
    act,
    portal,
    step,
  }: { readonly act: Act; readonly portal: ReturnType<typeof server>; readonly step: number },
): Promise<void> {
  const rows = window.rows();
  const order = rows.map((...[, row]) => row);
  const moveTo = (next: readonly (number | null)[]): void => {
    const value = next.map((row) => (row === null ? { a: step.toString() } : (rows[row] ?? {})));
    window.change({ path: "rows", value, rows: [...next] });
  };
  if (act.kind === "type") window.change({ path: act.path, value: act.value === "" ? null : act.value });
  if (act.kind === "cell" && act.row < rows.length)
    window.change({ path: `rows[${act.row.toString()}].a`, value: `cell ${step.toString()}` });
  if (act.kind === "add") moveTo([...order, null]);
  if (act.kind === "remove" && act.row < rows.length) moveTo(order.filter((row) => row !== act.row));
  if (act.kind === "swap") moveTo(order.toReversed());
  if (act.kind === "flush") await window.saver.flush();
  if (act.kind === "upload" && act.row < rows.length) {
    await window.saver.flush();
    if (window.saver.pending()) return;
    const file = `file ${step.toString()}`;
    window.put(act.row, file);
    window.saver.raised(portal.store(act.row, file));
  }
}

it("Whatever the line loses and whenever the page is loaded anew, all that was typed arrives once, and nobody is asked", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 25 }),
      fc.array(fate, { maxLength: 25 }),
      async (acts, fates) => {
        const kept = new Map<string, string>();
        vi.stubGlobal("sessionStorage", {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => kept.set(key, value),
          removeItem: (key: string) => kept.delete(key),
        });
        const left = [...fates];
        const portal = server();
        let window = open(portal, () => left.shift() ?? "arrives");
        for (const [step, act] of acts.entries()) {
          if (act.kind === "reload") {
            const before = window.local();
            const store = window.close();
            if (!act.overtakes) store();
            window = open(portal, () => left.shift() ?? "arrives");
            if (act.overtakes) store();
            expect(window.local()).toEqual(before);
          } else {
            await perform(window, { act, portal, step });
          }
          expect(window.saver.state().kind).not.toBe("conflict");
        }
        left.length = 0;
        for (let tries = 0; tries < 4; tries += 1) await window.saver.flush();
        expect(window.saver.state().kind).not.toBe("conflict");
        expect(portal.read().formData).toEqual(window.local());
        const there = window.rows().map((...[, row]) => row);
        expect(there.map((row) => portal.files()[row])).toEqual(there.map((row) => window.files()[row]));
        expect(kept.size).toBe(0);
      },
    ),
  );
});
