import { err, ok, type Result } from "#domain/result.ts";
import type { TypeTable } from "../types/typeTable.ts";
import { withPlainTypes } from "../types/withPlainTypes.ts";
import type { Finding } from "./Finding.ts";
import { lintDefinition } from "./lintDefinition.ts";

/** Bytes of the largest definition: twenty times that of a form of 240 fields. */
const MAX_BYTES = 2_000_000;

/** The JSON of a definition file, or why it is none, in a sentence. */
export function readDefinition(text: string): Result<unknown, string> {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES) {
    const [size, most] = [bytes, MAX_BYTES].map((count) => (count / 1_000_000).toFixed(1));
    return err(`The file is too large: ${size ?? ""} MB, at most ${most ?? ""} MB.`);
  }
  if (text.trim() === "") return err("The file is empty.");
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return err("The file is not JSON.");
    throw error;
  }
}

/** Looks over the text of a definition file, with foreign types as the table says. */
export function lintText(text: string, types: TypeTable = {}): readonly Finding[] {
  const read = readDefinition(text);
  if (read.ok) {
    const { definition, findings } = withPlainTypes(read.value, types);
    return [...findings, ...lintDefinition(definition)];
  }
  return [{ severity: "error", rule: "refused", key: "", path: "", message: read.failure }];
}
