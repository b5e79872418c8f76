import type { z } from "zod";
import type { Visitor } from "../integration/portal/Visitor.ts";

/** Calls and parses; an unexpected answer ends the bench, because its time would say nothing. */
export async function callPortal<Value>(
  visitor: Visitor,
  request: {
    readonly method: string;
    readonly path: string;
    readonly body?: unknown;
    readonly schema: z.ZodType<Value>;
  },
): Promise<Value> {
  const { schema, ...call } = request;
  const answer = await visitor.call(call);
  if (answer.status !== 200) {
    throw new Error(
      `${call.method} ${call.path} answered ${String(answer.status)}: ${JSON.stringify(answer.body)}`,
    );
  }
  return schema.parse(answer.body);
}
