import { DATE_RULES } from "./engine/rules/dateRules.ts";
import { CALCULATIONS } from "./expressions/calculations.ts";

/** What first pages seldom need: functions of imported scripts, rules about dates. A browser loads it for forms that do. */
export const FURTHER_PARTS = { calculations: CALCULATIONS, rules: DATE_RULES };

export type FurtherParts = typeof FURTHER_PARTS;
