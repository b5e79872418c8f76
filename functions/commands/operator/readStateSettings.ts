import { z } from "zod";
import { stateSettingsSchema, type StateSettings } from "../../contract/settings.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import { readJson } from "../readJson.ts";

/** The settings of a state in a file, or what is wrong with them. */
export async function readStateSettings(file: string): Promise<Result<StateSettings, string>> {
  const json = await readJson(file);
  if (!json.ok) return json;
  const settings = stateSettingsSchema.safeParse(json.value);
  return settings.success ? ok(settings.data) : err(z.prettifyError(settings.error));
}
