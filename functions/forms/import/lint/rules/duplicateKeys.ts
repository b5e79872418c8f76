import type { KnownComponent } from "#forms/import/formio/knownComponents.ts";
import { isRaw } from "#forms/import/formio/rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

/** Whether it, or something around it, has a condition. */
function isConditional(component: KnownComponent | undefined): boolean {
  if (component === undefined) return false;
  const { conditional, customConditional } = component.raw;
  const conditions = isRaw(conditional)
    ? [conditional["when"], conditional["json"], conditional["conditions"]]
    : [];
  const isSet = (value: unknown): boolean => Boolean(value) && !(Array.isArray(value) && value.length === 0);
  return [...conditions, customConditional].some(isSet) || isConditional(component.parent);
}

/**
 * Two answers at one place overwrite each other, unless only one of them is shown at a time; two pages of one key have
 * one address.
 */
export const duplicateKeys: LintRule = ({ known }) => {
  const seen = new Map<string, KnownComponent>();
  return known.flatMap((component) => {
    const { hasAnswer, path, key, type, parent } = component;
    const isPage = type === "panel" && parent === undefined;
    if ((!hasAnswer && !isPage) || type === "button" || key === "") return [];
    const name = isPage ? `page ${key}` : path;
    const first = seen.get(name);
    seen.set(name, first ?? component);
    if (first === undefined) return [];
    const isEither = !isPage && isConditional(first) && isConditional(component);
    const message = isEither
      ? `The key "${key}" is also used at ${first.place}. Make sure that only one of the two is shown at a time.`
      : `The key "${key}" is already used at ${first.place}. Give every field a key of its own.`;
    return [about(component, { severity: isEither ? "warning" : "error", rule: "duplicateKeys", message })];
  });
};

/** Without a key an answer has no place. */
export const missingKeys: LintRule = ({ known }) =>
  known.flatMap((component) =>
    component.hasAnswer && component.type !== "button" && component.key === ""
      ? [about(component, { severity: "error", rule: "missingKeys", message: "This field has no key." })]
      : [],
  );
