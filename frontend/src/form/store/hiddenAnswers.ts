import { answerAt, withAnswerAt, isWithin } from "#forms/answers/dataPath.ts";
import { isEmptyAnswer } from "#forms/answers/presence.ts";
import type { FormState } from "#forms/FormState.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import type { Change } from "./changes.ts";

export interface HiddenAnswer {
  readonly value: JsonValue;
  /** Path of the answer that hid it. */
  readonly by: string;
}

/** Answers that a condition took out of what is sent, by their paths. */
export type HiddenAnswers = Map<string, HiddenAnswer>;

/** Keeps the answers that went with the answer at `by`: of a list, a container or a field, the outermost. */
export function keepHidden(
  hidden: HiddenAnswers,
  step: { readonly before: FormState; readonly after: FormState; readonly by: string },
): void {
  const { before, after, by } = step;
  if (before.visible === after.visible) return;
  const gone: string[] = [];
  for (const path of before.visible) {
    if (after.visible.has(path) || gone.some((outer) => isWithin(path, outer))) continue;
    const value = answerAt(before.data, path);
    if (value === undefined || isEmptyAnswer(value) || answerAt(after.data, path) !== undefined) continue;
    gone.push(path);
    hidden.set(path, { value, by });
  }
}

/** The answers that are shown again, put back: the data with them, and what changed. Undefined: none is. */
export function withHidden(hidden: HiddenAnswers, state: FormState) {
  let { data } = state;
  const changes: Change[] = [];
  for (const [path, { value }] of hidden) {
    if (!state.visible.has(path)) continue;
    hidden.delete(path);
    data = withAnswerAt(data, { path, value });
    changes.push({ path, value });
  }
  return changes.length === 0 ? undefined : { data, changes };
}
