import path from "node:path";
import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { z } from "zod";
import { isLocale } from "#ui/i18n/locales.ts";
import { portalTexts } from "./portalTexts.ts";

const PLURAL = /_(zero|one|two|few|many|other)$/;

const ID = "virtual:further-languages";
const textsSchema = z.record(z.string(), z.string());

export interface FurtherLanguagesOptions {
  /** Folder with `<code>.json` for each language that the settings name besides German and English. */
  readonly folder: string;
  readonly languages: readonly { readonly code: string; readonly language: string }[];
}

/**
 * Languages that settings and files add: all their texts in one file each, which loads only where the language is shown.
 * The build stops at a language without its file, and at one that lacks a text.
 */
export function furtherLanguages({ folder, languages }: FurtherLanguagesOptions): Plugin {
  return {
    name: "portal-further-languages",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const german = [...(await portalTexts("de")).keys()];
      const entries: string[] = [];
      for (const { code, language } of languages.filter((one) => !isLocale(one.code))) {
        const file = path.join(folder, `${code}.json`);
        if (!existsSync(file)) this.error(`The settings name the language ${code}, and there is no ${file}.`);
        const texts = textsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
        const missing = missingTexts(Object.keys(texts), { german, language });
        if (missing.length > 0) this.error(`${file} lacks these texts: ${missing.join(", ")}`);
        entries.push(`${JSON.stringify(code)}: async () => (await import(${JSON.stringify(file)})).default`);
      }
      return `export const furtherTexts = { ${entries.join(", ")} };`;
    },
  };
}

/** Keys that a further language lacks; a text with a count needs every form that the language knows. */
export function missingTexts(
  keys: readonly string[],
  { german, language }: { readonly german: readonly string[]; readonly language: string },
): readonly string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const has = new Set(keys);
  const needed = german.flatMap((key) => {
    if (!PLURAL.test(key)) return [key];
    return key.endsWith("_other") ? forms.map((form) => key.replace(/other$/, form)) : [];
  });
  return needed.filter((key) => !has.has(key));
}
