import type { FormState } from "#forms/FormState.ts";
import type { FormIndex } from "./formIndex.ts";
import type { TypedText } from "./fieldViews.ts";
import { isWithin } from "#forms/answers/dataPath.ts";
import { errorsToTell } from "#forms/answers/errorsToTell.ts";

/** Something that must be mended before a page can be left, and the answer that it is about. */
export interface PageError {
  /** With row numbers. */
  readonly path: string;
  /** Undefined: the row is open and neither taken over nor thrown away. */
  readonly message: string | undefined;
  /** A document that is not there: it is needed for sending, and keeps nobody from going on. */
  readonly isMissingFile?: true;
}

export interface Filling {
  readonly index: FormIndex;
  readonly state: FormState;
  readonly typed: ReadonlyMap<string, TypedText>;
  /** Row that is open in each editgrid. */
  readonly open: ReadonlyMap<string, { readonly row: number }>;
}

/** Paths of the documents that are still to be handed in. */
export function missingFilesOf({ index, state }: Pick<Filling, "index" | "state">): readonly string[] {
  return state.errors.flatMap(({ path, rule }) => {
    const field = index.componentOf(path);
    return rule === "required" && field?.kind === "input" && field.type === "file" ? [path] : [];
  });
}

/** What is wrong, by page: broken rules, text that is no answer, rows that are open. One entry per answer. */
export function pageErrors(filling: Filling): ReadonlyMap<string, readonly PageError[]> {
  const { index, state, typed } = filling;
  const open = Array.from(filling.open, ([list, { row }]) => `${list}[${row.toString()}]`);
  const isOpen = (path: string): boolean => open.some((row) => isWithin(path, row));
  const found = new Map<string, string | undefined>();
  for (const [path, message] of errorMessages(state)) {
    if (!isOpen(path)) found.set(path, message);
  }
  const known = found.size;
  for (const [path, { wrong }] of typed) {
    if (wrong !== undefined && state.visible.has(path) && !isOpen(path)) found.set(path, wrong);
  }
  for (const row of open) found.set(row, undefined);
  const missingFiles = new Set(missingFilesOf(filling));
  const entries = Array.from(found, ([path, message]) => ({
    path,
    message,
    ...(missingFiles.has(path) && { isMissingFile: true as const }),
  }));
  // The engine's errors come in reading order; what was added here stands at their end until it is sorted in.
  const ordered = found.size === known ? entries : inReadingOrder(entries, filling);
  const pages = new Map<string, PageError[]>();
  for (const error of ordered) {
    const page = index.pageOf(error.path) ?? "";
    pages.set(page, [...(pages.get(page) ?? []), error]);
  }
  return pages;
}

function inReadingOrder(errors: readonly PageError[], { state }: Filling): readonly PageError[] {
  const paths = [...state.visible];
  const place = (path: string): number => {
    const at = paths.findIndex((other) => isWithin(other, path));
    return at === -1 ? paths.length : at;
  };
  return [...errors].sort((one, other) => place(one.path) - place(other.path));
}

/** One sentence for each answer that is wrong, in reading order. */
export function errorMessages(state: FormState): ReadonlyMap<string, string> {
  return new Map(errorsToTell(state).map(({ path, message }) => [path, message]));
}
