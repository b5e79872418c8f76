import type { CompiledForm, InputComponent } from "../CompiledForm.ts";
import { fieldsOf } from "../fieldsOf.ts";
import type { FormAnswers, JsonValue } from "../JsonValue.ts";
import { SERVER_FIELD_TYPES } from "../types/fieldTypes.ts";

/** An answer for machines: as the form keeps it, but for days, which are ISO 8601. */
export function machineAnswer({ type, settings }: InputComponent, answer: JsonValue): JsonValue {
  const { forMachines } = SERVER_FIELD_TYPES[type];
  if (forMachines === undefined) return answer;
  if (Array.isArray(answer))
    return answer.map((item) => (typeof item === "string" ? forMachines(item, settings) : item));
  return typeof answer === "string" ? forMachines(answer, settings) : answer;
}

/** All answers of a form for machines. */
export function machineAnswers(form: CompiledForm, answers: FormAnswers): Record<string, JsonValue> {
  const fields = new Map(
    form.pages.flatMap((page) => fieldsOf(page)).map(({ field }) => [field.path, field]),
  );
  const within = (value: JsonValue, path: string): JsonValue => {
    const field = fields.get(path);
    if (field !== undefined) return machineAnswer(field, value);
    if (Array.isArray(value)) return value.map((item) => within(item, path));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, own]) => [key, within(own, `${path}.${key}`)]),
    );
  };
  return Object.fromEntries(Object.entries(answers).map(([key, own]) => [key, within(own, key)]));
}
