import type { CompiledForm, InputComponent } from "#forms/CompiledForm.ts";
import { fieldsOf } from "#forms/fieldsOf.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";

/** An answer to every question of the measured form; those in a list stand in two rows. */
export function benchAnswers(form: CompiledForm): FormAnswers {
  const answers: Record<string, JsonValue> = {};
  const rows = new Map<string, Record<string, JsonValue>>();
  for (const { field } of form.pages.flatMap((page) => fieldsOf(page))) {
    const [list, column] = field.path.split(".");
    if (column === undefined) answers[field.path] = answerTo(field);
    else rows.set(list ?? "", { ...rows.get(list ?? ""), [column]: answerTo(field) });
  }
  for (const [list, row] of rows) answers[list] = [row, { ...row }];
  return answers;
}

function answerTo({ type, key }: InputComponent): JsonValue {
  switch (type) {
    case "number":
      return 3;
    case "email":
      return "muster@example.org";
    case "select":
      return "v2";
    case "radio":
      return "ja";
    case "checkbox":
      return false;
    case "datetime":
      return "2026-03-01T00:00:00.000Z";
    case "file":
      return [];
    default:
      return key.endsWith("_t6") ? "12345" : "Muster";
  }
}
