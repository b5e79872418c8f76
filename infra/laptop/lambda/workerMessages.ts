import { z } from "zod";

/** What a function worker is started with. */
export const workerStartSchema = z.object({
  handlerFile: z.string(),
  handlerName: z.string(),
  codeFolder: z.string(),
  sharedClockOffset: z.instanceof(SharedArrayBuffer),
  functionName: z.string(),
  functionArn: z.string(),
  memoryMegabytes: z.number(),
});
export type WorkerStart = z.infer<typeof workerStartSchema>;

/** Events and answers cross as JSON text, as they do in Lambda. */
export const workerEventSchema = z.object({
  requestId: z.string(),
  event: z.string(),
  /** Real milliseconds until the function is ended. */
  timeoutMilliseconds: z.number(),
});
export type WorkerEvent = z.infer<typeof workerEventSchema>;

export const workerAnswerSchema = z.discriminatedUnion("outcome", [
  /** Its code is loaded, or failed to load, which its first event reports. */
  z.object({ outcome: z.literal("ready") }),
  z.object({ outcome: z.literal("answered"), requestId: z.string(), value: z.string() }),
  z.object({
    outcome: z.literal("failed"),
    requestId: z.string(),
    errorType: z.string(),
    errorMessage: z.string(),
    trace: z.array(z.string()),
  }),
]);
export type WorkerAnswer = z.infer<typeof workerAnswerSchema>;
