import type { FormAnswers, JsonValue } from "../JsonValue.ts";

/** Answers while they are being worked on: a copy that belongs to one run of the engine. */
export type Data = { [key: string]: JsonValue };
/** A path taken apart: keys, and numbers of rows. */
export type Steps = readonly (string | number)[];

/** Levels that are read of answers; deeper ones are left out, so that no recursion runs out of room. */
const MAX_DEPTH = 60;

export function isRecord(value: JsonValue | undefined): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** All of it, or the named answers: the others are shared with what was given. */
export function copyOf(answers: FormAnswers, named?: Iterable<string>): Data {
  if (named === undefined) return copyRecord(answers, 0);
  const data: Data = { ...answers };
  for (const key of named) {
    const value = getIn(data, [key]);
    if (value !== undefined) data[key] = copyValue(value, 1);
  }
  return data;
}

export function copyValue(value: JsonValue, depth = 0): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return null;
  return Array.isArray(value) ? value.map((item) => copyValue(item, depth + 1)) : copyRecord(value, depth);
}

function copyRecord(record: FormAnswers, depth: number): Data {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]: [string, JsonValue | undefined]) =>
      value === undefined ? [] : [[key, copyValue(value, depth + 1)]],
    ),
  );
}

/** The value at a path; own members only. */
export function getIn(root: Data, steps: Steps): JsonValue | undefined {
  let current: JsonValue | undefined = root;
  for (const step of steps) {
    if (typeof step === "number") current = Array.isArray(current) ? current[step] : undefined;
    else current = isRecord(current) && Object.hasOwn(current, step) ? current[step] : undefined;
    if (current === undefined) return undefined;
  }
  return current;
}

/** Sets a value, in place; what stands in the way and holds no members is replaced (lodash `set`). */
export function setIn(
  root: Data,
  { steps, value }: { readonly steps: Steps; readonly value: JsonValue },
): void {
  let current: Data | JsonValue[] = root;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const child: JsonValue = next === undefined ? value : memberFor(memberOf(current, step), next);
    if (Array.isArray(current)) {
      if (typeof step !== "number") return;
      while (current.length < step) current.push(null);
      current[step] = child;
    } else current[step] = child;
    if (typeof child !== "object" || child === null) return;
    current = child;
  }
}

function memberOf(parent: Data | JsonValue[], step: string | number): JsonValue | undefined {
  return Array.isArray(parent) ? getIn({ parent }, ["parent", step]) : getIn(parent, [step]);
}

function memberFor(child: JsonValue | undefined, next: string | number): Data | JsonValue[] {
  if (typeof next === "number") return Array.isArray(child) ? child : [];
  return isRecord(child) ? child : {};
}

export function unsetIn(root: Data, steps: Steps): void {
  const last = steps.at(-1);
  const parent = getIn(root, steps.slice(0, -1));
  if (typeof last === "string" && isRecord(parent)) Reflect.deleteProperty(parent, last);
}

export function same(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));
}
