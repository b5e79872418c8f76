/**
 * Loads one Lambda handler and serves it, one invocation at a time.
 * argv[2] is a socket: each line in is a request, each line out a reply (see executor.py).
 * The process ends when the socket closes, so it never outlives LocalStack.
 */
import { existsSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const env = process.env;
const channel = new Socket({ fd: Number(process.argv[2]) });
const reply = (message) => channel.write(`${JSON.stringify(message)}\n`);
const described = (error) => ({
  errorType: error?.name ?? "Error",
  errorMessage: error?.message ?? String(error),
  trace: String(error?.stack ?? "").split("\n"),
});
const failure = (error) => ({ error: true, payload: JSON.stringify(described(error)) });
// One line, as everything that a function logs.
const logFailure = (error) =>
  console.error(JSON.stringify({ level: "ERROR", message: "function failed", ...described(error) }));

class RuntimeError extends Error {
  constructor(name, message) {
    super(message);
    this.name = name;
  }
}

/** `_HANDLER` is "dir/file.export" or "dir/file.export.nested". */
async function loadHandler() {
  const [, file, path] = /^(.*?[^/]+?)\.(.+)$/.exec(env._HANDLER) ?? [];
  const found = [".js", ".mjs", ".cjs"]
    .map((suffix) => join(env.LAMBDA_TASK_ROOT, file + suffix))
    .find(existsSync);
  if (!found) throw new RuntimeError("Runtime.ImportModuleError", `Error: Cannot find module '${file}'`);
  const loaded = await import(pathToFileURL(found));
  const pick = (root) => path.split(".").reduce((value, key) => value?.[key], root);
  const handler = pick(loaded) ?? pick(loaded.default);
  if (typeof handler !== "function") {
    throw new RuntimeError("Runtime.HandlerNotFound", `${env._HANDLER} is undefined or not exported`);
  }
  if (handler.length > 2 && env.AWS_EXECUTION_ENV.endsWith("nodejs24.x")) {
    throw new RuntimeError(
      "Runtime.CallbackHandlerDeprecated",
      "callback handlers do not exist in nodejs24.x",
    );
  }
  return handler;
}

function contextOf(request) {
  const end = Date.now() + request.timeout * 1000;
  return {
    awsRequestId: request["invoke-id"],
    invokedFunctionArn: request["invoked-function-arn"],
    functionName: env.AWS_LAMBDA_FUNCTION_NAME,
    functionVersion: env.AWS_LAMBDA_FUNCTION_VERSION,
    memoryLimitInMB: env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    logGroupName: env.AWS_LAMBDA_LOG_GROUP_NAME,
    logStreamName: env.AWS_LAMBDA_LOG_STREAM_NAME,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
  };
}

function call(handler, event, context) {
  if (handler.length <= 2) return handler(event, context);
  return new Promise((resolve, reject) => {
    handler(event, context, (error, value) => (error ? reject(error) : resolve(value)));
  });
}

async function serve(handler, request) {
  env._X_AMZN_TRACE_ID = request["trace-id"];
  try {
    const result = await call(handler, JSON.parse(request.payload), contextOf(request));
    return { error: false, payload: JSON.stringify(result ?? null) };
  } catch (error) {
    logFailure(error);
    return failure(error);
  }
}

try {
  const handler = await loadHandler();
  reply({ ready: true });
  for await (const line of createInterface({ input: channel })) {
    reply(await serve(handler, JSON.parse(line)));
  }
  process.exit();
} catch (error) {
  logFailure(error);
  channel.end(`${JSON.stringify(failure(error))}\n`, () => process.exit(1));
}
