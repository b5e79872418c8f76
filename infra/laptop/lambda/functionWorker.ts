import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { installShiftedDate } from "../clock/localClock.ts";
import type { FunctionFailure } from "./InvokeFunction.ts";
import { keepFolderReadOnly } from "./keepFolderReadOnly.ts";
import { keepToOwnFolder } from "./keepToOwnFolder.ts";

/** What a worker is started with. */
export type WorkerStart = {
  readonly handlerFile: string;
  readonly handlerName: string;
  readonly codeFolder: string;
  readonly sharedClockOffset: SharedArrayBuffer;
  readonly functionName: string;
  readonly functionArn: string;
  readonly memoryMegabytes: number;
  /** How many times longer the code waits for others (`patiently`). */
  readonly patience: number;
};

/** Events and answers cross as JSON text, as they do in Lambda. */
export type WorkerEvent = {
  readonly requestId: string;
  readonly event: string;
  /** Real milliseconds until the function is ended. */
  readonly timeoutMilliseconds: number;
};

export type WorkerAnswer =
  /** Its code is loaded, or failed to load, which its first event reports. */
  | { readonly outcome: "ready" }
  | { readonly outcome: "answered"; readonly value: string }
  | ({ readonly outcome: "failed" } & Omit<FunctionFailure, "kind">);

type Handler = (event: unknown, context: unknown) => unknown;
type Loaded = { readonly start: WorkerStart; readonly loading: Promise<Handler> };

const monotonicNow = performance.now.bind(performance);

/**
 * The inside of a function's worker thread: one event at a time, in the moved time. All it is told comes from the thread
 * that started it; to read that with the schema library would take longer than all else here, in hundreds of threads.
 */
parentPort?.once("message", (start: WorkerStart) => {
  const clockCell = new BigInt64Array(start.sharedClockOffset);
  installShiftedDate(() => Number(Atomics.load(clockCell, 0)));
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * start.patience);
  keepFolderReadOnly(start.codeFolder);
  keepToOwnFolder(start.codeFolder);
  const loading = loadHandler(start);
  const tellReady = (): void => parentPort?.postMessage({ outcome: "ready" } satisfies WorkerAnswer);
  // A failure is reported with the first event; without this it would end the worker before the first event.
  void loading.then(tellReady, tellReady);
  parentPort?.on("message", (event: WorkerEvent) => {
    void answerTo(event, { start, loading }).then(async (answer) => {
      await linesHaveCrossed();
      parentPort?.postMessage(answer);
    });
  });
});

async function loadHandler({ handlerFile, handlerName }: WorkerStart): Promise<Handler> {
  const module: unknown = await import(pathToFileURL(handlerFile).href);
  const handler: unknown = isModule(module) ? module[handlerName] : undefined;
  if (!isHandler(handler)) throw new Error(`the code does not export ${handlerName}`);
  return handler;
}

const isModule = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isHandler = (value: unknown): value is Handler => typeof value === "function";

async function answerTo(message: WorkerEvent, { start, loading }: Loaded): Promise<WorkerAnswer> {
  try {
    const handler = await loading;
    const event: unknown = JSON.parse(message.event);
    const value = await handler(event, contextFor(message, start));
    // A function that returns nothing answers null.
    return { outcome: "answered", value: value === undefined ? "null" : JSON.stringify(value) };
  } catch (error) {
    const failed = error instanceof Error ? error : new Error(String(error));
    const trace = (failed.stack ?? "").split("\n");
    return { outcome: "failed", errorType: failed.name, errorMessage: failed.message, trace };
  }
}

function contextFor(message: WorkerEvent, start: WorkerStart): Record<string, unknown> {
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
