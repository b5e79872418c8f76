import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { installShiftedDate } from "../clock/localClock.ts";
import { keepFolderReadOnly } from "./keepFolderReadOnly.ts";
import { keepToOwnFolder } from "./keepToOwnFolder.ts";
import {
  workerEventSchema,
  workerStartSchema,
  type WorkerAnswer,
  type WorkerEvent,
} from "./workerMessages.ts";

/** The inside of a function's worker thread: one event at a time, in the moved time. */
const start = workerStartSchema.parse(workerData);
const clockCell = new BigInt64Array(start.sharedClockOffset);
const monotonicNow = performance.now.bind(performance);
installShiftedDate(() => Number(Atomics.load(clockCell, 0)));
keepFolderReadOnly(start.codeFolder);
keepToOwnFolder(start.codeFolder);

const handlerSchema = z.custom<(event: unknown, context: unknown) => unknown>(
  (value) => typeof value === "function",
  "the code does not export the handler",
);

async function loadHandler() {
  const module: unknown = await import(pathToFileURL(start.handlerFile).href);
  return z.object({ [start.handlerName]: handlerSchema }).parse(module)[start.handlerName];
}

const loading = loadHandler();
const tellReady = (): void => parentPort?.postMessage({ outcome: "ready" } satisfies WorkerAnswer);
// A failure is reported with the first event; without this it would end the worker before the first event.
void loading.then(tellReady, tellReady);

async function answerTo(message: WorkerEvent): Promise<WorkerAnswer> {
  const { requestId } = message;
  try {
    const handler = await loading;
    const event: unknown = JSON.parse(message.event);
    const value = await handler?.(event, contextFor(message));
    // A function that returns nothing answers null.
    return { outcome: "answered", requestId, value: value === undefined ? "null" : JSON.stringify(value) };
  } catch (error) {
    const failed = error instanceof Error ? error : new Error(String(error));
    const trace = (failed.stack ?? "").split("\n");
    return { outcome: "failed", requestId, errorType: failed.name, errorMessage: failed.message, trace };
  }
}

function contextFor(message: WorkerEvent): Record<string, unknown> {
  const endsAt = monotonicNow() + message.timeoutMilliseconds;
  return {
    awsRequestId: message.requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: start.functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: start.functionArn,
    memoryLimitInMB: String(start.memoryMegabytes),
    logGroupName: `/aws/lambda/${start.functionName}`,
    logStreamName: "local",
    getRemainingTimeInMillis: () => Math.max(0, Math.round(endsAt - monotonicNow())),
  };
}

/** Lines cross apart from answers: whoever has the answer finds in the log what was printed before it. */
function linesHaveCrossed(): Promise<unknown> {
  const crossed = (stream: NodeJS.WriteStream): Promise<void> =>
    new Promise((resolve) => stream.write("", () => resolve()));
  return Promise.all([crossed(process.stdout), crossed(process.stderr)]);
}

parentPort?.on("message", (message: unknown) => {
  void answerTo(workerEventSchema.parse(message)).then(async (answer) => {
    await linesHaveCrossed();
    parentPort?.postMessage(answer);
  });
});
