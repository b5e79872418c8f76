/** What people can be told of a refusal: that it took too long, that a clock is wrong, that the provider's proof is too weak. */
export type RefusalCause = "time" | "clock" | "algorithm";

const CAUSES: ReadonlyMap<string, RefusalCause> = new Map([
  ["conditions", "time"],
  ["issued-long-ago", "time"],
  ["OAUTH_JWT_TIMESTAMP_CHECK_FAILED", "time"],
  ["clock", "clock"],
  ["weak-algorithm", "algorithm"],
]);

/** Undefined: nothing that would help them; the reason stands in the log. */
export function refusalCause(reason: string): RefusalCause | undefined {
  return CAUSES.get(reason);
}
