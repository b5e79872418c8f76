import { writeFile } from "node:fs/promises";
import path from "node:path";
import { format } from "prettier";
import { settingsSchema } from "../functions/contract/settingsSchema.ts";

// `npm run settings:schema`: what editors explain and complete settings by.
const file = path.join(import.meta.dirname, "settings/settings.schema.json");
await writeFile(file, await format(JSON.stringify(settingsSchema()), { filepath: file, printWidth: 110 }));
