import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const eventSchema = z.object({
  type: z.string(),
  timestamp: z.number(),
  state: z.string().optional(),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  error: z.string().optional(),
  cause: z.string().optional(),
});
export type ExecutionEvent = z.infer<typeof eventSchema>;

/** An execution as it is kept; times are milliseconds since 1970. */
const storedExecutionSchema = z.object({
  name: z.string(),
  machineArn: z.string(),
  machineName: z.string(),
  executionArn: z.string(),
  status: z.enum(["RUNNING", "SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"]),
  input: z.string(),
  output: z.string().optional(),
  error: z.string().optional(),
  cause: z.string().optional(),
  startedAt: z.number(),
  stoppedAt: z.number().optional(),
  events: z.array(eventSchema),
});
export type StoredExecution = z.infer<typeof storedExecutionSchema>;

type ExecutionStore = {
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
