import type { AnyNode, CallExpression } from "acorn";
import type { Expression, Operands } from "#forms/Expression.ts";
import { patternDanger } from "../patterns/patternDanger.ts";
import {
  findConstant,
  isDeclared,
  refuse,
  valueOf,
  type Regex,
  type ScriptContext,
} from "./ScriptContext.ts";

/** A pattern that is written out: `/…/`, `new RegExp("…")`, or a name for one. */
export function patternIn(node: AnyNode | undefined, context: ScriptContext): Regex | undefined {
  if (node?.type === "Literal") return node.regex ?? undefined;
  if (node?.type === "Identifier") {
    const constant = findConstant(context, node.name);
    return constant?.is === "pattern" ? constant.regex : undefined;
  }
  if (node?.type !== "NewExpression" && node?.type !== "CallExpression") return undefined;
  const { callee } = node;
  if (callee.type !== "Identifier" || callee.name !== "RegExp" || isDeclared(context, "RegExp"))
    return undefined;
  const words = node.arguments.map((one) => (one.type === "Literal" ? one.value : undefined));
  const [pattern, flags = ""] = words;
  if (typeof pattern !== "string" || typeof flags !== "string" || words.length > 2) return undefined;
  return { pattern, flags };
}

interface At {
  readonly name: string;
  readonly regex: Regex;
  readonly context: ScriptContext;
}

function operandsOf(
  { pattern, flags }: Regex,
  at: { readonly node: AnyNode; readonly context: ScriptContext },
): Operands {
  // Without an anchor the search begins anew at every character, which is one repetition more.
  const isAnchored = pattern.startsWith("^") && !pattern.includes("|");
  const danger = patternDanger(isAnchored ? pattern : `[^]*(?:${pattern})`, flags);
  if (danger !== undefined) refuse(at.context, { node: at.node, code: "function", message: danger });
  return [
    { op: "is", value: pattern },
    { op: "is", value: flags },
  ];
}

/** `/…/.test(text)` and `/…/.exec(text)`; undefined where the pattern has no such method. */
export function compilePatternCall(node: CallExpression, at: At): Expression | undefined {
  const { name, regex, context } = at;
  const [subject] = node.arguments;
  if ((name !== "test" && name !== "exec") || subject === undefined) return undefined;
  if (
    /[gy]/.test(regex.flags) &&
    (name === "exec" || node.callee.type !== "MemberExpression" || node.callee.object.type !== "Literal")
  ) {
    const message = `With the flag g a pattern goes on where it ended the last time. Write it without: /${regex.pattern}/`;
    return refuse(context, { node, code: "function", message });
  }
  const of = [valueOf(subject, context), ...operandsOf(regex, { node, context })];
  if (name === "test") return { op: "matches", of };
  const [text = { op: "is" }, ...pattern] = of;
  return { op: "match", of: [{ op: "string", of: [text] }, ...pattern] };
}

/** `text.match(/…/)`, `text.split(/…/)`, `text.replace(/…/, text)`; undefined where texts have no such method. */
export function compileWithPattern(
  node: CallExpression,
  at: At & { readonly subject: Expression },
): Expression | undefined {
  const { name, subject, regex, context } = at;
  if (name === "replace" || name === "replaceAll") return compileReplace(node, at);
  if ((name !== "match" && name !== "split") || node.arguments.length > 1) return undefined;
  const of = [subject, ...operandsOf(regex, { node, context })];
  return { op: name === "match" ? "match" : "splitByPattern", of };
}

function compileReplace(node: CallExpression, at: At & { readonly subject: Expression }): Expression {
  const { name, subject, regex, context } = at;
  const by = node.arguments[1];
  if (by?.type !== "Literal" || typeof by.value !== "string" || by.value.includes("$")) {
    const message = `${name} takes a text without $ as its second argument.`;
    return refuse(context, { node, code: "function", message });
  }
  if (name === "replaceAll" && !regex.flags.includes("g")) {
    const message = `Write: .replaceAll(/${regex.pattern}/g${regex.flags}, …)`;
    return refuse(context, { node, code: "function", message });
  }
  const pattern = operandsOf(regex, { node, context });
  return { op: "replacePattern", of: [subject, ...pattern, valueOf(by, context)] };
}
