import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { stateSettingsSchema, type StateSettings } from "../../../functions/contract/settings.ts";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
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
  const parsed = stateSettingsSchema.safeParse(content);
  if (parsed.success) return ok(parsed.data);
  const reason = z.prettifyError(parsed.error).replaceAll(/\s+/g, " ");
  return err(startFailed(`${shown} is not usable, correct it: ${reason}`));
}
