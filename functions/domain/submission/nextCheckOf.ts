import type { Submission } from "./Submission.ts";

/** When the next look at an application or at its copy for the mailbox is due; undefined when both have ended. */
export function nextCheckOf({
  nextCheckAt,
  postbox,
}: Pick<Submission, "nextCheckAt" | "postbox">): string | undefined {
  return [nextCheckAt, postbox?.nextCheckAt].filter((at) => at !== undefined).sort()[0];
}
