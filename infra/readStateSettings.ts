import { readFileSync } from "node:fs";
import type { StateSettings } from "../functions/contract/settings.ts";
import { parseStateSettings, problemSentence } from "../functions/contract/settingsProblems.ts";
import { missingPaymentServices } from "../functions/runtime/missingPaymentServices.ts";

/** Reads and checks a state's settings. What is wrong is named by its path, one line each. */
export function readStateSettings(file: string): StateSettings {
  const parsed = parseStateSettings(JSON.parse(readFileSync(file, "utf8")));
  const missing = parsed.ok ? missingPaymentServices(parsed.value) : undefined;
  if (parsed.ok && missing === undefined) return parsed.value;
  const problems = parsed.ok ? [missing] : parsed.failure.map(problemSentence);
  throw new Error(`The settings ${file} are not complete:\n${problems.map((one) => `  ${one}`).join("\n")}`);
}
