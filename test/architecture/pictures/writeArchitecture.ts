import { writeFileSync } from "node:fs";
import path from "node:path";
import { architecture } from "./architecture.ts";

// `npm run architecture`: after a change of functions, steps or statuses.
writeFileSync(path.join(import.meta.dirname, "../../../ARCHITECTURE.md"), architecture());
