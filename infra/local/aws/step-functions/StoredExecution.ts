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
export const storedExecutionSchema = z.object({
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
