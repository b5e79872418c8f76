import type { StateSettings } from "#contract/settings/settings.ts";
import { parseStateSettings, problemSentence } from "#contract/settings/settingsProblems.ts";
import { err, type Result } from "#domain/result.ts";
import { missingPaymentServices } from "./offeredServices.ts";
import { readSettingsFile } from "./readSettingsFile.ts";

/** The checked settings of a state in a file, or all that is wrong with them, a sentence each. */
export function readStateSettings(file: string): Result<StateSettings, readonly string[]> {
  const json = readSettingsFile(file);
  if (!json.ok) return err([`${file} ${json.failure}.`]);
  const parsed = parseStateSettings(json.value);
  if (!parsed.ok) return err(parsed.failure.map(problemSentence));
  const missing = missingPaymentServices(parsed.value);
  return missing === undefined ? parsed : err([missing]);
}
