import { z } from "zod";
import type { ProblemKind } from "./problems.ts";

/**
 * What one operation takes and gives. `path` and `query` arrive as text; a repeated query key arrives as a list.
 * A `null` response is answered with 204.
 */
export interface OperationSchemas {
  readonly path: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType;
  readonly response: z.ZodType;
  /** Expected refusals beyond those that every operation can give (route, method, JSON, schema, size, XSRF, session). */
  readonly problems: readonly ProblemKind[];
}

/** For operations without input: what is sent is ignored. */
export const nothing = z.undefined();

const PLAIN = { path: nothing, query: nothing, body: nothing };

/** An operation with the parts it takes; parts left out are `nothing`. */
export function operation<const Schemas extends Pick<OperationSchemas, "response" | "problems">>(
  schemas: Schemas,
): Omit<typeof PLAIN, keyof Schemas> & Schemas {
  return { ...PLAIN, ...schemas };
}

export const localeSchema = z.enum(["de", "en"]);
