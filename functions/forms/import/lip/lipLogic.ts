import type { JsonValue } from "#forms/JsonValue.ts";
import type { LipRule } from "./lipDocumentSchema.ts";
import type { LipPart } from "./lipFields.ts";

type FormioJson = Record<string, JsonValue>;
type FindField = (name: string) => LipPart | undefined;

/** JsonLogic, the one form of conditions that can nest. Fields of the same row are read from the row. */
export function lipLogic(rule: LipRule, find: FindField): FormioJson {
  if ("all" in rule) return { and: rule.all.map((one) => lipLogic(one, find)) };
  if ("any" in rule) return { or: rule.any.map((one) => lipLogic(one, find)) };
  if ("not" in rule) return { "!": [lipLogic(rule.not, find)] };
  const [list = "", inRow] = rule.field.split(".");
  const path = inRow === undefined ? `data.${list}` : `row.${inRow}`;
  const field = find(rule.field)?.field;
  if (field?.kind === "choices") {
    // Its answer says of each value whether it was chosen.
    return "is" in rule
      ? { "!!": [{ var: `${path}.${String(rule.is)}` }] }
      : { or: field.options.map(({ value }) => ({ "!!": [{ var: `${path}.${value}` }] })) };
  }
  if ("is" in rule) return { "==": [{ var: path }, rule.is] };
  // Zero is an answer.
  return field?.kind === "number"
    ? { or: [{ "!!": [{ var: path }] }, { "===": [{ var: path }, 0] }] }
    : { "!!": [{ var: path }] };
}
