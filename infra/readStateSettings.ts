import { readFileSync } from "node:fs";
import { stateSettingsSchema, type StateSettings } from "../functions/contract/settings.ts";

/** Reads and checks a state's settings. What is wrong is named by its path, one line each. */
export function readStateSettings(file: string): StateSettings {
  const json: unknown = JSON.parse(readFileSync(file, "utf8"));
  const parsed = stateSettingsSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The settings ${file} are not complete:\n${problems.join("\n")}`);
}
