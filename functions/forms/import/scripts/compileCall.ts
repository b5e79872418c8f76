import type { AnyNode, CallExpression, Expression as Code, MemberExpression, NewExpression } from "acorn";
import type { Expression, Operands } from "#forms/Expression.ts";
import type { ListName } from "#forms/expressions/forEachItem.ts";
import type { FunctionName } from "#forms/expressions/calculations.ts";
import { compileOwnCall, opened, writtenFunction } from "./compileOwnCall.ts";
import { compilePatternCall, compileWithPattern, patternIn } from "./compilePattern.ts";
import { compileTimeCall, newMoment, newDate } from "./compileTimeCall.ts";
import { asValue, formReading } from "./formObjects.ts";
import { insteadOf } from "./insteadOf.ts";
import { lodashCall, lodashListCall, memberBody, takesFunction } from "./lodashFunctions.ts";
import {
  declare,
  guarded,
  inside,
  isDeclared,
  plain,
  refuse,
  valueOf,
  type ScriptContext,
  type Typed,
} from "./ScriptContext.ts";

interface Signature {
  readonly op: FunctionName;
  /** Fewest and most arguments. */
  readonly takes: readonly [number, number];
}

const GLOBALS: Readonly<Record<string, Signature>> = {
  Number: { op: "number", takes: [0, 1] },
  String: { op: "string", takes: [0, 1] },
  Boolean: { op: "boolean", takes: [0, 1] },
  parseInt: { op: "parseInt", takes: [1, 2] },
  parseFloat: { op: "parseFloat", takes: [1, 1] },
  isNaN: { op: "isNaN", takes: [1, 1] },
  isFinite: { op: "isFinite", takes: [1, 1] },
  "Math.round": { op: "round", takes: [1, 1] },
  "Math.floor": { op: "floor", takes: [1, 1] },
  "Math.ceil": { op: "ceil", takes: [1, 1] },
  "Math.trunc": { op: "trunc", takes: [1, 1] },
  "Math.abs": { op: "abs", takes: [1, 1] },
  "Math.min": { op: "min", takes: [0, 99] },
  "Math.max": { op: "max", takes: [0, 99] },
  "Math.pow": { op: "**", takes: [2, 2] },
  "Number.isNaN": { op: "isExactlyNaN", takes: [1, 1] },
  "Number.isInteger": { op: "isInteger", takes: [1, 1] },
  "Number.parseInt": { op: "parseInt", takes: [1, 2] },
  "Number.parseFloat": { op: "parseFloat", takes: [1, 1] },
  "Array.isArray": { op: "isArray", takes: [1, 1] },
  "JSON.parse": { op: "parseJson", takes: [1, 1] },
  "JSON.stringify": { op: "jsonText", takes: [1, 1] },
  "Object.keys": { op: "keys", takes: [1, 1] },
  "Object.values": { op: "members", takes: [1, 1] },
};

// Objects have members of these names, which would confuse the types below.
const HAS_OWN: Signature = { op: "hasOwn", takes: [1, 1] };
const TO_TEXT: Signature = { op: "toText", takes: [0, 0] };

const METHODS: Readonly<Record<string, Signature>> = {
  charAt: { op: "charAt", takes: [1, 1] },
  concat: { op: "concat", takes: [0, 99] },
  endsWith: { op: "endsWithText", takes: [1, 1] },
  hasOwnProperty: HAS_OWN,
  includes: { op: "includes", takes: [1, 1] },
  indexOf: { op: "indexOf", takes: [1, 1] },
  join: { op: "join", takes: [0, 1] },
  lastIndexOf: { op: "lastIndexOf", takes: [1, 1] },
  padEnd: { op: "padEnd", takes: [1, 2] },
  padStart: { op: "padStart", takes: [1, 2] },
  replace: { op: "replace", takes: [2, 2] },
  replaceAll: { op: "replaceAll", takes: [2, 2] },
  slice: { op: "slice", takes: [0, 2] },
  split: { op: "split", takes: [1, 1] },
  startsWith: { op: "startsWithText", takes: [1, 1] },
  substr: { op: "substr", takes: [1, 2] },
  substring: { op: "substring", takes: [1, 2] },
  toFixed: { op: "fixed", takes: [0, 1] },
  toLowerCase: { op: "toLowerCase", takes: [0, 0] },
  toString: TO_TEXT,
  toUpperCase: { op: "toUpperCase", takes: [0, 0] },
  trim: { op: "trim", takes: [0, 0] },
};

const LIST_METHODS: ReadonlySet<string> = new Set<ListName>([
  "every",
  "filter",
  "find",
  "findIndex",
  "forEach",
  "map",
  "reduce",
  "some",
]);

/** Functions that stand where a function of the script can stand. */
const CONVERSIONS: Partial<Readonly<Record<string, Signature>>> = {
  Boolean: GLOBALS["Boolean"],
  Number: GLOBALS["Number"],
  String: GLOBALS["String"],
};

function isListName(name: string): name is ListName {
  return LIST_METHODS.has(name);
}

export function compileCall(node: CallExpression, context: ScriptContext): Typed {
  const { callee } = node;
  if (node.optional || node.arguments.some((argument) => argument.type === "SpreadElement"))
    return unknown(node, { context, name: "…" });
  const own = writtenFunction(callee, context);
  if (own !== undefined) return compileOwnCall(node, { ...own, from: context });
  const reading = formReading(node, context);
  if (reading !== undefined) return plain(asValue(reading, { node, context }));
  const dotted = dottedName(callee, context);
  if (dotted === "moment") return newMoment(node, context);
  if (dotted === "Date.now") return plain({ op: "now", of: [] });
  const known = dotted === undefined ? undefined : signature(GLOBALS, dotted);
  if (known !== undefined) return plain(called(known, { node, context, of: timesOrValues(node, context) }));
  if (dotted?.startsWith("_.") === true || dotted?.startsWith("lodash.") === true)
    return plain(compileLodash(node, { context, name: dotted.slice(dotted.indexOf(".") + 1) }));
  if (callee.type === "MemberExpression") return compileMethod(node, { callee, context });
  return unknown(node, { context, name: dotted ?? callee.type });
}

export function compileNew(node: NewExpression, context: ScriptContext): Typed {
  return dottedName(node.callee, context) === "Date" &&
    node.arguments.every(({ type }) => type !== "SpreadElement")
    ? newDate(node, context)
    : unknown(node, { context, name: "new" });
}

function unknown(node: AnyNode, at: { readonly context: ScriptContext; readonly name: string }): Typed {
  const message = `"${at.name}" cannot be called here. ${insteadOf(at.name)}`;
  return plain(refuse(at.context, { node, code: "function", message }));
}

function signature(table: Readonly<Record<string, Signature>>, name: string): Signature | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** `name` or `name.name`, where the first is no variable of the script. */
function dottedName(callee: AnyNode, context: ScriptContext): string | undefined {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.computed || callee.object.type !== "Identifier")
    return undefined;
  if (isDeclared(context, callee.object.name)) return undefined;
  return callee.property.type === "Identifier" ? `${callee.object.name}.${callee.property.name}` : undefined;
}

/** Times stand for their milliseconds where a number is asked for. */
function timesOrValues(node: CallExpression, context: ScriptContext): Operands {
  const takesTimes = node.callee.type === "Identifier" && node.callee.name === "Number";
  return node.arguments.map((argument) =>
    takesTimes ? context.compile(argument, context).expression : valueOf(argument, context),
  );
}

function called(
  { op, takes }: Signature,
  given: {
    readonly node: AnyNode;
    readonly context: ScriptContext;
    readonly of: Operands;
    readonly extra?: number;
  },
): Expression {
  const count = given.of.length - (given.extra ?? 0);
  if (count >= takes[0] && count <= takes[1]) return { op, of: given.of };
  const message = "This function does not take this number of arguments here.";
  return refuse(given.context, { node: given.node, code: "function", message });
}

function compileMethod(
  node: CallExpression,
  at: { readonly callee: MemberExpression; readonly context: ScriptContext },
): Typed {
  const { callee, context } = at;
  const name = !callee.computed && callee.property.type === "Identifier" ? callee.property.name : "…";
  const regex = patternIn(callee.object, context);
  if (regex !== undefined) {
    const found = compilePatternCall(node, { name, regex, context });
    return found === undefined ? unknown(node, { context, name: `/…/.${name}` }) : plain(found);
  }
  const object = context.compile(callee.object, context);
  if (object.isTime) return compileTimeCall(node, { name, time: object.expression, context });
  const subject = callee.optional ? guarded(object.expression, context) : object.expression;
  if (isListName(name)) return plain(compileListMethod(node, { name, list: subject, context }));
  const pattern = patternIn(node.arguments[0], context);
  if (pattern !== undefined) {
    const found = compileWithPattern(node, { name, subject, regex: pattern, context });
    return found === undefined ? unknown(node, { context, name: `.${name}(/…/)` }) : plain(found);
  }
  const known = signature(METHODS, name);
  if (known === undefined) return unknown(node, { context, name: `.${name}` });
  const of = [subject, ...node.arguments.map((argument) => valueOf(argument, context))];
  return plain(called(known, { node, context, of, extra: 1 }));
}

function compileListMethod(
  node: CallExpression,
  at: { readonly name: ListName; readonly list: Expression; readonly context: ScriptContext },
): Expression {
  const { name, list, context } = at;
  const [callback, start] = node.arguments;
  const body = compileCallback(callback, context);
  if (body === undefined || node.arguments.length > (name === "reduce" ? 2 : 1)) {
    const message = `.${name} takes a function such as (item) => item.amount.`;
    return refuse(context, { node, code: "function", message });
  }
  const of = [list, body.body, ...(start === undefined ? [] : [valueOf(start, context)])];
  return { op: name, of, as: body.as };
}

/** A function of the script, or `Boolean`, `Number`, `String`. */
function compileCallback(
  callback: AnyNode | undefined,
  outer: ScriptContext,
): { readonly body: Expression; readonly as: readonly string[] } | undefined {
  if (callback === undefined) return undefined;
  const own = writtenFunction(callback, outer);
  if (own === undefined) {
    const known = callback.type === "Identifier" ? CONVERSIONS[callback.name] : undefined;
    if (known === undefined) return undefined;
    const item = declare(inside(outer, true), { name: "item", isVar: false });
    return { body: { op: known.op, of: [{ op: "local", name: item.name }] }, as: [item.name] };
  }
  if (own.written.params.length > 3) return undefined;
  const inner = opened(own, { node: callback, context: outer });
  if (inner === undefined) return { body: { op: "is" }, as: [] };
  for (const slot of inner.parameters) slot.content = "value";
  const as = inner.parameters.map(({ name }) => name);
  return { body: inner.context.compileBody(own.written.body, inner.context), as };
}

function compileLodash(
  node: CallExpression,
  at: { readonly context: ScriptContext; readonly name: string },
): Expression {
  const { context, name } = at;
  const [first, second] = node.arguments;
  if (takesFunction(name) && first !== undefined) {
    const list = valueOf(first, context);
    const short = second?.type === "Literal" && typeof second.value === "string" ? second.value : undefined;
    if (short !== undefined || (second === undefined && name !== "forEach" && name !== "each")) {
      const item = declare(inside(context, true), { name: "item", isVar: false }).name;
      const body: Expression = short === undefined ? { op: "local", name: item } : memberBody(short, item);
      return lodashListCall(name, { list, body, as: [item] });
    }
    const callback = compileCallback(second, context);
    if (callback !== undefined) return lodashListCall(name, { list, ...callback });
  }
  const known = lodashCall(name, argumentsOf(node.arguments, context));
  return known ?? unknown(node, { context, name: `_.${name}` }).expression;
}

function argumentsOf(nodes: CallExpression["arguments"], context: ScriptContext): Operands {
  return nodes.map((argument: Code | AnyNode) => valueOf(argument, context));
}
