import { acceptsNothing } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

/** Files are stored apart from the answers, by calls of their own. */
export const file: FieldType = { givesSeveral: true };

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };

export const fileAtServer: ServerFieldType = {
  words: { de: "Datei", en: "file" },
  accepts: acceptsNothing,
  settings: ({ filePattern, fileMaxSize, fileMinSize }) => {
    const maxBytes = bytes(fileMaxSize);
    const minBytes = bytes(fileMinSize);
    return {
      ...(filePattern !== undefined && filePattern !== "*" && { filePattern }),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(minBytes !== undefined && minBytes > 0 && { minBytes }),
    };
  },
};

/** "30MB" is 30,000,000 bytes. */
function bytes(size: string | undefined): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*([kmg]?b)?\s*$/i.exec(size ?? "");
  return match === null
    ? undefined
    : Math.round(Number(match[1]) * (UNITS[(match[2] ?? "b").toLowerCase()] ?? 1));
}
