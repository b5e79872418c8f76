import { readDefinition } from "#forms/import/lint/readDefinition.ts";
import { err, type Result, ok } from "#domain/result.ts";
import type { FormRefusal } from "#forms/import/FormRefusal.ts";
import { KNOWN_TYPES } from "#forms/import/types/KNOWN_TYPES.ts";
import { type TypeTable, typeTableSchema } from "#forms/import/types/typeTable.ts";
import { type PlainDefinition, withPlainTypes } from "#forms/import/types/withPlainTypes.ts";
import { readFile } from "node:fs/promises";
import { z } from "zod";

/**
 * The definition in a file with foreign types as the table of types says (`readTypeTable`), or why there is none: with
 * the bounds that an import has.
 */
export async function readDefinitionFile(
  path: string,
  types: TypeTable = {},
): Promise<Result<PlainDefinition, string>> {
  const text = await readText(path);
  const read = text.ok ? readDefinition(text.value) : text;
  return read.ok ? ok(withPlainTypes(read.value, types)) : err(`${path}: ${read.failure}`);
}

/** The known foreign types (`known`), or those with an author's own table over them; none where none is named. */
export async function readTypeTable(named: string | undefined): Promise<Result<TypeTable, string>> {
  if (named === undefined) return ok({});
  if (named === "known") return ok(KNOWN_TYPES);
  const json = await readJson(named);
  if (!json.ok) return json;
  const own = typeTableSchema.safeParse(json.value);
  return own.success
    ? ok({ ...KNOWN_TYPES, ...own.data })
    : err(`${named} is no table of types: ${z.prettifyError(own.error)}`);
}

/** Where a definition is refused and why, in one line. */
export function refusalSentence({ key, property, line, message }: FormRefusal): string {
  const place = [key, property].filter((part) => part !== "").join(": ");
  const at = `${place}${line === undefined ? "" : ` (line ${String(line)})`}`;
  return at === "" ? message : `${at}: ${message}`;
}

/** The text of a file, without the mark that editors on Windows put before it; or why there is none, in a sentence. */
export async function readText(path: string): Promise<Result<string, string>> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    // Decoded as another encoding, umlauts would silently become other characters.
    return err(error instanceof TypeError ? "The file is not written in UTF-8." : "The file cannot be read.");
  }
}

/** The JSON in a file, or why there is none. */
export async function readJson(path: string): Promise<Result<unknown, string>> {
  const text = await readText(path);
  if (!text.ok) return err(`${path}: ${text.failure}`);
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return err(`${path}: The file is not JSON.`);
  }
}
