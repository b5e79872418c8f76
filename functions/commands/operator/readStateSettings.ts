import type { StateSettings } from "../../contract/settings.ts";
import { parseStateSettings, problemSentence } from "../../contract/settingsProblems.ts";
import { err, type Result } from "../../domain/result.ts";
import { readJson } from "../readJson.ts";

/** The settings of a state in a file, or what is wrong with them. */
export async function readStateSettings(file: string): Promise<Result<StateSettings, string>> {
  const json = await readJson(file);
  if (!json.ok) return json;
  const settings = parseStateSettings(json.value);
  return settings.ok ? settings : err(settings.failure.map(problemSentence).join("\n"));
}
