import type { CompiledForm } from "../CompiledForm.ts";
import { type Part, partsOf } from "./partsOf.ts";

export interface FormIndex {
  readonly parts: readonly Part[];
  /** Numbers of the pages among them. */
  readonly pages: readonly number[];
  /** Whether anything reads the answer at this path (without row numbers), a part of it, or what it is a part of. */
  readonly isRead: (path: string) => boolean;
  /** Numbers of the parts whose answer lies at a path (without row numbers), around it or below it. */
  readonly partsAt: (path: string) => readonly number[];
  /** For each part the numbers of those that may become another when it does. */
  readonly dependents: readonly (readonly number[])[];
  /** Numbers of the parts that may become another whatever changes. */
  readonly readers: readonly number[];
}

const indexes = new WeakMap<CompiledForm, FormIndex>();

/** What is worked out once per form. */
export function formIndex(form: CompiledForm): FormIndex {
  let index = indexes.get(form);
  if (index === undefined) indexes.set(form, (index = indexOf(partsOf(form))));
  return index;
}

function indexOf(parts: readonly Part[]): FormIndex {
  const reads = new Set(parts.flatMap((part) => part.reads));
  const around = new Set([...reads].flatMap(beginnings));
  const isRead = (path: string): boolean =>
    reads.has("*") || around.has(path) || beginnings(path).some((beginning) => reads.has(beginning));
  const byKey = new Map<string, number[]>();
  for (const [number, { answer }] of parts.entries()) {
    if (answer === undefined) continue;
    const key = firstKey(answer.path);
    byKey.set(key, [...(byKey.get(key) ?? []), number]);
  }
  const partsAt = (path: string): readonly number[] =>
    (byKey.get(firstKey(path)) ?? []).filter((number) => overlap(parts[number]?.answer?.path ?? "", path));
  const dependents = parts.map((): number[] => []);
  for (const [number, part] of parts.entries()) {
    for (const outer of part.around) dependents[outer]?.push(number);
    // Parts that share an answer, or of which one lies in the other's, become another together.
    const answers = part.answer === undefined ? part.reads : [part.answer.path, ...part.reads];
    for (const other of answers.flatMap(partsAt)) if (other !== number) dependents[other]?.push(number);
  }
  const readers = [...parts.keys()].filter((number) => parts[number]?.reads.includes("*"));
  const pages = [...parts.keys()].filter((number) => parts[number]?.around.length === 0);
  return { parts, pages, isRead, partsAt, dependents, readers };
}

function firstKey(path: string): string {
  return path.split(".", 1)[0] ?? "";
}

function overlap(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}

/** `a.b.c` as `a`, `a.b` and `a.b.c`. */
function beginnings(path: string): readonly string[] {
  const keys = path.split(".");
  return keys.map((_, index) => keys.slice(0, index + 1).join("."));
}
