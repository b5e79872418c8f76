import path from "node:path";

/** Where the pictures of the screens go. */
export const SCREENS_FOLDER = path.join(import.meta.dirname, "../../../.local/screens");
