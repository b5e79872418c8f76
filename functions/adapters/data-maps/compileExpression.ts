import jsonata from "jsonata";
import { z } from "zod";
import type { MapFailure } from "#domain/sending/DataMap.ts";
import { err, ok, type Result } from "#domain/result.ts";

/** What one application may take: time, depth of calls and length of lists. */
const BOUNDS = { timeout: 1_000, stack: 300, sequence: 100_000 };

/**
 * `eval` would run expressions out of the data; the others give something else each time, and what is sealed again has
 * to be the same.
 */
const REFUSED_FUNCTIONS = new Set(["eval", "now", "millis", "random", "shuffle"]);

const nodeSchema = z.looseObject({ type: z.string(), value: z.unknown() });
const failureSchema = z.object({ code: z.string(), position: z.number().optional() });

export type Evaluate = (data: unknown) => Promise<Result<unknown, MapFailure>>;

export function compileExpression(expression: string): Result<Evaluate, MapFailure> {
  const unusable = (cause: string) => err<MapFailure>({ kind: "map-unusable", cause });
  let compiled: jsonata.Expression;
  try {
    compiled = jsonata(expression, BOUNDS);
  } catch (error) {
    return unusable(`${messageOf(error)}${placeOf(error)}`);
  }
  const refused = refusedParts(compiled.ast());
  if (refused.length > 0) return unusable(`it uses ${refused.join(", ")}`);
  return ok(async (data) => {
    try {
      const made: unknown = await compiled.evaluate(data);
      if (made === undefined) return err({ kind: "map-failed", cause: "it gives nothing" });
      // Lists of the library carry marks of its own.
      const plain: unknown = JSON.parse(JSON.stringify(made));
      return ok(plain);
    } catch (error) {
      // Messages hold values of the data, so only the code is told.
      const { code = "unexpected" } = failureSchema.safeParse(error).data ?? {};
      return err({ kind: "map-failed", cause: `${code}${placeOf(error)}` });
    }
  });
}

/** Patterns are refused, too: one that backtracks stops at no bound. */
function refusedParts(part: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof part !== "object" || part === null || seen.has(part)) return [];
  seen.add(part);
  const { type, value } = nodeSchema.safeParse(part).data ?? {};
  const own =
    type === "regex"
      ? ["a regular expression"]
      : type === "variable" && typeof value === "string" && REFUSED_FUNCTIONS.has(value)
        ? [`$${value}`]
        : [];
  const below: readonly unknown[] = Object.values(part);
  return [...own, ...below.flatMap((one) => refusedParts(one, seen))];
}

function messageOf(error: unknown): string {
  return z.object({ message: z.string() }).safeParse(error).data?.message ?? "it cannot be read";
}

function placeOf(error: unknown): string {
  const { position } = failureSchema.safeParse(error).data ?? {};
  return position === undefined ? "" : ` at character ${String(position)}`;
}
