import { textIn } from "../../rawDefinition.ts";
import { readRichText } from "../../rich-text/readRichText.ts";
import { about, type Finding, type LintRule } from "../Finding.ts";

const TEXTS = ["html", "content", "description", "tooltip"];
const PLAIN = ["label", "title", "legend"];

/** HTML that is left out, and placeholders that nobody fills in. */
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
