import { readFileSync } from "node:fs";
import { stateSettingsSchema, type StateSettings } from "../contract/settings.ts";

let cached: StateSettings | undefined;

/** The settings of the state, which the build lays beside the bundle. Parsed once, when the function starts. */
export function readSettings(): StateSettings {
  cached ??= stateSettingsSchema.parse(
    JSON.parse(readFileSync(new URL("./settings.json", import.meta.url), "utf8")),
  );
  return cached;
}
