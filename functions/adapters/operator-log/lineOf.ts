import type { OperatorLook } from "../../ports/OperatorLog.ts";

/** As the functions write theirs: one JSON object a line. */
export function lineOf({ at, ...look }: OperatorLook): string {
  return JSON.stringify({ time: at, level: "info", message: "operator-looked", ...look });
}
