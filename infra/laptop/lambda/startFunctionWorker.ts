import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { err, ok, type Result } from "#domain/result.ts";
import { patiently } from "../settings/patience.ts";
import type { FunctionResource } from "../template/PortalResources.ts";
import type { WorkerAnswer, WorkerEvent, WorkerStart } from "./functionWorker.ts";
import { functionFailed, type FunctionFailure } from "./InvokeFunction.ts";

export type FunctionWorker = {
  /** Settles when it can be given an event; the time limit of events does not cover what was before. */
  readonly ready: Promise<void>;
  readonly alive: () => boolean;
  readonly handle: (event: string) => Promise<Result<unknown, FunctionFailure>>;
  readonly stop: () => Promise<void>;
};

type WorkerOptions = {
  readonly resource: FunctionResource;
  readonly environment: Readonly<Record<string, string>>;
  readonly sharedClockOffset: SharedArrayBuffer;
  readonly onLine: (line: string) => void;
};

/** Lambda's limit for loading the code; what takes longer is counted as time of the first event. */
const loadMilliseconds = 10_000;
/** Lambda's limit for an answer. */
const largestAnswer = 6 * 1024 * 1024;

/** Where Node finds what it has compiled before: half of what a thread does until its first event is compiling. */
const { NODE_COMPILE_CACHE } = process.env;

/** One execution environment of a function: a thread with its own environment, heap limit and time limit. */
export function startFunctionWorker(options: WorkerOptions): FunctionWorker {
  const { resource } = options;
  const [moduleName = "index", handlerName = "handler"] = resource.handler.split(".");
  const start: WorkerStart = {
    handlerFile: handlerFile(resource.codeFolder, moduleName),
    handlerName,
    codeFolder: resource.codeFolder,
    sharedClockOffset: options.sharedClockOffset,
    functionName: resource.name,
    functionArn: resource.arn,
    memoryMegabytes: resource.memoryMegabytes,
    patience: patiently(1),
  };
  const worker = new Worker(new URL("./functionWorker.ts", import.meta.url), {
    env: { ...options.environment, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    resourceLimits: { maxOldGenerationSizeMb: resource.memoryMegabytes },
    stdout: true,
    stderr: true,
  });
  worker.postMessage(start);
  let alive = true;
  let tellReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (tellReady = resolve));
  setTimeout(tellReady, patiently(loadMilliseconds)).unref();
  let settle: (result: Result<unknown, FunctionFailure>) => void = () => undefined;
  forwardLines(worker.stdout, options.onLine);
  forwardLines(worker.stderr, options.onLine);
  worker.on("message", (answer: WorkerAnswer) => {
    if (answer.outcome === "ready") tellReady();
    else if (answer.outcome === "failed") {
      const { errorType, errorMessage, trace } = answer;
      settle(err({ kind: "function-failed", errorType, errorMessage, trace }));
    } else if (Buffer.byteLength(answer.value) > largestAnswer) {
      settle(err(functionFailed("Function.ResponseSizeTooLarge", "Response payload size exceeded 6 MB.")));
    } else {
      const value: unknown = JSON.parse(answer.value);
      settle(ok(value));
    }
  });
  let ended: FunctionFailure | undefined;
  const end = (failure: FunctionFailure): void => {
    alive = false;
    ended ??= failure;
    settle(err(ended));
    tellReady();
  };
  worker.on("error", (thrown: unknown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    end(functionFailed(error.name, error.message));
  });
  worker.on("exit", (code) => {
    end(functionFailed("Runtime.ExitError", `Runtime exited with error: exit status ${code}`));
  });
  return {
    ready,
    alive: () => alive,
    handle: (event) =>
      new Promise((resolve) => {
        if (ended !== undefined) {
          resolve(err(ended));
          return;
        }
        const timeoutMilliseconds = patiently(resource.timeoutSeconds * 1000);
        const timer = setTimeout(() => {
          alive = false;
          const message = `Task timed out after ${resource.timeoutSeconds}.00 seconds`;
          settle(err(functionFailed("Sandbox.Timedout", message)));
          void worker.terminate();
        }, timeoutMilliseconds);
        settle = (result) => {
          clearTimeout(timer);
          resolve(result);
        };
        const message: WorkerEvent = { requestId: randomUUID(), event, timeoutMilliseconds };
        worker.postMessage(message);
      }),
    stop: async () => {
      alive = false;
      await worker.terminate();
    },
  };
}

/** Lambda takes either ending. */
function handlerFile(folder: string, moduleName: string): string {
  const module = path.join(folder, `${moduleName}.mjs`);
  return existsSync(module) ? module : path.join(folder, `${moduleName}.js`);
}

function forwardLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  });
}
