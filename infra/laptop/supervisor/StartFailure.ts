/** Why the portal does not start: one sentence that says what to do. */
export type StartFailure = { readonly kind: "start-failed"; readonly sentence: string };

export function startFailed(sentence: string): StartFailure {
  return { kind: "start-failed", sentence };
}
