import { readFileSync } from "node:fs";
import path from "node:path";
import type { StateSettings } from "../../../functions/contract/settings.ts";
import { parseStateSettings, problemSentence } from "../../../functions/contract/settingsProblems.ts";
import { missingPaymentServices } from "../../../functions/runtime/missingPaymentServices.ts";
import { err, type Result } from "../../../functions/domain/result.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

/** The settings of a state by name, `infra/settings/<name>.json`, or in a file elsewhere, `<path>.json`. */
export function readStateSettings(name: string): Result<StateSettings, StartFailure> {
  const isPath = name.endsWith(".json");
  const shown = isPath ? name : `infra/settings/${name}.json`;
  const file = isPath ? path.resolve(name) : path.resolve(import.meta.dirname, "../../..", shown);
  if (!isPath && !/^[a-z0-9-]+$/.test(name)) {
    return err(startFailed(`There are no settings named ${name}.`));
  }
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not JSON (${error.message})` : "cannot be read";
    return err(startFailed(`${shown} ${reason}; choose a file of that folder with --settings <name>.`));
  }
  const parsed = parseStateSettings(content);
  const problem = parsed.ok
    ? missingPaymentServices(parsed.value)
    : parsed.failure.map(problemSentence).join(" ");
  return parsed.ok && problem === undefined
    ? parsed
    : err(startFailed(`${shown} is not usable, correct it: ${problem}`));
}
