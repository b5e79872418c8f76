import type { FormRefusal } from "../../adapters/form-import/FormRefusal.ts";

/** Where a definition is refused and why, in one line. */
export function refusalSentence({ key, property, line, message }: FormRefusal): string {
  const place = [key, property].filter((part) => part !== "").join(": ");
  const at = `${place}${line === undefined ? "" : ` (line ${String(line)})`}`;
  return at === "" ? message : `${at}: ${message}`;
}
