import type { InputComponent, Option } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";
import { SERVER_FIELD_TYPES } from "../types/fieldTypes.ts";

const ITEMS_MAX = 200;

/**
 * Whether an answer may be stored for a field at all: it has the type of the field, a choice is one of those offered, and
 * nothing is set that the portal sets. Whether it is right is another matter: a draft may be unfinished.
 */
export function acceptedAnswer(
  field: InputComponent,
  given: { readonly value: JsonValue; readonly options: readonly Option[] },
): boolean {
  const { value, options } = given;
  const byPortal = field.calculate !== undefined && field.calculate.overridable === undefined;
  if (field.source !== undefined || field.disabled === true || byPortal) return false;
  const { accepts } = SERVER_FIELD_TYPES[field.type];
  if (field.multiple !== true) return accepts(value, { field, options });
  return (
    Array.isArray(value) &&
    value.length <= ITEMS_MAX &&
    value.every((item) => item === null || accepts(item, { field, options }))
  );
}
