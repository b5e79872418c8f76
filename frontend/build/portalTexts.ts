import { globSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const SOURCE = path.join(import.meta.dirname, "../src");
const textsSchema = z.record(z.string(), z.string());
const moduleSchema = z.object({ de: textsSchema.optional(), en: textsSchema.optional() });

/** Every text of the portal in one of its own languages, or those of one folder of `src`. */
export async function portalTexts(locale: "de" | "en", folder = "."): Promise<ReadonlyMap<string, string>> {
  const cwd = path.join(SOURCE, folder);
  const files = globSync(`**/*essages.${locale}.ts`, { cwd }).sort();
  const modules = await Promise.all(
    files.map(async (file) => moduleSchema.parse(await import(path.join(cwd, file)))),
  );
  return new Map(modules.flatMap((texts) => Object.entries(texts[locale] ?? {})));
}
