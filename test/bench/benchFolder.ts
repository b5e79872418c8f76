import path from "node:path";

export const PROJECT_ROOT = path.join(import.meta.dirname, "../..");

/** State of the portal that is measured; git-ignored and emptied by every run. */
export const benchFolder = path.join(PROJECT_ROOT, ".local/bench");
