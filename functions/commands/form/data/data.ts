import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type CommandAnswer, answered, unable } from "#commands/CommandAnswer.ts";
import { readDefinitionFile } from "#commands/readDefinitionFile.ts";
import { isRaw, type Raw, textIn } from "#forms/import/formio/rawDefinition.ts";
import { textTables } from "#forms/import/formio/textTables.ts";
import { isLip, readLip } from "#forms/import/lip/readLip.ts";
import { dataReport } from "./dataReport.ts";
import { gatheredData } from "./gatheredData.ts";

const USAGE = "form data NAME|FILE [--lang de|en] [--json]";
const DEFINITIONS = path.join(import.meta.dirname, "../../../forms/definitions");

/** What a form gathers, why, and how long the portal keeps it: a start of the record of processing (Art. 30 GDPR). */
export async function data(args: readonly string[]): Promise<CommandAnswer> {
  const given = readArgs(args);
  if (given === undefined) return unable(USAGE);
  const { lang, form } = given;
  const read = await readDefinitionFile(fileOf(form));
  if (!read.ok) return unable(read.failure);
  const definition = formioOf(read.value.definition);
  if (definition === undefined) return unable(`${form}: This is no form that can be imported (form lint).`);
  const translate = translator(definition, lang);
  const gathered = gatheredData(definition, translate);
  const title = translate(textIn(definition, "title"));
  const text = dataReport({ title, data: gathered, lang });
  return answered(given, { facts: { title, data: gathered }, text });
}

/** A form of the portal by its name, or a file. */
function fileOf(form: string): string {
  const bundled = path.join(DEFINITIONS, `${form}.json`);
  return /^[\w-]+$/.test(form) && existsSync(bundled) ? bundled : form;
}

function formioOf(definition: unknown): Raw | undefined {
  if (!isRaw(definition)) return undefined;
  if (!isLip(definition)) return Array.isArray(definition["components"]) ? definition : undefined;
  const read = readLip(definition);
  return read.ok ? read.value : undefined;
}

/** The text itself where a language has no other. */
function translator(definition: Raw, lang: "de" | "en"): (text: string) => string {
  const tables = textTables(definition, lang);
  return (text) => tables.map((table) => textIn(table, text)).find((found) => found !== "") ?? text;
}

const options = z.object({ json: z.boolean().default(false), lang: z.enum(["de", "en"]).default("de") });

function readArgs(
  args: readonly string[],
): (z.infer<typeof options> & { readonly form: string }) | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean" }, lang: { type: "string" } },
    });
    const [form, ...more] = positionals;
    const read = options.safeParse(values);
    return form === undefined || more.length > 0 || !read.success ? undefined : { ...read.data, form };
  } catch {
    return undefined;
  }
}
