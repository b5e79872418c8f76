import type { Finding } from "./Finding.ts";
import { lintDefinition } from "./lintDefinition.ts";
import { readDefinition } from "./readDefinition.ts";

/** Looks over the text of a definition file. */
export function lintText(text: string): readonly Finding[] {
  const read = readDefinition(text);
  if (read.ok) return lintDefinition(read.value);
  return [{ severity: "error", rule: "refused", key: "", path: "", message: read.failure }];
}
