import { textIn } from "#forms/import/formio/rawDefinition.ts";
import { readRichText } from "#forms/import/rich-text/readRichText.ts";
import { about, type Finding, type LintRule } from "../Finding.ts";
import type { KnownComponent } from "#forms/import/formio/knownComponents.ts";

const UNSEEN = new Set(["hidden", "button"]);

/** Two fields of one label in one place cannot be distinguished, neither by eye nor by screen reader; one without label not at all. */
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

const TEXTS = ["html", "content", "description", "tooltip"];
const PLAIN = ["label", "title", "legend"];

/** HTML that is left out, and placeholders that are not filled in. */
export const html: LintRule = ({ known }) =>
  known.flatMap((component) => {
    const found = (message: string): Finding =>
      about(component, { severity: "warning", rule: "html", message });
    const cut = TEXTS.flatMap((name) => readRichText(textIn(component.raw, name)).cut).map((what) =>
      found(`${what} is left out of the text.`),
    );
    const tags = PLAIN.filter((name) => /<[a-z][^>]*>/i.test(textIn(component.raw, name))).map((name) =>
      found(`Tags in "${name}" are shown as they are written.`),
    );
    const placeholders = [...TEXTS, ...PLAIN].filter((name) => textIn(component.raw, name).includes("{{"));
    return [
      ...cut,
      ...tags,
      ...placeholders.map((name) => found(`Placeholders in double braces in "${name}" are not filled in.`)),
    ];
  });

/** Key of the page, group and list of rows around a component: labels are distinguished by them. */
function groupOf({ parent }: KnownComponent): string {
  return parent === undefined ? "" : `${groupOf(parent)}/${parent.type === "columns" ? "" : parent.key}`;
}
