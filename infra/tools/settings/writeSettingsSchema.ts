import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { format } from "oxfmt";
import { stateFileSchema } from "./stateFileSchema.ts";
import { sharedSettingsSchema } from "#contract/settings/withSharedSettings.ts";

// `npm run settings:schema`: what editors explain and complete settings by.
const states = path.join(import.meta.dirname, "../../states");
const shared = sharedSettingsSchema.parse(JSON.parse(readFileSync(path.join(states, "shared.json"), "utf8")));
const file = path.join(states, "settings.schema.json");
const schema = JSON.stringify(stateFileSchema(shared));
await writeFile(file, (await format(file, schema, { printWidth: 110 })).code);
