import type { DayPart, InputType, Rule, RuleName } from "#forms/CompiledForm.ts";
import { SERVER_FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { type CompileContext, taken } from "./CompileContext.ts";
import { plainMaskPattern, textMaskPattern } from "./compileMask.ts";
import { compileJsonLogic } from "../scripts/compileJsonLogic.ts";
import { compileScript } from "../scripts/compileScript.ts";
import type { FormioComponent } from "./formioSchema.ts";
import { patternDanger } from "../patterns/patternDanger.ts";
import { isRaw } from "./rawDefinition.ts";

type At = { readonly context: CompileContext };

/** The rules of a field in the order in which `@formio/core` 2.8 checks them. */
export function compileRules(
  component: FormioComponent,
  { type, context }: At & { readonly type: InputType },
): readonly Rule[] {
  const { validate: lengths, minYear } = component;
  const { rules: ofType = [] } = SERVER_FIELD_TYPES[type];
  const own = (rule: RuleName): readonly Rule[] => (ofType.includes(rule) ? [{ rule }] : []);
  const limit = (rule: RuleName, value: number | undefined): readonly Rule[] =>
    value === undefined ? [] : [{ rule, limit: value }];
  const positive = (rule: RuleName, value: number | undefined): readonly Rule[] =>
    value === 0 ? [] : limit(rule, value);
  return [
    ...own("date"),
    ...own("year"),
    ...own("day"),
    ...own("email"),
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
    ...own("time"),
    ...own("url"),
    ...own("number"),
    ...customRule(component, { context }),
    ...(lengths?.onlyAvailableItems ? own("onlyAvailableItems") : []),
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
  const expression = taken(
    compileScript(code, { use: "validation", key: component.key, known: context.known }),
    {
      context,
      component,
      property: "validate.custom",
    },
  );
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

const UNITS: Readonly<Record<string, string>> = {
  year: "y",
  month: "M",
  week: "w",
  day: "d",
  hour: "h",
  minute: "m",
  second: "s",
};
const SHORT = new Set(["y", "M", "w", "d", "h", "m", "s"]);
const NOW = /^\s*(?:moment\(\)|new Date\(\))(.*?);?\s*$/s;
const STEP = /^\s*\.\s*(add|subtract)\(\s*(\d{1,6})\s*,\s*['"](\w+)['"]\s*\)/;
/** What does not change the day: bounds of a day begin and end with it anyway. */
const IDLE =
  /^\s*\.\s*(?:(?:startOf|endOf)\(\s*['"]day['"]\s*\)|toDate\(\)|format\(\s*(?:['"]YYYY-MM-DD['"])?\s*\))/;

/** A bound as the engine has it; undefined sets none, and null is not understood. */
function compileDateBound(bound: string | number | null | undefined): string | undefined | null {
  if (bound === undefined || bound === null || bound === "") return undefined;
  if (typeof bound === "number") return new Date(bound).toISOString();
  const match = NOW.exec(bound);
  if (match === null) return Number.isNaN(Date.parse(bound)) ? null : bound;
  let rest = match[1] ?? "";
  let steps = "now";
  while (rest.trim() !== "") {
    const step = STEP.exec(rest);
    const unit = step === null ? undefined : unitOf(step[3] ?? "");
    if (step !== null && unit !== undefined)
      steps += `${step[1] === "add" ? "+" : "-"}${step[2] ?? ""}${unit}`;
    else if (!IDLE.test(rest)) return null;
    rest = rest.replace(step === null ? IDLE : STEP, "");
  }
  return steps;
}

function unitOf(name: string): string | undefined {
  return SHORT.has(name) ? name : UNITS[name.toLowerCase().replace(/s$/, "")];
}
