import { isRaw, type Raw } from "./rawDefinition.ts";

/**
 * Texts of a language by the key of a component or by the text of the definition, the first table that has one wins:
 * `i18n` or `options.i18n`, there `de` or `de-DE`, there the texts or, as i18next keeps them, `translation`.
 */
export function textTables(definition: Raw, locale: "de" | "en"): readonly Raw[] {
  const { i18n, options } = definition;
  return [i18n, isRaw(options) ? options["i18n"] : undefined].filter(isRaw).flatMap((languages) =>
    Object.entries(languages).flatMap(([language, texts]) => {
      if (language.split(/[-_]/)[0]?.toLowerCase() !== locale || !isRaw(texts)) return [];
      return isRaw(texts["translation"]) ? [texts, texts["translation"]] : [texts];
    }),
  );
}
