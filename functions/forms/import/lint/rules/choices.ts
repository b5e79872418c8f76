import { isRaw, partsIn } from "#forms/import/formio/rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

/** More than this is a register and no list: it would travel with every page. */
const MAX_CHOICES = 2_000;
const MANY_CHOICES = 500;

/** Lists that are too long, and choices that have the same value. */
export const choices: LintRule = ({ known }) =>
  known.flatMap((component) => {
    const { raw } = component;
    const list = [...partsIn(raw, "values"), ...partsIn(isRaw(raw["data"]) ? raw["data"] : {}, "values")];
    const json = isRaw(raw["data"]) && Array.isArray(raw["data"]["json"]) ? raw["data"]["json"].length : 0;
    const count = list.length + json;
    const rule = "choices";
    const size = `${String(count)} choices`;
    if (count > MAX_CHOICES) {
      const message = `${size} are too many for one field: at most ${String(MAX_CHOICES)}. Ask in two steps, or for a text.`;
      return [about(component, { severity: "error", rule, message })];
    }
    const values = list.map(({ value }) => String(value));
    const twice = values.find((value, index) => value !== "" && values.indexOf(value) !== index);
    if (twice !== undefined) {
      const message = `Two choices have the value "${twice}".`;
      return [about(component, { severity: "error", rule, message })];
    }
    if (count <= MANY_CHOICES) return [];
    return [about(component, { severity: "warning", rule, message: `${size} are hard to choose from.` })];
  });
