import { ANSWER_HEADER } from "#contract/limits.ts";

/** What a journey puts in place of an answer of the portal, marked as one: pages believe no other. */
export function asPortal(json: unknown): {
  readonly json: unknown;
  readonly headers: Record<string, string>;
} {
  return { json, headers: { [ANSWER_HEADER]: "1" } };
}
