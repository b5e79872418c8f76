import { evaluation } from "#commands/form/evaluation.ts";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { processedByFormio } from "./processedByFormio.ts";

/** What a form makes of answers, in the words of both sides. */
export interface Result {
  readonly visible: readonly string[];
  readonly data: unknown;
  readonly errors: readonly string[];
}

interface Given {
  readonly data: FormAnswers;
  readonly server: boolean;
}

const sorted = (list: readonly string[]): readonly string[] => [...new Set(list)].sort();
const named = (errors: readonly { path: string; rule: string }[]): readonly string[] =>
  sorted(errors.map(({ path, rule }) => `${path}: ${rule}`));

export function ours(components: readonly object[], given: Given): Result {
  const form = compileForm({ components }, { locale: "en", version: "1" });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  const input = { data: given.data, now: new Date().toISOString(), onServer: given.server };
  const { visible, data, errors } = evaluation(form.value, input);
  const json: unknown = JSON.parse(JSON.stringify(data));
  return { visible: sorted(visible), data: json, errors: named(errors) };
}

/** Undefined where the oracle throws. */
export function theirs(components: readonly object[], given: Given): Result | undefined {
  const processed = processedByFormio({ components }, given);
  if (processed === undefined) return undefined;
  return { visible: sorted(processed.visible), data: processed.data, errors: named(processed.errors) };
}
