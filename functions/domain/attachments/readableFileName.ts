import { readableText } from "../text/readableText.ts";

/** The name of a file as every recipient reads it; one of which nothing can be seen gets another. */
export function readableFileName(name: string): string {
  return readableText(name).trim() || "Anlage.pdf";
}
