import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  extendingSettingsSchema,
  sharedSettingsSchema,
  withSharedSettings,
} from "#contract/settings/withSharedSettings.ts";
import { err, ok, type Result } from "#domain/result.ts";

/**
 * The complete settings in a file, unchecked: over those that its `extends` names, where it names any. The one place
 * where settings are read. Otherwise why not, as a sentence that goes on after the name of the file.
 */
export function readSettingsFile(file: string): Result<unknown, string> {
  const json = readJson(file);
  const extending = extendingSettingsSchema.safeParse(json.ok ? json.value : undefined);
  // Without `extends` they are complete; what else is wrong with them their schema says.
  if (!json.ok || !extending.success) return json;
  const { extends: named } = extending.data;
  const shared = readJson(path.resolve(path.dirname(file), named));
  if (!shared.ok) return err(`extends ${named}, which ${shared.failure}`);
  const parsed = sharedSettingsSchema.safeParse(shared.value);
  return parsed.success
    ? ok(withSharedSettings(extending.data, parsed.data))
    : err(`extends ${named}, which has no shared settings: ${z.prettifyError(parsed.error)}`);
}

function readJson(file: string): Result<unknown, string> {
  try {
    // Decoded as another encoding, umlauts would silently become other characters.
    return ok(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file))));
  } catch (error) {
    if (error instanceof SyntaxError) return err(`is not JSON (${error.message})`);
    return err(error instanceof TypeError ? "is not written in UTF-8" : "cannot be read");
  }
}
