import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";

export type UsageMeter = {
  /** Once, when nothing else is said. */
  readonly count: (used: UsedOperation, amounts?: Partial<Amounts>) => void;
  readonly usage: () => Usage;
};

/** Adds up what is used of the embedded stack, for what it would cost on AWS. */
export function createUsageMeter(): UsageMeter {
  const since = new Date().toISOString();
  const lines = new Map<string, UsageLine>();
  return {
    count: ({ service, operation, by }, amounts = {}) => {
      const key = [service, operation, by].join(" ");
      const before = lines.get(key);
      const { count = 1, bytesIn = 0, bytesOut = 0, milliseconds = 0, units = 0 } = amounts;
      lines.set(key, {
        service,
        operation,
        by,
        count: (before?.count ?? 0) + count,
        bytesIn: (before?.bytesIn ?? 0) + bytesIn,
        bytesOut: (before?.bytesOut ?? 0) + bytesOut,
        milliseconds: (before?.milliseconds ?? 0) + milliseconds,
        units: (before?.units ?? 0) + units,
      });
    },
    usage: () => ({ since, lines: [...lines.values()] }),
  };
}

const amount = z.number().nonnegative();

const amountsSchema = z.object({
  /** Requests, invocations, transitions, lines of the log. */
  count: amount,
  /** Of bodies. */
  bytesIn: amount,
  /** With headers. */
  bytesOut: amount,
  milliseconds: amount,
  /** What is paid in addition to requests: capacity units of DynamoDB, gigabyte-seconds of Lambda. */
  units: amount,
});
export type Amounts = z.infer<typeof amountsSchema>;

/** What is counted apart. Names of operations and functions only: never a key, an id or a person's address. */
const usedOperationSchema = z.object({
  /** `api`, `pages`, `lambda`, `states`, `dynamodb`, `s3`, `secretsmanager`, `kms`, `logs`. */
  service: z.string(),
  operation: z.string(),
  /** The function or state machine that asked; `outside` for browsers and everybody else. */
  by: z.string(),
});
type UsedOperation = z.infer<typeof usedOperationSchema>;

/** How much of one operation has been used since the portal was started. */
export const usageLineSchema = usedOperationSchema.extend(amountsSchema.shape);
export type UsageLine = z.infer<typeof usageLineSchema>;

/** What `GET /__local/usage` answers. Only two answers with the same `since` can be compared. */
export const usageSchema = z.object({
  /** ISO 8601; when the portal was started. */
  since: z.string(),
  lines: z.array(usageLineSchema),
});
export type Usage = z.infer<typeof usageSchema>;

/** The SDK names its application in every request by this variable: so requests know their function. */
export const APPLICATION_VARIABLE = "AWS_SDK_UA_APP_ID";
/** Calls of the stack itself, which do not exist on AWS. */
export const STACK_AGENT = "app/embedded-stack";

/** Which function sent a request to the AWS endpoint; undefined for the stack itself. */
export function askedBy(headers: IncomingHttpHeaders): string | undefined {
  const agent = headers["user-agent"] ?? "";
  if (agent === STACK_AGENT) return undefined;
  return /(?:^| )app\/([\w-]+)/.exec(agent)?.[1] ?? "outside";
}

/** Counts a request when it has been answered, with the bytes that went over its connection. */
export function meterExchange(
  exchange: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
  counting: {
    readonly meter: UsageMeter;
    readonly used: UsedOperation;
    /** Asked when the answer is out. */
    readonly units?: () => number;
  },
): void {
  const { incoming, outgoing } = exchange;
  const { socket } = incoming;
  const writtenBefore = socket.bytesWritten;
  outgoing.once("close", () => {
    counting.meter.count(counting.used, {
      bytesIn: Number(incoming.headers["content-length"] ?? 0),
      bytesOut: socket.bytesWritten - writtenBefore,
      units: counting.units?.() ?? 0,
    });
  });
}
