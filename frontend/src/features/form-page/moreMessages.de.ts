import { de as fields } from "./fieldMessages.de.ts";
import { de as save } from "./saveMessages.de.ts";

export const de = { ...fields, ...save };
