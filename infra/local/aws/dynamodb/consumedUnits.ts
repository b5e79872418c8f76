import { z } from "zod";

/** Operations that are paid by units and tell them when they are asked to. */
const TELLING: ReadonlySet<string> = new Set([
  "BatchGetItem",
  "BatchWriteItem",
  "DeleteItem",
  "GetItem",
  "PutItem",
  "Query",
  "Scan",
  "UpdateItem",
]);
/** A write whose condition does not hold is paid too; its answer does not say how much. */
const REFUSED_WRITE_UNITS = 1;

const requestSchema = z.looseObject({});
const capacity = z.object({ CapacityUnits: z.number() });
const answerSchema = z.object({
  ConsumedCapacity: z.union([capacity.transform((one) => [one]), z.array(capacity)]).default([]),
  __type: z.string().default(""),
});

/** The same request, asking for the units that it consumes. The caller gets them too, and looks past them. */
export function askingForUnits(operation: string, body: Buffer): Buffer {
  if (!TELLING.has(operation)) return body;
  const request = requestSchema.safeParse(parsed(body.toString("utf8")));
  return request.success
    ? Buffer.from(JSON.stringify({ ReturnConsumedCapacity: "TOTAL", ...request.data }))
    : body;
}

/** What the answer says was consumed. */
export function unitsIn(answer: string): number {
  const told = answerSchema.safeParse(parsed(answer));
  if (!told.success) return 0;
  if (told.data.__type.endsWith("ConditionalCheckFailedException")) return REFUSED_WRITE_UNITS;
  return told.data.ConsumedCapacity.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
