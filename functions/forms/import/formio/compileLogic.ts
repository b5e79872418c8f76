import type { CompiledComponent, LogicAction, LogicRule, TextTemplate } from "#forms/CompiledForm.ts";
import type { Expression } from "#forms/Expression.ts";
import { type CompileContext, taken } from "./CompileContext.ts";
import { compileLegacyConditional } from "../scripts/compileConditional.ts";
import { compileJsonLogic } from "../scripts/compileJsonLogic.ts";
import { compileScript, type ScriptPlace } from "../scripts/compileScript.ts";
import { compileSimpleConditional } from "../scripts/compileSimpleConditional.ts";
import { MEANINGLESS_PROPERTIES } from "./formioProperties.ts";
import type { FormioComponent } from "./formioSchema.ts";
import { isRaw, partsIn, type Raw, textIn } from "./rawDefinition.ts";
import { readLiteralSchema } from "./readLiteralSchema.ts";

interface At {
  readonly context: CompileContext;
  readonly component: FormioComponent;
  /** Compiles the component as a schema would make it. */
  readonly merged: (schema: Raw) => CompiledComponent | undefined;
}

/** What a component does while its triggers hold. */
export function compileLogic(at: At): readonly LogicRule[] {
  return at.component.logic.flatMap((rule) => {
    const trigger = compileTrigger(rule["trigger"], at);
    const actions = partsIn(rule, "actions").flatMap((action) => compileAction(action, at));
    return trigger === undefined || actions.length === 0 ? [] : [{ trigger, actions }];
  });
}

function refuse(at: At, message: string): void {
  at.context.refuse({ key: at.component.key, property: "logic", message });
}

/** Where the scripts of logic stand. */
function scripted({ component, context }: At): Pick<ScriptPlace, "key" | "known"> {
  return { key: component.key, known: context.known };
}

function compileTrigger(trigger: unknown, at: At): Expression | undefined {
  if (!isRaw(trigger)) return undefined;
  const { known } = at.context;
  const given = { ...at, property: "logic.trigger" };
  const { simple, javascript, json } = trigger;
  switch (trigger["type"]) {
    case "simple":
      if (!isRaw(simple)) return undefined;
      if (simple["when"]) return taken(compileLegacyConditional(simple, known), given);
      if (partsIn(simple, "conditions").length === 0) return undefined;
      return taken(compileSimpleConditional(simple, known), given);
    case "javascript":
      return typeof javascript === "string"
        ? taken(compileScript(javascript, { use: "trigger", ...scripted(at) }), given)
        : undefined;
    case "json":
      return isRaw(json) ? taken(compileJsonLogic(json), given) : undefined;
    case "event":
      refuse(at, "Logic cannot wait for events. Use a condition.");
      return undefined;
    default:
      return undefined;
  }
}

function compileAction(action: Raw, at: At): readonly LogicAction[] {
  switch (action["type"]) {
    case "property":
      return compileProperty(action, at);
    case "value":
      return compileValue(action["value"], { ...at, property: "logic.value" });
    case "customAction":
      return compileValue(action["customAction"], { ...at, property: "logic.customAction" });
    case "mergeComponentSchema": {
      const schema = readLiteralSchema(textIn(action, "schemaDefinition"));
      if (schema === undefined) {
        refuse(at, "A schema must be written out: schema = { label: … }; scripts cannot compute it.");
        return [];
      }
      const component = at.merged(schema);
      return component === undefined ? [] : [{ type: "merge", component }];
    }
    default:
      refuse(at, `Logic cannot do "${String(action["type"])}".`);
      return [];
  }
}

function compileValue(value: unknown, at: At & { readonly property: string }): readonly LogicAction[] {
  const compiled =
    typeof value === "string"
      ? compileScript(value, { use: "action", ...scripted(at) })
      : isRaw(value)
        ? compileJsonLogic(value)
        : undefined;
  const expression = compiled === undefined ? undefined : taken(compiled, at);
  return expression === undefined ? [] : [{ type: "value", value: expression }];
}

const FLAGS: Readonly<Record<string, "hidden" | "disabled" | "required">> = {
  hidden: "hidden",
  disabled: "disabled",
  "validate.required": "required",
};
const TEXTS: Readonly<Record<string, "label" | "hint" | "placeholder">> = {
  label: "label",
  title: "label",
  legend: "label",
  description: "hint",
  tooltip: "hint",
  placeholder: "placeholder",
};

function compileProperty(action: Raw, at: At): readonly LogicAction[] {
  const property = isRaw(action["property"]) ? action["property"] : {};
  const name = textIn(property, "value");
  const flag = FLAGS[name];
  if (property["type"] === "boolean" && flag !== undefined)
    return [{ type: "flag", property: flag, value: String(action["state"]) === "true" }];
  const text = TEXTS[name];
  if (property["type"] === "string" && text !== undefined) {
    const template = compileTemplate(textIn(action, textIn(property, "component") || "text"), at);
    return [{ type: "text", property: text, value: template }];
  }
  if (!MEANINGLESS_PROPERTIES.has(name)) refuse(at, `Logic cannot change "${name}".`);
  return [];
}

/** `{{ data.name }}` between the texts; calls in it are refused. */
function compileTemplate(text: string, at: At): TextTemplate {
  return at.context
    .translate(text)
    .split(/(\{\{.*?\}\})/)
    .filter((part) => part !== "")
    .map((part) => {
      const path = /^\{\{\s*((?:data|row)\.[\w.]+|value)\s*\}\}$/.exec(part)?.[1];
      if (path === undefined) {
        if (part.startsWith("{{"))
          refuse(at, `"${part}" is not possible in a text. Name an answer: {{ data.key }}.`);
        return part;
      }
      const from = taken(compileJsonLogic({ var: path }), { ...at, property: "logic.text" });
      return from === undefined ? part : { from };
    });
}
