import { PROBLEM_TYPE_PREFIX, type Problem, type ProblemKind, PROBLEMS } from "#contract/problems.ts";
import type { ApiFailure } from "./ApiFailure.ts";

/** Reads a refusal. Only our own problem JSON is believed; anything else came from somewhere in between. */
export async function problemOf(response: Response): Promise<ApiFailure> {
  const unexpected = { kind: "unexpected-answer", status: response.status } as const;
  if (response.headers.get("content-type")?.startsWith("application/problem+json") !== true)
    return unexpected;
  try {
    const body: unknown = await response.json();
    if (!isProblemBody(body)) return unexpected;
    const kind = body.type.slice(PROBLEM_TYPE_PREFIX.length);
    return isProblemKind(kind) ? { kind: "problem", problem: kind, details: body } : unexpected;
  } catch {
    return unexpected;
  }
}

function isProblemBody(body: unknown): body is Problem {
  return (
    typeof body === "object" &&
    body !== null &&
    "type" in body &&
    typeof body.type === "string" &&
    body.type.startsWith(PROBLEM_TYPE_PREFIX)
  );
}

function isProblemKind(kind: string): kind is ProblemKind {
  return Object.hasOwn(PROBLEMS, kind);
}
