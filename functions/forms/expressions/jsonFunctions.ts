import { text } from "./coercions.ts";
import { bounded, FAILED, isList, isRecord, nested, type Operation, type Value, type Work } from "./Value.ts";

/** `JSON.stringify(value)`; what is not there has no text, and is `null` in a list. */
function jsonText(value: Value, work: Work): string | undefined {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts: readonly (readonly [string, Value])[] = isList(value)
    ? value.map((item) => ["", item === undefined ? null : item])
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}:`, item]);
  const inside = (): string => {
    let whole = "";
    for (const [start, item] of parts) {
      const part = jsonText(item, work);
      if (part === undefined) continue;
      if (!bounded(whole.length + start.length + part.length, work)) return "";
      whole += `${whole === "" ? "" : ","}${start}${part}`;
    }
    return whole;
  };
  const parted = nested(work, { size: parts.length, otherwise: "", inside });
  return isRecord(value) ? `{${parted}}` : `[${parted}]`;
}

/** `JSON.parse` gives nothing else. */
function isJson(value: unknown): value is Value {
  return value !== undefined;
}

/** JavaScript's `JSON`. */
export const JSON_FUNCTIONS = {
  jsonText: ([value], work) => jsonText(value, work),
  parseJson: ([source], work) => {
    const written = text(source, work);
    work.steps -= written.length;
    if (work.steps <= 0) return FAILED;
    try {
      const value: unknown = JSON.parse(written);
      return isJson(value) ? value : FAILED;
    } catch {
      return FAILED;
    }
  },
} satisfies Readonly<Record<string, Operation>>;
