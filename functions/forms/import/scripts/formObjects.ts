import type { AnyNode, CallExpression, MemberExpression } from "acorn";
import { z } from "zod";
import type { Expression } from "#forms/Expression.ts";
import type { KnownComponent } from "../formio/knownComponents.ts";
import { isRaw } from "../formio/rawDefinition.ts";
import { findReference } from "./findReference.ts";
import { findConstant, isDeclared, refuse, type ScriptContext } from "./ScriptContext.ts";

/** What Form.io gives to scripts besides the answers. It is looked up while a script is read, and only what says something about a field. */
type FormObject =
  | { readonly is: "form" | "submission" | "utils" }
  | { readonly is: "instance"; readonly of: KnownComponent }
  | { readonly is: "setting"; readonly value: unknown };

export type FormReading = FormObject | { readonly is: "value"; readonly expression: Expression };

/** The part of a form that an expression of a script names, or a value read from it; undefined: it is something else. */
export function formReading(node: AnyNode, context: ScriptContext): FormReading | undefined {
  return beginsAtForm(node, context) ? read(node, context) : undefined;
}

/** The name that a chain of members and calls begins with. */
function beginsAtForm(node: AnyNode, context: ScriptContext): boolean {
  let start = node;
  for (;;) {
    if (start.type === "MemberExpression") start = start.object;
    else if (start.type === "CallExpression") start = start.callee;
    else if (start.type === "ChainExpression") start = start.expression;
    else break;
  }
  return start.type === "Identifier" && named(start.name, context) !== undefined;
}

function named(name: string, context: ScriptContext): FormObject | undefined {
  const constant = findConstant(context, name);
  if (constant?.is === "component") return { is: "instance", of: constant.component };
  if (isDeclared(context, name)) return undefined;
  switch (name) {
    case "form":
    case "submission":
      return { is: name };
    case "utils":
    case "util":
      return { is: "utils" };
    case "instance":
    case "self":
      return context.own && { is: "instance", of: context.own };
    case "component":
      return context.own && { is: "setting", value: context.own.raw };
    default:
      return undefined;
  }
}

function read(node: AnyNode, context: ScriptContext): FormReading | undefined {
  if (node.type === "ChainExpression") return read(node.expression, context);
  if (node.type === "Identifier") return named(node.name, context);
  const member = node.type === "CallExpression" ? node.callee : node;
  if (member.type !== "MemberExpression") return undefined;
  const object = read(member.object, context);
  if (object === undefined || object.is === "value") return undefined;
  if (object.is === "setting" && (node.type === "CallExpression" || !isRaw(object.value))) return undefined;
  const name = memberName(member);
  const found =
    name === undefined
      ? undefined
      : node.type === "CallExpression"
        ? resultOf(object, { name, node, context })
        : memberOf(object, { name, context });
  return found ?? { is: "value", expression: refused(member, context) };
}

function memberName({ property, computed }: MemberExpression): string | undefined {
  if (!computed) return property.type === "Identifier" ? property.name : undefined;
  return property.type === "Literal" && typeof property.value === "string" ? property.value : undefined;
}

function refused(node: MemberExpression, context: ScriptContext): Expression {
  const message =
    "Of the form a script reads the answers (data, row, value, utils.getValue), and of a field " +
    'its path and settings: instance.path, component.label, form.getComponent("key").label.';
  return refuse(context, { node, code: "member", message });
}

const value = (expression: Expression): FormReading => ({ is: "value", expression });

/** Nobody looks at a form here that was sent before: it is always the form being filled in. */
const DETAIL_VIEW = "isSubmissionDetailView";
const NO: Expression = { op: "is", value: false };

function memberOf(
  object: FormObject,
  { name, context }: { readonly name: string; readonly context: ScriptContext },
): FormReading | undefined {
  if (object.is === "setting") {
    const { value: settings } = object;
    return {
      is: "setting",
      value: isRaw(settings) && Object.hasOwn(settings, name) ? settings[name] : undefined,
    };
  }
  if (name === DETAIL_VIEW) return value(NO);
  if (object.is === "submission") return value(name === "data" ? { op: "data" } : { op: "is" });
  if (object.is === "form")
    return name === "data" ? value({ op: "data" }) : name === "submission" ? { is: "submission" } : undefined;
  return object.is === "instance" ? memberOfField(object.of, { name, context }) : undefined;
}

function memberOfField(
  field: KnownComponent,
  { name, context }: { readonly name: string; readonly context: ScriptContext },
): FormReading | undefined {
  const isOwn = field === context.own;
  switch (name) {
    case "component":
      return { is: "setting", value: field.raw };
    case "root":
      return { is: "form" };
    case "value":
    case "dataValue":
      return value(isOwn ? { op: "value" } : findReference(field.path, context.known).answer);
    case "key":
    case "label":
    case "type":
      return { is: "setting", value: field.raw[name] };
    case "path":
      return pathOf(field);
    case "data":
      return isOwn ? value({ op: "row" }) : undefined;
    case "rowIndex":
      return isOwn ? value({ op: "rowIndex" }) : undefined;
    default:
      return undefined;
  }
}

/** With the number of the row, as Form.io writes it. */
function pathOf(field: KnownComponent): FormReading | undefined {
  if (field.grids === 0) return { is: "setting", value: field.path };
  let rows = field.parent;
  while (rows !== undefined && rows.grids === field.grids) rows = rows.parent;
  if (field.grids > 1 || rows === undefined) return undefined;
  const text = (written: string): Expression => ({ op: "is", value: written });
  const start: Expression = { op: "+", of: [text(`${rows.path}[`), { op: "rowIndex" }] };
  return value({ op: "+", of: [start, text(`]${field.path.slice(rows.path.length)}`)] });
}

function resultOf(
  object: FormObject,
  call: { readonly name: string; readonly node: CallExpression; readonly context: ScriptContext },
): FormReading | undefined {
  const { name, node, context } = call;
  if (name === DETAIL_VIEW) return value(NO);
  if (name === "getValue" && object.is === "instance") return memberOf(object, { name: "value", context });
  const last = node.arguments.at(-1);
  const key = last?.type === "Literal" && typeof last.value === "string" ? last.value : undefined;
  if (key === undefined) return undefined;
  if (name === "getValue" && object.is === "utils") return value(findReference(key, context.known).answer);
  if (name !== "getComponent" || (object.is !== "form" && object.is !== "utils")) return undefined;
  const found = context.known.find((one) => one.path === key) ?? context.known.find((one) => one.key === key);
  if (found !== undefined) return { is: "instance", of: found };
  const message = `There is no field “${key}” in this form.`;
  return value(refuse(context, { node, code: "name", message }));
}

/** Characters of the largest setting that stands in an expression as a whole. */
const MAX_SETTING = 2_000;

/** A reading as a value, where a script uses it as one. */
export function asValue(
  reading: FormReading,
  at: { readonly node: AnyNode; readonly context: ScriptContext },
): Expression {
  if (reading.is === "value") return reading.expression;
  if (reading.is === "submission") return { op: "record", of: [{ op: "is", value: "data" }, { op: "data" }] };
  if (reading.is === "setting") {
    const parsed = z.json().safeParse(reading.value);
    if (!parsed.success) return { op: "is" };
    if (JSON.stringify(parsed.data).length <= MAX_SETTING) return { op: "is", value: parsed.data };
  }
  const message =
    "Say what of the field or form you mean, for example instance.getValue() or component.label.";
  return refuse(at.context, { node: at.node, code: "member", message });
}
