import type { ModuleDeclaration, Statement, VariableDeclaration } from "acorn";
import type { Expression, Operands } from "#forms/Expression.ts";
import { patternIn } from "./compilePattern.ts";
import { formReading } from "./formObjects.ts";
import { assign, declare, refuse, type Constant, type ScriptContext } from "./ScriptContext.ts";

/** Functions can be called before the line where they stand. */
export function declareFunctions(
  nodes: readonly (Statement | ModuleDeclaration)[],
  context: ScriptContext,
): void {
  for (const node of nodes)
    if (node.type === "FunctionDeclaration")
      context.scopes.at(-1)?.constants.set(node.id.name, { is: "function", written: node, context });
}

export function compileDeclaration(node: VariableDeclaration, context: ScriptContext): Operands {
  return node.declarations.flatMap(({ id, init }) => {
    if (id.type !== "Identifier") {
      const message = "Declare one variable at a time: let name = record.name;";
      return [refuse(context, { node: id, code: "statement", message })];
    }
    const constant = init ? constantOf(init, context) : undefined;
    if (constant !== undefined) {
      context.scopes.at(-1)?.constants.set(id.name, constant);
      return [];
    }
    const value = init ? context.compile(init, context) : undefined;
    const slot = declare(context, { name: id.name, isVar: node.kind === "var" });
    if (value !== undefined) return [assign(slot, { value, node: id, context })];
    return node.kind === "var"
      ? []
      : [{ op: "set", name: slot.name, of: [{ op: "is" }] } satisfies Expression];
  });
}

/** A function, a pattern or a field of the form: no value, but what a name stands for. */
function constantOf(
  init: NonNullable<VariableDeclaration["declarations"][number]["init"]>,
  context: ScriptContext,
): Constant | undefined {
  if (init.type === "FunctionExpression" || init.type === "ArrowFunctionExpression")
    return { is: "function", written: init, context };
  const regex = patternIn(init, context);
  if (regex !== undefined) return { is: "pattern", regex };
  const reading = formReading(init, context);
  return reading?.is === "instance" ? { is: "component", component: reading.of } : undefined;
}
