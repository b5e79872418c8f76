import { HIDDEN_PREFIX } from "#ui/api/answersOfTab.ts";
import type { HiddenAnswer, HiddenAnswers } from "#ui/form/store/hiddenAnswers.ts";
import type { ProcessView } from "./opening.ts";

type Entries = readonly (readonly [string, HiddenAnswer])[];

/** By application, as long as this document lives: leaving the form and coming back keeps them, too. */
const known = new Map<string, HiddenAnswers>();
/** What stands in the tab: each key press asks, and few change it. */
const written = new Map<string, Entries>();

/** Answers of the session that a condition hides, also after a reload: showing the question again brings them back. */
export function hiddenAnswersOf(processId: string): HiddenAnswers {
  const hidden = known.get(processId) ?? storedHidden(processId);
  if (!known.has(processId)) written.set(processId, [...hidden]);
  known.set(processId, hidden);
  return hidden;
}

/** Keeps them in this tab for people with an account, until it is sent; an anonymous session leaves nothing behind. */
export function keepHiddenAnswers({ id, saved, status }: Pick<ProcessView, "id" | "saved" | "status">): void {
  const hidden = known.get(id);
  if (!saved || hidden === undefined) return;
  const entries = status === "SUBMITTED" ? [] : [...hidden];
  if (isSame(entries, written.get(id) ?? [])) return;
  written.set(id, entries);
  try {
    if (entries.length === 0) sessionStorage.removeItem(HIDDEN_PREFIX + id);
    else sessionStorage.setItem(HIDDEN_PREFIX + id, JSON.stringify(entries));
  } catch {
    // Storage full or switched off: they stay in the memory of the window.
  }
}

function storedHidden(processId: string): HiddenAnswers {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(HIDDEN_PREFIX + processId) ?? "[]");
    if (areEntries(read)) return new Map(read);
  } catch {
    // Nothing that can be read was kept.
  }
  return new Map();
}

function isSame(entries: Entries, others: Entries): boolean {
  return (
    entries.length === others.length &&
    entries.every(([path, answer], index) => path === others[index]?.[0] && answer === others[index][1])
  );
}

function areEntries(read: unknown): read is Entries {
  return Array.isArray(read) && read.every(isEntry);
}

function isEntry(entry: unknown): boolean {
  const [path, answer]: readonly unknown[] = Array.isArray(entry) ? entry.map((part: unknown) => part) : [];
  return (
    typeof path === "string" &&
    typeof answer === "object" &&
    answer !== null &&
    "by" in answer &&
    "value" in answer
  );
}
