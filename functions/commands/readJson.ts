import { err, ok, type Result } from "../domain/result.ts";
import { readText } from "./readText.ts";

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
