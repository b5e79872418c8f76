import type { DayPart, Rule, RuleName } from "../../forms/CompiledForm.ts";
import { compileDateBound } from "./compileDateBound.ts";
import { type CompileContext, taken } from "./CompileContext.ts";
import { plainMaskPattern, textMaskPattern } from "./compileMask.ts";
import { compileJsonLogic } from "./expressions/compileJsonLogic.ts";
import { compileScript } from "./expressions/compileScript.ts";
import type { FormioComponent } from "./formioSchema.ts";
import { patternDanger } from "./patterns/patternDanger.ts";
import { isRaw } from "./rawDefinition.ts";

type At = { readonly context: CompileContext };

/** The rules of a field in the order in which `@formio/core` 2.8 checks them. */
export function compileRules(component: FormioComponent, { context }: At): readonly Rule[] {
  const { type, validate: lengths, minYear } = component;
  const only = (rule: RuleName, types: readonly string[]): readonly Rule[] =>
    types.includes(type) ? [{ rule }] : [];
  const limit = (rule: RuleName, value: number | undefined): readonly Rule[] =>
    value === undefined ? [] : [{ rule, limit: value }];
  const positive = (rule: RuleName, value: number | undefined): readonly Rule[] =>
    value === 0 ? [] : limit(rule, value);
  return [
    ...only("date", ["datetime"]),
    ...only("year", ["day"]),
    ...only("day", ["day"]),
    ...only("email", ["email"]),
    ...jsonRule(component, { context }),
    ...maskRule(component, { context }),
    ...dateRule("maxDate", { component, context }),
    ...positive("maxLength", lengths?.maxLength),
    ...positive("maxSelectedCount", lengths?.maxSelectedCount),
    ...limit("max", lengths?.max),
    ...positive("maxWords", lengths?.maxWords),
    ...(type === "day" ? positive("maxYear", component.maxYear ?? component.fields?.year?.maxYear) : []),
    ...dateRule("minDate", { component, context }),
    ...positive("minLength", lengths?.minLength),
    ...positive("minSelectedCount", lengths?.minSelectedCount),
    ...limit("min", lengths?.min),
    ...positive("minWords", lengths?.minWords),
    ...(type === "day" ? positive("minYear", minYear) : []),
    ...patternRule(component, { context }),
    ...requiredRule(component),
    ...requiredDayRule(component),
    ...only("time", ["time"]),
    ...only("url", ["url"]),
    ...only("number", ["number"]),
    ...customRule(component, { context }),
    ...(lengths?.onlyAvailableItems ? only("onlyAvailableItems", ["radio", "select", "selectboxes"]) : []),
  ];
}

/** Rules of lists of rows and containers. */
export function compileGroupRules(component: FormioComponent, at: At): readonly Rule[] {
  return [...jsonRule(component, at), ...requiredRule(component), ...customRule(component, at)];
}

function requiredRule({ validate }: FormioComponent): readonly Rule[] {
  return validate?.required ? [{ rule: "required" }] : [];
}

function requiredDayRule({ type, fields }: FormioComponent): readonly Rule[] {
  if (type !== "day") return [];
  const parts = (["day", "month", "year"] as const).filter((part: DayPart) => fields?.[part]?.required);
  return parts.length === 0 ? [] : [{ rule: "requiredDay", parts }];
}

function jsonRule(component: FormioComponent, { context }: At): readonly Rule[] {
  const json = component.validate?.json;
  if (!isRaw(json) && !Array.isArray(json)) return [];
  if (isRaw(json) && Object.keys(json).length === 0) return [];
  const expression = taken(compileJsonLogic(json), { context, component, property: "validate.json" });
  return expression === undefined ? [] : [{ rule: "json", expression }];
}

function customRule(component: FormioComponent, { context }: At): readonly Rule[] {
  const code = component.validate?.custom;
  if (code === undefined) return [];
  const expression = taken(compileScript(code, "validation"), {
    context,
    component,
    property: "validate.custom",
  });
  return expression === undefined ? [] : [{ rule: "custom", expression }];
}

function patternRule(component: FormioComponent, { context }: At): readonly Rule[] {
  const pattern = component.validate?.pattern;
  if (pattern === undefined) return [];
  const danger = patternDanger(`^${pattern}$`, pattern.includes("\\p{") ? "u" : "");
  if (danger === undefined) return [{ rule: "pattern", pattern }];
  context.refuse({ key: component.key, property: "validate.pattern", message: danger });
  return [];
}

/** Of a mask, or of the masks that a person can choose from, the pattern of the chosen one. */
function maskRule(component: FormioComponent, { context }: At): readonly Rule[] {
  const { type, inputMask, inputMasks, allowMultipleMasks, validate } = component;
  if (type === "time" || validate?.skipMaskValidation) return [];
  if (allowMultipleMasks && inputMasks && inputMasks.length > 0) return [{ rule: "mask" }];
  if (inputMask === undefined) return [];
  const pattern = type === "textfield" ? textMaskPattern(inputMask) : plainMaskPattern(inputMask);
  if (pattern !== undefined) return [{ rule: "mask", pattern }];
  const message = "Masks with alternatives are not possible. Use a pattern.";
  context.refuse({ key: component.key, property: "inputMask", message });
  return [];
}

/** Days carry their bounds themselves, dates with time in their widget. */
function dateRule(
  rule: "minDate" | "maxDate",
  { component, context }: At & { readonly component: FormioComponent },
): readonly Rule[] {
  const { type, widget } = component;
  const given =
    type === "day" ? component[rule] : type === "datetime" && isRaw(widget) ? widget[rule] : undefined;
  if (typeof given !== "string" && typeof given !== "number") return [];
  const limit = compileDateBound(given);
  if (typeof limit === "string") return [{ rule, limit }];
  if (limit === null) {
    const message = `"${String(given)}" is no date. Write 2026-11-21 or moment().subtract(16, "years").`;
    context.refuse({ key: component.key, property: type === "day" ? rule : `widget.${rule}`, message });
  }
  return [];
}
