import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";

export type FunctionLogs = {
  readonly write: (functionName: string, line: string) => void;
  /** The newest lines of all functions, oldest first. */
  readonly recent: () => readonly { readonly functionName: string; readonly line: string }[];
};

const keptLines = 200;

/** What functions print: one file each, and the newest lines in memory for the console. */
export function openFunctionLogs(folder: string): FunctionLogs {
  mkdirSync(folder, { recursive: true });
  const recent: { functionName: string; line: string }[] = [];
  return {
    write: (functionName, line) => {
      recent.push({ functionName, line });
      if (recent.length > keptLines) recent.shift();
      appendFileSync(path.join(folder, `${functionName}.log`), `${line}\n`);
    },
    recent: () => [...recent],
  };
}
