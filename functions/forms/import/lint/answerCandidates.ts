import type { CompiledForm, InputComponent } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { optionsOf } from "#forms/optionsOf.ts";
import { around } from "./distinguishedValues.ts";

/** One of the answers that conditions can tell apart; undefined: not answered. */
export type Candidate = JsonValue | undefined;

/** More candidates than this for one field are more than conditions distinguish. */
const MAX_CHOICES = 40;

/**
 * Answers to try for a field: one of each kind that the conditions of the form distinguish, given what they compare
 * with. Of choices only those that exist can be answered.
 */
export function answerCandidates(
  field: InputComponent | undefined,
  given: { readonly form: CompiledForm; readonly literals: readonly JsonValue[] },
): readonly Candidate[] {
  const { literals } = given;
  const free = unique([...literals.flatMap(around), undefined, "something else"]);
  if (field === undefined) return free;
  const options = optionsOf(given.form, field).map(({ value, raw }) => raw ?? value);
  const compared = new Set(literals.map((literal) => JSON.stringify(literal)));
  const isCompared = (value: JsonValue): boolean =>
    compared.has(JSON.stringify(value)) || compared.has(JSON.stringify(nameOf(value)));
  const named = options.filter(isCompared).slice(0, MAX_CHOICES);
  const other = options.find((value) => !isCompared(value));
  const chosen = [...named, ...(other === undefined ? [] : [other])];
  switch (field.type) {
    case "checkbox":
      return [true, false];
    case "radio":
    case "select":
      if (options.length === 0) return free;
      return [undefined, ...(field.multiple ? [...chosen.map((value) => [value]), chosen] : chosen)];
    case "selectboxes":
      return [undefined, ...chosen.map((value) => ({ [nameOf(value)]: true })), boxes(chosen)];
    case "number":
    case "currency":
      return unique([
        undefined,
        0,
        1,
        ...literals.flatMap(around).filter((value) => typeof value === "number"),
      ]);
    case "day":
      return unique([undefined, "01/01/1900", "01/01/2000", "12/31/2099", ...literals]);
    case "datetime":
      return unique([undefined, "1900-01-01T12:00:00Z", "2099-12-31T12:00:00Z", ...literals]);
    case "file":
      return [
        undefined,
        [{ name: "file.pdf", originalName: "file.pdf", size: 1000, type: "application/pdf" }],
      ];
    default:
      return free;
  }
}

function nameOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function boxes(values: readonly JsonValue[]): JsonValue {
  return Object.fromEntries(values.map((value) => [nameOf(value), true]));
}

function unique(values: readonly Candidate[]): readonly Candidate[] {
  return [...new Set(values)];
}
