import { en as fields } from "./fieldMessages.en.ts";
import { en as save } from "./saveMessages.en.ts";

export const en = { ...fields, ...save };
