import { readFile } from "node:fs/promises";
import { err, ok, type Result } from "../domain/result.ts";

/** The text of a file, without the mark that editors on Windows put before it; or why there is none, in a sentence. */
export async function readText(path: string): Promise<Result<string, string>> {
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    // Read as something else, umlauts would turn into other signs without anybody being told.
    return err(error instanceof TypeError ? "The file is not written in UTF-8." : "The file cannot be read.");
  }
}
