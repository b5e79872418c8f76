import { z } from "zod";

const amount = z.number().nonnegative();

const amountsSchema = z.object({
  /** Requests, invocations, transitions, lines of the log. */
  count: amount,
  /** Of bodies. */
  bytesIn: amount,
  /** With headers. */
  bytesOut: amount,
  milliseconds: amount,
  /** What is paid beside requests: capacity units of DynamoDB, gigabyte-seconds of Lambda. */
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
export type UsedOperation = z.infer<typeof usedOperationSchema>;

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
