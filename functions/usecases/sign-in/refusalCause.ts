/** Causes of a refusal that people may see: timeout, clock difference, or weak cryptography of the provider. */
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
