import type { PdfFile } from "../reading/PdfFile.ts";
import type { Definitions } from "../reading/resolve.ts";

/** The definitions that counted when the file ended here. */
export function definitionsUntil({ definitions }: PdfFile, end: number): Definitions {
  return new Map(
    definitions.filter(({ at, isInner }) => at < end && !isInner).map((one) => [one.number, one]),
  );
}
