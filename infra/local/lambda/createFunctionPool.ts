import { err } from "../../../functions/domain/result.ts";
import { localAccount } from "../template/localAccount.ts";
import type { FunctionResource } from "../template/PortalResources.ts";
import { functionFailed, type InvokeFunction } from "./InvokeFunction.ts";
import type { FunctionLogs } from "./openFunctionLogs.ts";
import { startFunctionWorker, type FunctionWorker } from "./startFunctionWorker.ts";

export type FunctionPool = { readonly invoke: InvokeFunction; readonly stop: () => Promise<void> };

/** More at once would only make a laptop slower; a function waits then, instead of being throttled. */
const mostWorkers = 20;
/** Lambda's limit for a request. */
const largestEvent = 6 * 1024 * 1024;

type Lane = {
  readonly resource: FunctionResource;
  readonly idle: FunctionWorker[];
  readonly busy: Set<FunctionWorker>;
  readonly waiting: (() => void)[];
};

/** Runs functions as Lambda does: one event at a time per worker, further workers on demand, idle ones reused. */
export function createFunctionPool(options: {
  readonly functions: readonly FunctionResource[];
  readonly awsEndpoint: string;
  readonly sharedClockOffset: SharedArrayBuffer;
  readonly logs: FunctionLogs;
}): FunctionPool {
  const lanes = new Map<string, Lane>(
    options.functions.map((resource) => [resource.arn, { resource, idle: [], busy: new Set(), waiting: [] }]),
  );

  const start = ({ resource }: Lane) =>
    startFunctionWorker({
      resource,
      environment: {
        ...lambdaEnvironment(resource),
        AWS_ENDPOINT_URL: options.awsEndpoint,
        ...resource.environment,
      },
      sharedClockOffset: options.sharedClockOffset,
      onLine: (line) => options.logs.write(resource.name, line),
    });

  const mostOf = ({ maximumConcurrency = mostWorkers }: FunctionResource) =>
    Math.min(maximumConcurrency, mostWorkers);

  async function takeWorker(lane: Lane): Promise<FunctionWorker> {
    while (lane.idle.length === 0 && lane.busy.size >= mostOf(lane.resource)) {
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    }
    const worker = lane.idle.pop() ?? start(lane);
    lane.busy.add(worker);
    return worker;
  }

  function giveBack(lane: Lane, worker: FunctionWorker): void {
    lane.busy.delete(worker);
    if (worker.alive()) lane.idle.push(worker);
    lane.waiting.shift()?.();
  }

  return {
    invoke: async (functionArn, { event }) => {
      const lane = lanes.get(functionArn.replace(/:\$LATEST$/, ""));
      if (lane === undefined)
        return err(functionFailed("ResourceNotFoundException", `no function ${functionArn}`));
      const text = JSON.stringify(event ?? null);
      if (text.length > largestEvent)
        return err(functionFailed("RequestTooLargeException", "Request exceeds 6 MB."));
      const worker = await takeWorker(lane);
      const answer = await worker.handle(text);
      giveBack(lane, worker);
      if (!answer.ok) options.logs.write(lane.resource.name, failureLine(answer.failure));
      return answer;
    },
    stop: async () => {
      const workers = [...lanes.values()].flatMap(({ idle, busy }) => [...idle, ...busy]);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

function failureLine(failure: { errorType: string; errorMessage: string; trace: readonly string[] }): string {
  return JSON.stringify({
    level: "ERROR",
    message: "function failed",
    errorType: failure.errorType,
    errorMessage: failure.errorMessage,
    trace: failure.trace,
  });
}

/** What Lambda itself puts into a function's environment. */
function lambdaEnvironment(resource: FunctionResource): Record<string, string> {
  return {
    AWS_REGION: localAccount.region,
    AWS_DEFAULT_REGION: localAccount.region,
    AWS_ACCESS_KEY_ID: localAccount.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccount.secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: resource.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(resource.memoryMegabytes),
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    LAMBDA_TASK_ROOT: resource.codeFolder,
    _HANDLER: resource.handler,
    LANG: "en_US.UTF-8",
    TZ: ":UTC",
  };
}
