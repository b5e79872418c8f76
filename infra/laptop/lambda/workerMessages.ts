import { z } from "zod";

/** What a function worker is started with. */
export type WorkerStart = {
  readonly handlerFile: string;
  readonly handlerName: string;
  readonly codeFolder: string;
  readonly sharedClockOffset: SharedArrayBuffer;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
};

/** Events and answers cross as JSON text, as they do in Lambda. */
export type WorkerEvent = {
  readonly requestId: string;
  readonly event: string;
  /** Real milliseconds until the function is ended. */
  readonly timeoutMilliseconds: number;
};

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
