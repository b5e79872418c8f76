import { availableParallelism } from "node:os";
import { err, type Result } from "#domain/result.ts";
import { APPLICATION_VARIABLE, type UsageMeter, type Amounts } from "#infra/tools/usage/usageMeter.ts";
import type { AccessKey, Iam } from "../aws/iam/createIam.ts";
import { localAccount, type FunctionResource } from "../template/PortalResources.ts";
import { functionFailed, type FunctionFailure, type InvokeFunction } from "./InvokeFunction.ts";
import type { FunctionLogs } from "./openFunctionLogs.ts";
import { startFunctionWorker, type FunctionWorker } from "./startFunctionWorker.ts";

export type FunctionPool = { readonly invoke: InvokeFunction; readonly stop: () => Promise<void> };

const processors = availableParallelism();
/** More at once would only make a laptop slower: what a function may do beside waits for a processor. */
const mostWorkers = Math.min(20, Math.max(4, 2 * processors));
/** Loading code takes a processor. A crowd that comes at once would else have all of it loaded before any is answered. */
const mostStarting = processors;
/** Lambda's limits for a request that is answered, and for one that nobody waits for. */
const largestEvent = 6 * 1024 * 1024;
const largestAsynchronousEvent = 256 * 1024;

type Lane = {
  readonly resource: FunctionResource;
  readonly idle: FunctionWorker[];
  readonly busy: Set<FunctionWorker>;
  readonly starting: Set<FunctionWorker>;
  readonly waiting: ((worker: FunctionWorker) => void)[];
};

/** Runs functions as Lambda does: one event at a time per worker, further workers on demand, idle ones reused. */
export function createFunctionPool(options: {
  readonly functions: readonly FunctionResource[];
  readonly awsEndpoint: string;
  /** What a function signs its requests with. */
  readonly accessKeyOf: Iam["accessKeyOf"];
  readonly sharedClockOffset: SharedArrayBuffer;
  readonly logs: FunctionLogs;
  readonly meter: UsageMeter;
}): FunctionPool {
  const lanes = new Map<string, Lane>(
    options.functions.map((resource) => [
      resource.arn,
      { resource, idle: [], busy: new Set(), starting: new Set(), waiting: [] },
    ]),
  );
  let starting = 0;
  let stopped = false;

  const start = ({ resource }: Lane) =>
    startFunctionWorker({
      resource,
      environment: {
        ...lambdaEnvironment(resource, options.accessKeyOf(resource.name)),
        AWS_ENDPOINT_URL: options.awsEndpoint,
        ...resource.environment,
      },
      sharedClockOffset: options.sharedClockOffset,
      onLine: (line) => {
        options.logs.write(resource.name, line);
        const used = { service: "logs", operation: "line", by: resource.name };
        options.meter.count(used, { bytesIn: Buffer.byteLength(line) });
      },
    });

  const mostOf = ({ maximumConcurrency = mostWorkers }: FunctionResource) =>
    Math.min(maximumConcurrency, mostWorkers);

  function takeWorker(lane: Lane): Promise<FunctionWorker> {
    return new Promise((resolve) => {
      lane.waiting.push(resolve);
      let idle = lane.idle.pop();
      while (idle?.alive() === false) idle = lane.idle.pop();
      if (idle === undefined) startWhereNeeded();
      else offer(lane, idle);
    });
  }

  /** To the call that has waited longest. */
  function offer(lane: Lane, worker: FunctionWorker): void {
    const next = lane.waiting.shift();
    if (next === undefined) lane.idle.push(worker);
    else {
      lane.busy.add(worker);
      next(worker);
    }
  }

  function startWhereNeeded(): void {
    for (const lane of lanes.values()) {
      while (!stopped && starting < mostStarting && wantsMore(lane)) {
        const worker = start(lane);
        starting += 1;
        lane.starting.add(worker);
        void worker.ready.then(() => {
          starting -= 1;
          lane.starting.delete(worker);
          offer(lane, worker);
          startWhereNeeded();
        });
      }
    }
  }

  const wantsMore = ({ resource, waiting, busy, starting: coming }: Lane) =>
    coming.size < waiting.length && busy.size + coming.size < mostOf(resource);

  /** As many run, or would run with more processors, as the template reserves. */
  const isThrottled = ({ resource, waiting, busy }: Lane) =>
    waiting.length + busy.size >= (resource.maximumConcurrency ?? Number.POSITIVE_INFINITY);

  function giveBack(lane: Lane, worker: FunctionWorker): void {
    lane.busy.delete(worker);
    if (worker.alive()) offer(lane, worker);
    startWhereNeeded();
  }

  async function handle(
    lane: Lane,
    { worker, text }: { readonly worker: FunctionWorker; readonly text: string },
  ): Promise<Result<unknown, FunctionFailure>> {
    const startedAt = performance.now();
    const answer = await worker.handle(text);
    options.meter.count(
      { service: "lambda", operation: "Invoke", by: lane.resource.name },
      invocation(lane.resource, performance.now() - startedAt),
    );
    giveBack(lane, worker);
    if (!answer.ok) options.logs.write(lane.resource.name, failureLine(answer.failure));
    return answer;
  }

  return {
    invoke: async (functionArn, { event, answerWithin, asynchronous = false }) => {
      const lane = lanes.get(functionArn.replace(/:\$LATEST$/, ""));
      if (lane === undefined)
        return err(functionFailed("ResourceNotFoundException", `no function ${functionArn}`));
      const text = JSON.stringify(event ?? null);
      const bytes = Buffer.byteLength(text);
      const most = asynchronous ? largestAsynchronousEvent : largestEvent;
      if (bytes > most) {
        const words = `${bytes} byte payload is too large for the ${asynchronous ? "Event" : "RequestResponse"} invocation type (limit ${most} bytes)`;
        return err(functionFailed("RequestTooLargeException", words));
      }
      if (!asynchronous && isThrottled(lane))
        return err(functionFailed("Lambda.TooManyRequestsException", "Rate Exceeded."));
      const handled = handle(lane, { worker: await takeWorker(lane), text });
      return answerWithin === undefined ? handled : withTimeout(handled, answerWithin);
    },
    stop: async () => {
      stopped = true;
      const workers = [...lanes.values()].flatMap(({ idle, busy, starting: coming }) => [
        ...idle,
        ...busy,
        ...coming,
      ]);
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** As Lambda counts it: waiting for others is paid too, and loading the code at the first event. */
function invocation({ memoryMegabytes }: FunctionResource, milliseconds: number): Partial<Amounts> {
  return { milliseconds, units: (milliseconds / 1000) * (memoryMegabytes / 1024) };
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

/** What Lambda itself puts into a function's environment, and who its requests say they come from. */
function lambdaEnvironment(resource: FunctionResource, key: AccessKey): Record<string, string> {
  return {
    AWS_REGION: localAccount.region,
    AWS_DEFAULT_REGION: localAccount.region,
    AWS_ACCESS_KEY_ID: key.accessKeyId,
    AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
    AWS_LAMBDA_FUNCTION_NAME: resource.name,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(resource.memoryMegabytes),
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    [APPLICATION_VARIABLE]: resource.name,
    LAMBDA_TASK_ROOT: resource.codeFolder,
    _HANDLER: resource.handler,
    LANG: "en_US.UTF-8",
    TZ: ":UTC",
  };
}

/** The answer, or a timeout for the caller; the function itself goes on. */
async function withTimeout(
  invocation: Promise<Result<unknown, FunctionFailure>>,
  milliseconds: number,
): Promise<Result<unknown, FunctionFailure>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result<unknown, FunctionFailure>>((resolve) => {
    timer = setTimeout(() => resolve(err(functionFailed("Gateway.Timeout", ""))), milliseconds);
  });
  const first = await Promise.race([invocation, late]);
  clearTimeout(timer);
  return first;
}
