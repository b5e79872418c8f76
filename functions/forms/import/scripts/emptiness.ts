import type { Expression } from "#forms/Expression.ts";
import { knownComponents, type KnownComponent } from "../formio/knownComponents.ts";
import type { Raw } from "../formio/rawDefinition.ts";

/** What one empty item of a list answer is, by type (`getEmptyValue` of `@formio/core`). */
const EMPTY_TEXT = new Set(["textarea", "textfield", "time", "datetime", "day"]);

/**
 * Whether an answer counts as empty for its type, as `isComponentDataEmpty` of `@formio/core` 2.8 decides. Lists of rows
 * and containers are empty when everything in them is (core looks only at those that are not nested themselves).
 */
export function emptiness(answer: Expression, component: KnownComponent | undefined): Expression {
  return emptinessOf(answer, component?.raw ?? {});
}

function emptinessOf(answer: Expression, raw: Raw): Expression {
  const type = raw["type"];
  const emptyItem: Expression = { op: "is", value: EMPTY_TEXT.has(String(type)) ? "" : null };
  const nothing: Expression = { op: "isNothing", of: [answer, emptyItem] };
  const either = (other: Expression): Expression => ({ op: "or", of: [nothing, other] });
  switch (type) {
    case "checkbox":
      return either({ op: "===", of: [answer, { op: "is", value: false }] });
    case "selectboxes":
      return either({ op: "isUnticked", of: [answer] });
    case "address":
      return { op: "isNoAddress", of: [answer] };
    case "textarea":
      return { op: "isBlankText", of: [answer, emptyItem] };
    case "phoneNumber":
    case "textfield":
      return { op: "isBlank", of: [answer] };
    case "datagrid":
    case "editgrid":
      return either(rowsEmpty(answer, raw));
    case "container":
      return either(partsEmpty(answer, raw));
    default:
      return nothing;
  }
}

function rowsEmpty(answer: Expression, raw: Raw): Expression {
  const name = `row of ${String(raw["key"])}`;
  const rows: Expression = { op: "rows", of: [answer] };
  return { op: "every", of: [rows, partsEmpty({ op: "local", name }, raw)], as: [name] };
}

function partsEmpty(answer: Expression, raw: Raw): Expression {
  const parts = knownComponents(raw).filter((inner) => inner.hasAnswer && !inner.path.includes("."));
  if (parts.length === 0) return { op: "is", value: false };
  return {
    op: "and",
    of: parts.map((inner) =>
      emptinessOf({ op: "maybe", of: [answer, { op: "is", value: inner.key }] }, inner.raw),
    ),
  };
}
