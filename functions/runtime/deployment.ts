import { readFileSync } from "node:fs";
import { stateSettingsSchema, type StateSettings } from "#contract/settings/settings.ts";
import { functionDigestsSchema, type FunctionDigests } from "#contract/version.ts";
import { environmentSchema, type EnvironmentName } from "./environment.ts";

/** The value of one variable. A missing one is a broken deployment and stops the function when it starts. */
export function readEnvironment(name: EnvironmentName): string {
  const parsed = environmentSchema.shape[name].safeParse(process.env[name]);
  if (!parsed.success)
    throw new Error(`The environment variable ${name} is not set: deploy this function again.`);
  return parsed.data;
}

let cached: StateSettings | undefined;

/** The settings of the state, which the build writes into the bundle's folder. Parsed once, when the function starts. */
export function readSettings(): StateSettings {
  cached ??= stateSettingsSchema.parse(
    JSON.parse(readFileSync(new URL("./settings.json", import.meta.url), "utf8")),
  );
  return cached;
}

/** SHA-256 of every function's code, which the build writes into the bundle's folder (`infra/build/functionDigests.ts`). */
export function readDigests(): FunctionDigests {
  return functionDigestsSchema.parse(
    JSON.parse(readFileSync(new URL("./digests.json", import.meta.url), "utf8")),
  );
}
