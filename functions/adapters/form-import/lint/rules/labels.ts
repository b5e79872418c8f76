import type { KnownComponent } from "../../knownComponents.ts";
import { textIn } from "../../rawDefinition.ts";
import { about, type LintRule } from "../Finding.ts";

const UNSEEN = new Set(["hidden", "button"]);

/** Key of the page, group and list of rows around a component: labels are told apart by them. */
function groupOf({ parent }: KnownComponent): string {
  return parent === undefined ? "" : `${groupOf(parent)}/${parent.type === "columns" ? "" : parent.key}`;
}

/** Two fields of one label in one place cannot be told apart, neither seen nor heard; one without label not at all. */
export const labels: LintRule = ({ known }) => {
  const seen = new Map<string, string>();
  return known.flatMap((component) => {
    const { hasAnswer, type, raw, key } = component;
    const isGroup = type === "container";
    if (!hasAnswer || UNSEEN.has(type) || isGroup) return [];
    const label = textIn(raw, "label").trim();
    const rule = "labels";
    if (label === "")
      return [about(component, { severity: "warning", rule, message: "The field has no label." })];
    const name = `${groupOf(component)}/${label.toLowerCase()}`;
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, key);
      return [];
    }
    const message = `The label "${label}" is also that of "${first}" in the same place.`;
    return [about(component, { severity: "warning", rule, message })];
  });
};
