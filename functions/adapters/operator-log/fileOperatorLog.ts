import { appendFile } from "node:fs/promises";
import type { OperatorLog } from "../../ports/OperatorLog.ts";
import { lineOf } from "./lineOf.ts";

/** On one machine, beside the logs of the functions. */
export function fileOperatorLog(file: string): OperatorLog {
  return {
    write: (look) => appendFile(file, `${lineOf(look)}\n`, { mode: 0o600, flush: true }),
  };
}
