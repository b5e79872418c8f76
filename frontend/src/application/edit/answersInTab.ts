import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import { HIDDEN_PREFIX, readFromTab, UNSAVED_PREFIX, writeToTab } from "#ui/api/tabStorage.ts";
import type { Unsaved } from "#ui/form/saving/autosave.ts";
import { pickAnswers, putAnswers, sameAnswersAt, withChanges } from "#ui/form/store/changes.ts";
import { sameValue } from "#ui/form/store/fieldViews.ts";
import type { HiddenAnswer, HiddenAnswers } from "#ui/form/store/hiddenAnswers.ts";
import { hasEntries } from "#ui/settings/readValue.ts";
import type { ProcessView } from "./opening.ts";

const HOUR_MILLISECONDS = 3_600_000;

/**
 * Answers that could not be saved yet, kept in this tab: they survive a reload and the way to the sign-in and back.
 * Only for people with an account; an anonymous session leaves nothing behind.
 */
export function keepUnsaved(processId: string, unsaved: Unsaved | undefined): void {
  writeToTab(UNSAVED_PREFIX + processId, unsaved && { at: Date.now(), ...unsaved });
}

/**
 * What `keepUnsaved` kept, if it is not older than a draft may be and did not arrive: what was on its way while the page
 * went is not read again, and the server may hold it already.
 */
export function takeUnsaved({
  id,
  version,
  formData,
}: Pick<ProcessView, "id" | "version" | "formData">): Unsaved | undefined {
  const unsaved = stored(id);
  if (unsaved === undefined || unsaved.sent.length === 0 || version === unsaved.version) return unsaved;
  const { sent, changes } = unsaved;
  const asSent = withChanges(putAnswers(formData, unsaved.base), sent);
  if (!sameAnswersAt(sent, { one: formData, other: asSent })) return unsaved;
  if (changes.length > 0) return { ...unsaved, base: pickAnswers(asSent, changes), sent: [] };
  keepUnsaved(id, undefined);
  return undefined;
}

function stored(processId: string): Unsaved | undefined {
  const read = readFromTab(UNSAVED_PREFIX + processId);
  if (isStored(read) && Date.now() - read.at <= DRAFT_RETENTION_HOURS * HOUR_MILLISECONDS) return read;
  keepUnsaved(processId, undefined);
  return undefined;
}

function isStored(stored: unknown): stored is Unsaved & { readonly at: number } {
  if (!hasEntries(stored, "at", "version", "base", "changes", "sent")) return false;
  const { at, version, base, changes, sent } = stored;
  const isNumbered = typeof at === "number" && typeof version === "number";
  const hasBase = typeof base === "object" && base !== null;
  return isNumbered && hasBase && areChanges(changes) && areChanges(sent);
}

function areChanges(stored: unknown): boolean {
  return Array.isArray(stored) && stored.every((change) => hasEntries(change, "path", "value"));
}

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
  if (sameValue(entries, written.get(id) ?? [])) return;
  written.set(id, entries);
  writeToTab(HIDDEN_PREFIX + id, entries.length === 0 ? undefined : entries);
}

function storedHidden(processId: string): HiddenAnswers {
  const read = readFromTab(HIDDEN_PREFIX + processId);
  return new Map(areEntries(read) ? read : []);
}

function areEntries(read: unknown): read is Entries {
  return Array.isArray(read) && read.every(isEntry);
}

function isEntry(entry: unknown): boolean {
  const [path, answer]: readonly unknown[] = Array.isArray(entry) ? entry.map((part: unknown) => part) : [];
  return typeof path === "string" && hasEntries(answer, "by", "value");
}
