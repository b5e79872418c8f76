import { z } from "zod";
import { stateSettingsSchema } from "./settings.ts";

/** JSON Schema (draft 2020-12) of a state's settings as they are written, with what every field means. */
export function settingsSchema(): object {
  const { $schema, ...rest } = z.toJSONSchema(stateSettingsSchema, { io: "input" });
  return { $schema, title: "Settings of a state's portal", ...rest };
}
