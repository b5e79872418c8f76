import { parse, type Program } from "acorn";
import { err, ok, type Result } from "#domain/result.ts";
import type { Expression } from "#forms/Expression.ts";
import type { KnownComponent } from "../formio/knownComponents.ts";
import { compileExpression } from "./compileExpression.ts";
import { compileFunctionBody, compileNested, compileStatements } from "./compileStatements.ts";
import { tooLarge } from "./measure.ts";
import { refusal, type Refusal } from "./Refusal.ts";
import { declare, inside, type ScriptContext } from "./ScriptContext.ts";

/** Where a script stands, which says what it has to set and what its variable is at the start. */
export type ScriptUse =
  /** `customConditional` sets `show`, true at the start. */
  | "condition"
  /** `logic[].trigger.javascript` sets `result`, true at the start. */
  | "trigger"
  /** `calculateValue` sets `value`: the own answer at the start, or null. */
  | "calculation"
  /** `customDefaultValue` sets `value`: null at the start. */
  | "default"
  /** `logic[].actions[].value` sets `value`: the own answer at the start. */
  | "action"
  /** `validate.custom` sets `valid`: true, or the sentence to show. */
  | "validation";

/** Where a script stands in its definition; a script of the form as a whole has no component. */
export interface ScriptPlace {
  readonly use: ScriptUse;
  /** Key of the component, and all components, which `instance`, `component` and `utils` speak of. */
  readonly key?: string;
  readonly known?: readonly KnownComponent[];
}

const TRUE: Expression = { op: "is", value: true };
const NULL: Expression = { op: "is", value: null };
const OWN: Expression = { op: "value" };

const VARIABLES: Readonly<Record<ScriptUse, { readonly name: string; readonly start: Expression }>> = {
  condition: { name: "show", start: TRUE },
  trigger: { name: "result", start: TRUE },
  calculation: { name: "value", start: { op: "or", of: [OWN, NULL] } },
  default: { name: "value", start: NULL },
  action: { name: "value", start: OWN },
  validation: { name: "valid", start: TRUE },
};

/** Calls of functions that a script may write itself: each stands in the expression as a whole. */
const MAX_CALLS = 200;

/** Characters of the longest script that is read. */
const MAX_LENGTH = 20_000;

/**
 * A script of a definition as an expression, whose value is that of the script's variable at the end; null where the
 * script would throw (`Evaluator.evaluate` of `@formio/core` 2.8). Refuses what is outside of the subset, with line
 * and column.
 */
export function compileScript(
  code: string,
  { use, key, known = [] }: ScriptPlace,
): Result<Expression, readonly Refusal[]> {
  if (code.length > MAX_LENGTH)
    return err([refusal("size", `A script may have at most ${String(MAX_LENGTH)} characters.`)]);
  if (use === "validation" && code.includes("{{"))
    return err([refusal("syntax", "Placeholders in double braces are not possible in scripts.")]);
  const program = read(code);
  if (!program.ok) return err([program.failure]);
  const { name, start } = VARIABLES[use];
  const empty: ScriptContext = {
    code,
    refusals: [],
    scopes: [],
    taken: new Set(),
    own: known.find((component) => component.key === key),
    known,
    calling: [],
    calls: { left: MAX_CALLS },
    loop: undefined,
    compile: compileExpression,
    compileBody: compileFunctionBody,
    compileNested,
  };
  const context = inside(empty, true);
  const slot = declare(context, { name, isVar: true });
  slot.content = "value";
  const script: Expression = {
    op: "block",
    of: [
      { op: "set", name, of: [start] },
      ...compileStatements(program.value.body, context),
      { op: "local", name },
    ],
  };
  if (context.refusals.length > 0) return err(context.refusals);
  const size = tooLarge(script);
  return size === undefined ? ok(script) : err([refusal("size", size)]);
}

function read(code: string): Result<Program, Refusal> {
  try {
    return ok(
      parse(code, {
        ecmaVersion: 2022,
        sourceType: "script",
        allowReturnOutsideFunction: true,
        locations: true,
      }),
    );
  } catch (error) {
    return err(syntaxRefusal(error));
  }
}

/** acorn throws a SyntaxError with the place in it; a RangeError means that the code is nested beyond all measure. */
function syntaxRefusal(error: unknown): Refusal {
  if (!(error instanceof SyntaxError)) return refusal("size", "The script is nested too deeply.");
  const place: unknown = "loc" in error ? error.loc : undefined;
  const at =
    typeof place === "object" && place !== null && "line" in place && "column" in place ? place : undefined;
  return {
    code: "syntax",
    message: "This is not valid JavaScript.",
    line: typeof at?.line === "number" ? at.line : 1,
    column: typeof at?.column === "number" ? at.column + 1 : 1,
  };
}
