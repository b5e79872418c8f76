import type { StateSettings } from "#contract/settings/settings.ts";
import { readStateSettings as read } from "#runtime/readStateSettings.ts";

/** The checked settings of a state. What is wrong is named by its path, one line each. */
export function readStateSettings(file: string): StateSettings {
  const settings = read(file);
  if (settings.ok) return settings.value;
  throw new Error(
    `The settings ${file} are not complete:\n${settings.failure.map((one) => `  ${one}`).join("\n")}`,
  );
}
