import type { z } from "zod";
import type { ProblemKind } from "./problems.ts";

/**
 * What one operation takes and gives. `path` and `query` arrive as text; a repeated query key arrives as a list.
 * `response: null` is answered with 204 where the operation may have nothing to say.
 */
export interface OperationSchemas {
  readonly path?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Expected refusals beyond those that every operation can give (route, method, JSON, schema, size, XSRF, session). */
  readonly problems: readonly ProblemKind[];
}

/** Keeps the exact types of an operation while checking its shape. */
export function operation<const Schemas extends OperationSchemas>(schemas: Schemas): Schemas {
  return schemas;
}
