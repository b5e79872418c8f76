import { cutText } from "#domain/text/cutText.ts";
import type { KnownComponent } from "#forms/import/formio/knownComponents.ts";
import { isRaw, partsIn, textIn, type Raw } from "#forms/import/formio/rawDefinition.ts";
import { textTables } from "#forms/import/formio/textTables.ts";
import { about, type LintRule } from "../Finding.ts";

const TEXTS = [
  "label",
  "title",
  "legend",
  "description",
  "tooltip",
  "placeholder",
  "html",
  "content",
  "prefix",
  "suffix",
  "addAnother",
];
/** Labels that are not shown: layouts are called "Columns" by the builder. */
const WITHOUT_LABEL = new Set(["content", "htmlelement", "columns", "well", "hidden", "table"]);

function textsOf({ raw, type }: KnownComponent): readonly string[] {
  const own = TEXTS.filter((name) => name !== "label" || !WITHOUT_LABEL.has(type)).map((name) =>
    textIn(raw, name),
  );
  const options = [...partsIn(raw, "values"), ...partsIn(isRaw(raw["data"]) ? raw["data"] : {}, "values")];
  const messages = isRaw(raw["errors"]) ? Object.values(raw["errors"]) : [];
  const validate = isRaw(raw["validate"]) ? [textIn(raw["validate"], "customMessage")] : [];
  const written = [...own, ...options.map((option) => textIn(option, "label")), ...messages, ...validate];
  return [...new Set(written.map(String))].filter((text) => /\p{L}{2}/u.test(text));
}

function englishTexts(raw: Raw): Raw | undefined {
  const found = textTables(raw, "en");
  return found.length === 0 ? undefined : Object.fromEntries(found.flatMap((table) => Object.entries(table)));
}

/** Texts without English translation: English pages would show them in German. */
export const translations: LintRule = ({ raw, known }) => {
  const english = englishTexts(raw);
  if (english === undefined) {
    const message = "The definition has no English texts (i18n.en). English pages show the German ones.";
    return [{ severity: "warning", rule: "translations", key: "", path: "i18n", message }];
  }
  return known.flatMap((component) => {
    if (Object.hasOwn(english, component.key)) return [];
    const missing = textsOf(component).filter((text) => !Object.hasOwn(english, text));
    return missing.map((text) => {
      const start = text.length > 60 ? `${cutText(text, { characters: 60 })}…` : text;
      const message = `There is no English text for "${start}".`;
      return about(component, { severity: "warning", rule: "translations", message });
    });
  });
};
