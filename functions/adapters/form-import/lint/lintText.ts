import type { Finding } from "./Finding.ts";
import { lintDefinition } from "./lintDefinition.ts";

/** Bytes of the largest definition: twenty times that of a form of 240 fields. */
const MAX_BYTES = 2_000_000;

/** Looks over the text of a definition file. */
export function lintText(text: string): readonly Finding[] {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES) {
    const [size, most] = [bytes, MAX_BYTES].map((count) => (count / 1_000_000).toFixed(1));
    return [refused(`The file is too large: ${size ?? ""} MB, at most ${most ?? ""} MB.`)];
  }
  try {
    return lintDefinition(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return [refused("The file is not JSON.")];
    throw error;
  }
}

function refused(message: string): Finding {
  return { severity: "error", rule: "refused", key: "", path: "", message };
}
