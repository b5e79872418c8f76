import { randomUUID } from "node:crypto";
import { z } from "zod";

/** What the portal asks of Step Functions. */
export const machineRequest = z.object({ stateMachineArn: z.string() });
export const executionRequest = z.object({ executionArn: z.string() });

export const startRequest = z.object({
  stateMachineArn: z.string(),
  name: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,80}$/)
    .default(() => randomUUID()),
  input: z
    .string()
    .refine((text) => isJson(text), "must be JSON")
    .default("{}"),
});
export const taskSuccessRequest = z.object({
  taskToken: z.string(),
  output: z.string().refine((text) => isJson(text), "must be JSON"),
});
export const listRequest = machineRequest.extend({
  statusFilter: z.string().optional(),
  maxResults: z.number().default(100),
});
export const stopRequest = executionRequest.extend({
  error: z.string().optional(),
  cause: z.string().optional(),
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
