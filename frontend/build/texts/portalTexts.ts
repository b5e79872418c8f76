import path from "node:path";
import { globSync } from "node:fs";
import { z } from "zod";
import type { Locale } from "#ui/i18n/locales.ts";

const SOURCE = path.join(import.meta.dirname, "../../src");
const textsSchema = z.record(z.string(), z.string());
const moduleSchema = z.object({ de: textsSchema.optional(), en: textsSchema.optional() });

/** Every text of the portal in one of its own languages, or those of the files of `src` that are asked for. */
export async function portalTexts(
  locale: Locale,
  isAsked: (file: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string>> {
  const cwd = SOURCE;
  const files = globSync(`**/*essages.${locale}.ts`, { cwd })
    .filter((file) => isAsked(file.replaceAll("\\", "/")))
    .sort();
  const modules = await Promise.all(
    files.map(async (file) => moduleSchema.parse(await import(path.join(cwd, file)))),
  );
  return new Map(modules.flatMap((texts) => Object.entries(texts[locale] ?? {})));
}

const FOLDERS = new Map([
  ["index", "pages/home"],
  ["antrag-start", "pages/start"],
  ["process", "application/open"],
  ["account", "pages/account"],
]);

/** Folder in `src` of a page that has a document of its own. */
export function pageFolder(pageId: string): string {
  return FOLDERS.get(pageId) ?? `pages/legal/${pageId}`;
}

/** The description of a document, as an element of its head. */
export function describedAs(text: string): string {
  const content = text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<meta name="description" content="${content}" />`;
}
