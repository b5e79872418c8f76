import type { AnyNode, CallExpression, Function as Written } from "acorn";
import type { Expression } from "#forms/Expression.ts";
import { assign, declare, findConstant, inside, plain, refuse } from "./ScriptContext.ts";
import type { ScriptContext, Slot, Typed } from "./ScriptContext.ts";

interface Callable {
  readonly written: Written;
  /** What the function sees: the blocks around the place where it is written. */
  readonly context: ScriptContext;
}

/** A function that is written in the script: here, or before under this name. */
export function writtenFunction(node: AnyNode, context: ScriptContext): Callable | undefined {
  if (node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression")
    return { written: node, context };
  const constant = node.type === "Identifier" ? findConstant(context, node.name) : undefined;
  return constant?.is === "function" ? constant : undefined;
}

/** What is wrong about the function where it is called. */
function refusalOf({ written }: Callable, context: ScriptContext): string | undefined {
  if (written.async || written.generator) return "A function cannot wait for anything here.";
  if (context.calling.includes(written))
    return "A function cannot call itself. Write a loop: for (const item of list) { … }";
  if (context.calls.left === 0) return "The script calls its own functions too often.";
  if (written.params.some(({ type }) => type !== "Identifier"))
    return "The parameters of a function are names alone: (item, index) => …";
  return undefined;
}

/** A function with variables for its parameters, whose body can be read; undefined where it is refused. */
export function opened(
  callable: Callable,
  at: { readonly node: AnyNode; readonly context: ScriptContext },
): { readonly context: ScriptContext; readonly parameters: readonly Slot[] } | undefined {
  const { calling, calls } = at.context;
  const message = refusalOf(callable, at.context);
  if (message !== undefined) {
    refuse(at.context, { node: at.node, code: "function", message });
    return undefined;
  }
  calls.left -= 1;
  const context = { ...inside(callable.context, true), calling: [...calling, callable.written] };
  const parameters = callable.written.params.flatMap((parameter) =>
    parameter.type === "Identifier" ? [declare(context, { name: parameter.name, isVar: false })] : [],
  );
  return { context, parameters };
}

/** A call of a function of the script: its body stands where it is called. */
export function compileOwnCall(node: CallExpression, at: Callable & { readonly from: ScriptContext }): Typed {
  const { written, from } = at;
  const inner = opened(at, { node, context: from });
  if (inner === undefined) return plain({ op: "is" });
  const { context, parameters } = inner;
  const given = parameters.map((slot, index): Expression => {
    const argument = node.arguments[index];
    const value = argument === undefined ? plain({ op: "is" }) : from.compile(argument, from);
    return assign(slot, { value, node, context: from });
  });
  const { body } = written;
  const result =
    body.type === "BlockStatement"
      ? plain(context.compileBody(body, context))
      : context.compile(body, context);
  return { ...result, expression: { op: "do", of: [...given, result.expression] } };
}
