import type { Result } from "#domain/result.ts";

/** What Lambda reports when a function did not answer: the thrown error's name, or Lambda's own word for it. */
export type FunctionFailure = {
  readonly kind: "function-failed";
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace: readonly string[];
};

export type InvokeFunction = (
  functionArn: string,
  options: {
    readonly event: unknown;
    /** Milliseconds that the caller waits for it once it runs; waiting for a free worker exists on a laptop only. */
    readonly answerWithin?: number;
    /** Nobody waits for the answer: as an asynchronous call of Lambda it waits for its turn and may carry less. */
    readonly asynchronous?: boolean;
  },
) => Promise<Result<unknown, FunctionFailure>>;

export function functionFailed(errorType: string, errorMessage: string): FunctionFailure {
  return { kind: "function-failed", errorType, errorMessage, trace: [] };
}
