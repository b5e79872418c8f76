import type { KnownComponent } from "#forms/import/formio/knownComponents.ts";
import { isRaw, partsIn, type Raw } from "#forms/import/formio/rawDefinition.ts";
import { about, type Finding, type LintRule } from "../Finding.ts";
import { appearances } from "../appearances.ts";
import type { PlacedCondition } from "../placedComponents.ts";

/** Pages and fields that no answers ever show. What is inside of them is not named again. */
export const unreachable: LintRule = ({ form }) => {
  if (form === undefined) return [];
  const found = new Set<PlacedCondition | undefined>();
  return appearances(form).flatMap((appearance): Finding[] => {
    const { placed } = appearance;
    if (appearance.is === "shown" || placed.isHidden || placed.hasLogic) return [];
    if (placed.conditions.some((condition) => found.has(condition))) return [];
    found.add(placed.conditions.at(-1));
    const message =
      appearance.is === "never shown"
        ? "No answers show this: its conditions and those around it never hold together."
        : `Whether any answers show this was not decided: ${appearance.why}.`;
    const { key } = placed.component;
    return [
      { severity: "warning", rule: "unreachable", key, path: placed.place.path || placed.page, message },
    ];
  });
};

const RANGES = [
  ["min", "max"],
  ["minLength", "maxLength"],
  ["minWords", "maxWords"],
  ["minSelectedCount", "maxSelectedCount"],
  ["minYear", "maxYear"],
] as const;

const DATES = [["minDate", "maxDate"]] as const;

function numberIn(raw: Raw, name: string): number | undefined {
  const value = raw[name];
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

function choicesOf(raw: Raw): number | undefined {
  const data = isRaw(raw["data"]) ? raw["data"] : {};
  const properties = isRaw(raw["properties"]) ? raw["properties"] : {};
  if (properties["optionSource"] || properties["optionsIn"]) return undefined;
  if (raw["type"] === "select")
    return raw["dataSrc"] === undefined || raw["dataSrc"] === "values"
      ? partsIn(data, "values").length
      : undefined;
  return raw["type"] === "radio" || raw["type"] === "selectboxes" ? partsIn(raw, "values").length : undefined;
}

function check(component: KnownComponent): readonly Finding[] {
  const { raw } = component;
  const validate = isRaw(raw["validate"]) ? raw["validate"] : {};
  const found = (severity: Finding["severity"], message: string): Finding =>
    about(component, { severity, rule: "contradictions", message });
  const limits = { ...raw, ...validate };
  const ranges = RANGES.flatMap(([least, most]) => {
    const [low, high] = [numberIn(limits, least), numberIn(limits, most)];
    return low !== undefined && high !== undefined && high !== 0 && low > high
      ? [found("error", `${least} (${String(low)}) is above ${most} (${String(high)}): no answer fits.`)]
      : [];
  });
  const dates = DATES.flatMap(([least, most]) => {
    const [low, high] = [Date.parse(String(limits[least])), Date.parse(String(limits[most]))];
    return low > high ? [found("error", `${least} is after ${most}: no day fits.`)] : [];
  });
  const choices = choicesOf(raw);
  const needed = numberIn(limits, "minSelectedCount") ?? 0;
  const counts =
    choices !== undefined && choices > 0 && needed > choices
      ? [
          found(
            "error",
            `${String(needed)} choices are asked for, but there ${choices === 1 ? "is" : "are"} only ${String(choices)}.`,
          ),
        ]
      : [];
  const unasked = (["day", "month", "year"] as const).flatMap((name) => {
    const fields = isRaw(raw["fields"]) ? raw["fields"] : {};
    const part = raw["type"] === "day" && isRaw(fields[name]) ? fields[name] : {};
    return part["hide"] && part["required"]
      ? [found("error", `The ${name} is required, but not asked for: nobody can fill it in.`)]
      : [];
  });
  return [
    ...ranges,
    ...dates,
    ...counts,
    ...unasked,
    ...(validate["required"]
      ? required(component, choices).map(([severity, message]) => found(severity, message))
      : []),
  ];
}

/** Why a required field cannot be filled in. */
function required(
  { raw, parent }: KnownComponent,
  choices: number | undefined,
): readonly (readonly [Finding["severity"], string])[] {
  const hasValue = raw["defaultValue"] || raw["calculateValue"] || raw["customDefaultValue"];
  const hasLogic = partsIn(raw, "logic").length > 0;
  if (choices === 0) return [["error", "The field is required, but there is nothing to choose from."]];
  if (raw["disabled"] === true && !hasValue && !hasLogic)
    return [
      ["warning", "The field is required, but nobody can fill it in: it is disabled and has no value."],
    ];
  let around: KnownComponent | undefined = parent;
  let isHidden = raw["hidden"] === true;
  while (around !== undefined) {
    isHidden ||= around.raw["hidden"] === true;
    around = around.parent;
  }
  return isHidden && !hasLogic
    ? [["warning", "The field is required, but always hidden: it is never checked."]]
    : [];
}

/** Limits that no answer meets, and required fields that cannot be filled in. */
export const contradictions: LintRule = ({ known }) => known.flatMap(check);
