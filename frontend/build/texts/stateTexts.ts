import path from "node:path";
import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { z } from "zod";
import { LOCALES } from "#ui/i18n/locales.ts";
import { CONTENT_PAGES } from "#ui/navigation/routes.ts";
import { pageFolder, portalTexts } from "./portalTexts.ts";

type Texts = Readonly<Record<string, string>>;
const textsSchema = z.record(z.string(), z.string().min(1));

/**
 * Texts of content pages that a state words itself: `<folder>/<language>.json`, by key. Only what no other part of the
 * portal says too can be replaced. The build stops at a text that fits nowhere.
 */
export function stateTexts({ folder }: { readonly folder: string }): Plugin {
  /** What replaces texts of a module, by the module's file. */
  const replacements = new Map<string, Texts>();
  return {
    name: "portal-state-texts",
    enforce: "pre",
    async buildStart() {
      for (const locale of LOCALES) {
        const file = path.join(folder, `${locale}.json`);
        if (!existsSync(file)) continue;
        const texts = textsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
        const pages = CONTENT_PAGES.map((pageId) => `${pageFolder(pageId)}/`);
        const shared = await portalTexts(locale, (file) => !pages.some((page) => file.startsWith(page)));
        const written = new Map<string, string>();
        for (const pageId of CONTENT_PAGES) {
          const page = pageFolder(pageId);
          const own = [...(await portalTexts(locale, (file) => file.startsWith(`${page}/`)))].filter(
            ([key]) => !shared.has(key),
          );
          const mine = own.flatMap(([key]) => (key in texts ? [[key, texts[key]] as const] : []));
          replacements.set(`/src/${page}/messages.${locale}.ts`, textsSchema.parse(Object.fromEntries(mine)));
          for (const [key, text] of own) written.set(key, text);
        }
        const problems = unusableTexts(texts, written);
        if (problems.length > 0) this.error(`${file} cannot be used:\n  ${problems.join("\n  ")}`);
      }
    },
    transform(code, id) {
      const [name, texts] = [...replacements].find(([ending]) => id.endsWith(ending)) ?? [];
      const locale = name?.slice(-5, -3);
      if (locale === undefined || texts === undefined || Object.keys(texts).length === 0) return null;
      const written = code.replace(`export const ${locale} =`, "const written =");
      return `${written}\nexport const ${locale} = { ...written, ...${JSON.stringify(texts)} };\n`;
    },
  };
}

/** What is wrong with texts that are to replace others, one sentence each. */
export function unusableTexts(
  texts: Readonly<Record<string, string>>,
  written: ReadonlyMap<string, string>,
): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const original = written.get(key);
    if (original === undefined) return [`${key}: no content page has such a text`];
    const [wanted, found] = [placesIn(original), placesIn(text)];
    return wanted === found
      ? []
      : [`${key}: has the places ${found || "none"} instead of ${wanted || "none"}`];
  });
}

/** Values that a text fills in and words that it marks, whatever their order. */
function placesIn(text: string): string {
  const places = Array.from(text.matchAll(/\{\{\w+\}\}|<\w+>/g), ([place]) => place);
  return [...new Set(places)].sort().join(" ");
}
