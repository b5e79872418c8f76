import { err, ok, type Result } from "#domain/result.ts";
import type { Expression } from "#forms/Expression.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import type { KnownComponent } from "../formio/knownComponents.ts";
import { isRaw, textIn, type Raw } from "../formio/rawDefinition.ts";
import { compileJsonLogic } from "./compileJsonLogic.ts";
import { compileScript } from "./compileScript.ts";
import { compileSimpleConditional } from "./compileSimpleConditional.ts";
import { findReference } from "./findReference.ts";
import { refusal, type Refusal } from "./Refusal.ts";

export type Compiled = Result<Expression, readonly Refusal[]>;

/**
 * The condition under which a component is shown: `customConditional` and one of the three forms of `conditional`
 * together, as `@formio/core` 2.8 decides (`process/conditions`). Undefined: always shown.
 */
export function compileConditional(
  component: Raw,
  known: readonly KnownComponent[],
): Result<Expression | undefined, readonly Refusal[]> {
  const parts = [customOf(component, known), conditionalOf(component["conditional"], known)];
  const refusals = parts.flatMap((part) => (part === undefined || part.ok ? [] : part.failure));
  if (refusals.length > 0) return err(refusals);
  const conditions = parts.flatMap((part) => (part?.ok ? [part.value] : []));
  return ok(conditions.length < 2 ? conditions[0] : { op: "and", of: conditions });
}

function customOf(component: Raw, known: readonly KnownComponent[]): Compiled | undefined {
  const code = component["customConditional"];
  if (code === undefined || code === null || code === "") return undefined;
  if (typeof code !== "string") return err([refusal("form", "customConditional must be a text.")]);
  const script = compileScript(code, { use: "condition", key: textIn(component, "key"), known });
  return script.ok ? ok({ op: "shown", of: [{ op: "attempt", of: [script.value] }] }) : script;
}

/** The last of the three forms that is there decides, as in Form.io: simple, then `when`, then JsonLogic. */
function conditionalOf(conditional: unknown, known: readonly KnownComponent[]): Compiled | undefined {
  if (!isRaw(conditional)) return undefined;
  if (conditional["conjunction"] && conditional["conditions"])
    return compileSimpleConditional(conditional, known);
  if (conditional["when"]) return compileLegacyConditional(conditional, known);
  if (!isRaw(conditional["json"]) && !Array.isArray(conditional["json"])) return undefined;
  const logic = compileJsonLogic(conditional["json"]);
  return logic.ok ? ok({ op: "shownUnlessFalse", of: [{ op: "attempt", of: [logic.value] }] }) : logic;
}

/** `{ show, when, eq }`. */
export function compileLegacyConditional(conditional: Raw, known: readonly KnownComponent[]): Compiled {
  const { when, eq, show } = conditional;
  if (typeof when !== "string")
    return err([refusal("form", "conditional.when must be the path of a field.")]);
  const literal = (value: unknown): Expression => ({ op: "is", value: asText(value) });
  const { answer } = findReference(when, known);
  return ok({ op: "legacy", of: [answer, literal(eq), literal(show)] });
}

/** JavaScript's `String(value)` of what JSON can hold. */
function asText(value: unknown): JsonValue {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? "[object Object]"
    : String(value);
}
