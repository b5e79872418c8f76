import { readDefinition } from "../adapters/form-import/lint/readDefinition.ts";
import { err, type Result } from "../domain/result.ts";
import { readText } from "./readText.ts";

/** The definition in a file as it is written, or why there is none: with the bounds that an import has. */
export async function readDefinitionFile(path: string): Promise<Result<unknown, string>> {
  const text = await readText(path);
  const read = text.ok ? readDefinition(text.value) : text;
  return read.ok ? read : err(`${path}: ${read.failure}`);
}
