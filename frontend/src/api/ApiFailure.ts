import type { Problem, ProblemKind } from "#contract/problems.ts";

/** Why a call did not work, as a closed union: screens switch on it and name what comes next. */
export type ApiFailure =
  /** No answer of the portal: no connection, the server is down, or something else answered in its place. */
  | { readonly kind: "offline" }
  /** The portal refused; `problem` names the reason. */
  | { readonly kind: "problem"; readonly problem: ProblemKind; readonly details: Problem }
  /** An answer that is none of ours, a refusal by something in between. */
  | { readonly kind: "unexpected-answer"; readonly status: number };

export function isProblem(failure: ApiFailure, ...kinds: readonly ProblemKind[]): boolean {
  return failure.kind === "problem" && kinds.includes(failure.problem);
}

/** Something read from the API, as screens see it. */
export type Read<Value> =
  | { readonly status: "loading" }
  | { readonly status: "error"; readonly failure: ApiFailure; readonly reload: () => void }
  | { readonly status: "ready"; readonly value: Value; readonly reload: () => void };
