import { bundledForms } from "../adapters/form-import/bundledForms.ts";
import { bundledDirectory } from "../adapters/portal-directory/bundledDirectory.ts";
import type { Ports } from "../ports/Ports.ts";

/** What the forms operations lean on. */
export function formsPorts(): Pick<Ports, "directory" | "forms"> {
  return { directory: bundledDirectory(), forms: bundledForms() };
}
