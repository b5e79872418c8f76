import { acceptedAnswer } from "#forms/answers/acceptedAnswer.ts";
import { cleanAnswer } from "#forms/answers/cleanAnswer.ts";
import type { AnswerComponent, CompiledComponent, CompiledForm } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { optionsOf } from "#forms/optionsOf.ts";
import { templatePath } from "#forms/answers/shownPath.ts";

/** Changes that the form offers, and the paths of those that it does not. */
interface AcceptedChanges {
  readonly changes: readonly AnswerChange[];
  readonly dropped: readonly string[];
}

/** Sorts changes: a list is taken row by row, and only what does not fit is left out of it. Text is made readable. */
export function acceptedAnswers(form: CompiledForm, changes: readonly AnswerChange[]): AcceptedChanges {
  const known = answerComponents(form);
  const dropped: string[] = [];
  const accepted = changes.flatMap((change): readonly AnswerChange[] => {
    const component = known.get(templatePath(change.path));
    const value = component && fitting(component, { form, path: change.path, value: change.value, dropped });
    if (value === undefined) {
      if (!dropped.includes(change.path)) dropped.push(change.path);
      return [];
    }
    return [{ ...change, value }];
  });
  return { changes: accepted, dropped };
}

interface Offered {
  readonly form: CompiledForm;
  readonly path: string;
  readonly value: JsonValue;
  readonly dropped: string[];
}

/** The value as far as the form offers it; undefined when nothing of it can be taken. */
function fitting(component: AnswerComponent, offered: Offered): JsonValue | undefined {
  const { form, value, path } = offered;
  if (component.kind === "input") {
    if (value === null) return component.source === undefined ? null : undefined;
    const clean = cleanAnswer(component, value);
    return acceptedAnswer(component, { value: clean, options: optionsOf(form, component) })
      ? clean
      : undefined;
  }
  if (value === null) return null;
  if (component.kind === "container") return fittingRecord(component.components, offered);
  if (!Array.isArray(value)) return undefined;
  return value.map((row, index) =>
    row === null
      ? {}
      : (fittingRecord(component.components, { ...offered, path: `${path}[${index}]`, value: row }) ?? {}),
  );
}

function fittingRecord(components: readonly CompiledComponent[], offered: Offered): JsonValue | undefined {
  const { value, path } = offered;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const inside = answeringIn(components);
  const template = templatePath(path);
  return recordOf(value, {
    path,
    fits: (own, at) => {
      const component = inside.find((candidate) => candidate.path === templatePath(at));
      if (component !== undefined) return fitting(component, { ...offered, path: at, value: own });
      const nests = inside.some((candidate) => candidate.path.startsWith(`${templatePath(at)}.`));
      return nests && template !== templatePath(at)
        ? fittingRecord(components, { ...offered, path: at, value: own })
        : undefined;
    },
    dropped: offered.dropped,
  });
}

function recordOf(
  value: Readonly<Record<string, JsonValue>>,
  use: {
    readonly path: string;
    readonly fits: (own: JsonValue, at: string) => JsonValue | undefined;
    readonly dropped: string[];
  },
): JsonValue {
  const entries = Object.entries(value).flatMap(([key, own]): readonly (readonly [string, JsonValue])[] => {
    const at = `${use.path}.${key}`;
    const kept = use.fits(own, at);
    if (kept === undefined) use.dropped.push(at);
    return kept === undefined ? [] : [[key, kept]];
  });
  return Object.fromEntries(entries);
}

function answerComponents(form: CompiledForm): ReadonlyMap<string, AnswerComponent> {
  const found = new Map<string, AnswerComponent>();
  const add = (components: readonly CompiledComponent[]): void => {
    for (const component of answeringIn(components)) {
      found.set(component.path, component);
      if (component.kind !== "input") add(component.components);
    }
  };
  for (const page of form.pages) add(page.components);
  return found;
}

/** Components with an answer, those in layouts included. */
function answeringIn(components: readonly CompiledComponent[]): readonly AnswerComponent[] {
  return components.flatMap((component): readonly AnswerComponent[] => {
    if (component.kind === "content") return [];
    if (component.kind === "layout") return component.areas.flatMap((area) => answeringIn(area.components));
    return [component];
  });
}

/** One answer that changed, as the browser sends it. */
export interface AnswerChange {
  readonly path: string;
  /** `null`: taken away. */
  readonly value: JsonValue;
  /** Of a list whose rows changed: for each row the number that it had before, `null` for a new one. */
  readonly rows?: readonly (number | null)[] | undefined;
}
