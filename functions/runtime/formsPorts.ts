import { bundledDirectory } from "../adapters/portal-directory/bundledDirectory.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { forms } from "./ports/forms.ts";

/** What the forms operations lean on. */
export function formsPorts(): Pick<Ports, "clock" | "directory" | "forms"> {
  return { clock: systemClock, directory: bundledDirectory(), forms: forms() };
}
