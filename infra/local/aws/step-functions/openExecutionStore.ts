import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { storedExecutionSchema, type StoredExecution } from "./StoredExecution.ts";

export type ExecutionStore = {
  readonly get: (executionArn: string) => StoredExecution | undefined;
  /** Newest first, as Step Functions lists them. */
  readonly list: () => readonly StoredExecution[];
  readonly save: (execution: StoredExecution) => void;
};

/** Step Functions keeps ended executions for 90 days. */
const keptMilliseconds = 90 * 86_400_000;

export function openExecutionStore(folder: string): ExecutionStore {
  mkdirSync(folder, { recursive: true });
  const executions = new Map<string, StoredExecution>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const content: unknown = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    const parsed = storedExecutionSchema.safeParse(content);
    if (!parsed.success) continue;
    const { stoppedAt, executionArn } = parsed.data;
    if (stoppedAt !== undefined && stoppedAt < Date.now() - keptMilliseconds) rmSync(path.join(folder, file));
    else executions.set(executionArn, parsed.data);
  }
  return {
    get: (executionArn) => executions.get(executionArn),
    list: () => [...executions.values()].sort((one, other) => other.startedAt - one.startedAt),
    save: (execution) => {
      executions.set(execution.executionArn, execution);
      const file = createHash("sha256").update(execution.executionArn).digest("hex");
      const temporary = path.join(folder, `${file}.${randomUUID()}.new`);
      // Synchronous, so that an execution is on disk before its start is confirmed.
      writeFileSync(temporary, JSON.stringify(execution));
      renameSync(temporary, path.join(folder, `${file}.json`));
    },
  };
}
