import { legalSettings } from "virtual:legal-settings";
import type { Period, PeriodOfState } from "#domain/operation/DATA_CLASSES.ts";
import { formatDuration } from "./formatMeasures.ts";
import type { Locale } from "./locales.ts";

/** For how long something is kept at the most, in this state: "24 Stunden". */
export function longestKept(longest: Period | PeriodOfState, locale: Locale): string {
  const ofState = { ...legalSettings.retention, sessionHours: legalSettings.sessionHours };
  const amount = "setting" in longest ? ofState[longest.setting] : longest.amount;
  return formatDuration(amount, { unit: longest.unit, locale });
}
