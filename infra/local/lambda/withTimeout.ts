import { err, type Result } from "../../../functions/domain/result.ts";
import { functionFailed, type FunctionFailure } from "./InvokeFunction.ts";

/** The answer, or that it is late for whoever asked; the function itself goes on. */
export async function withTimeout(
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
