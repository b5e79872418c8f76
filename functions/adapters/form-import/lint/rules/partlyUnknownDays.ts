import { isRaw, textIn } from "../../rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

/** Who was born on a day that nobody wrote down can say so; every other day is one that somebody can look up. */
export const partlyUnknownDays: LintRule = ({ known }) =>
  known.flatMap((component) => {
    const { raw, type } = component;
    const properties = isRaw(raw["properties"]) ? raw["properties"] : {};
    if (properties["partlyUnknown"] === undefined) return [];
    const isBirthDate =
      type === "day" && (textIn(raw, "autocomplete") || textIn(properties, "autocomplete")) === "bday";
    const isPlain = raw["dayFirst"] !== true && properties["partlyUnknown"] === "yes";
    if (isBirthDate && isPlain) return [];
    const message =
      'partlyUnknown is "yes", and only for a day with autocomplete "bday" that is kept month first: other days are known.';
    return [about(component, { severity: "error", rule: "partlyUnknownDays", message })];
  });
