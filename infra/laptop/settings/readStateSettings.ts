import path from "node:path";
import type { StateSettings } from "#contract/settings/settings.ts";
import { readStateSettings as read } from "#runtime/readStateSettings.ts";
import { err, type Result } from "#domain/result.ts";
import { startFailed, type StartFailure } from "../supervisor/StartFailure.ts";

/** The settings of a state by name, `infra/states/<name>/settings.json`, or in a file elsewhere, `<path>.json`. */
export function readStateSettings(name: string): Result<StateSettings, StartFailure> {
  const isPath = name.endsWith(".json");
  const shown = isPath ? name : `infra/states/${name}/settings.json`;
  const file = isPath ? path.resolve(name) : path.resolve(import.meta.dirname, "../../..", shown);
  if (!isPath && !/^[a-z0-9-]+$/.test(name)) {
    return err(startFailed(`There are no settings named ${name}.`));
  }
  const settings = read(file);
  return settings.ok
    ? settings
    : err(
        startFailed(
          `${shown} is not usable, correct it, or choose a state of infra/states with --settings <name>: ${settings.failure.join(" ")}`,
        ),
      );
}
