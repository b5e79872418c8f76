import { day, maxDate, maxYear, minDate, minYear, requiredDay, time, year } from "../engine/dateRules.ts";
import { normalizedDay, normalizedTime } from "../engine/normalizedDate.ts";
import { DATE_CONDITIONS } from "../expressions/dateConditions.ts";
import { DATE_FUNCTIONS } from "../expressions/dateFunctions.ts";
import type { EngineGroup } from "./EngineGroup.ts";

/** Days, times, and calculations with them. */
export const dates: EngineGroup = {
  functions: { ...DATE_CONDITIONS, ...DATE_FUNCTIONS },
  rules: { day, requiredDay, time, minDate, maxDate, minYear, maxYear, year },
  normalize: { day: normalizedDay, time: normalizedTime },
};
