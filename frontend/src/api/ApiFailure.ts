import type { Problem, ProblemKind } from "../../../functions/contract/problems.ts";

/** Why a call did not work, as a closed union: screens switch on it and name what comes next. */
export type ApiFailure =
  /** No answer at all: no connection, or the server is down. */
  | { readonly kind: "offline" }
  /** The portal refused; `problem` names the reason. */
  | { readonly kind: "problem"; readonly problem: ProblemKind; readonly details: Problem }
  /** An answer that is none of ours, for example from a proxy in between. */
  | { readonly kind: "unexpected-answer"; readonly status: number };

export function isProblem(failure: ApiFailure, ...kinds: readonly ProblemKind[]): boolean {
  return failure.kind === "problem" && kinds.includes(failure.problem);
}
