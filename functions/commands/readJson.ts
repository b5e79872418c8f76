import { readFile } from "node:fs/promises";
import { err, ok, type Result } from "../domain/result.ts";

/** The JSON in a file, or why there is none. */
export async function readJson(path: string): Promise<Result<unknown, string>> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch {
    return err(`${path}: cannot be read.`);
  }
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(`${path}: is not JSON.`);
  }
}
