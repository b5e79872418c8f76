import { appearances } from "../appearances.ts";
import type { Finding, LintRule } from "../Finding.ts";
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
