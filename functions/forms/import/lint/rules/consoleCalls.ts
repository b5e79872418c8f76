import { isRaw, type Raw } from "#forms/import/formio/rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

const SCRIPTS = ["customConditional", "calculateValue", "customDefaultValue"] as const;
const CALL = /(?:^|[^\w.$])console\s*\.\s*\w+\s*\(/;

/** Scripts that write to the console: the calls are left out. */
export const consoleCalls: LintRule = ({ known }) =>
  known.flatMap((component) => {
    const validate: Raw = isRaw(component.raw["validate"]) ? component.raw["validate"] : {};
    const scripts = [...SCRIPTS.map((name) => component.raw[name]), validate["custom"]];
    if (!scripts.some((script) => typeof script === "string" && CALL.test(script))) return [];
    const message = "Nothing is written to the console here: the call is left out.";
    return [about(component, { severity: "warning", rule: "consoleCalls", message })];
  });
