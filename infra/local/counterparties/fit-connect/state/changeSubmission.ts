import type { StoredCase, StoredSubmission } from "./storedCase.ts";

/** The same case with one of its submissions in a new state. */
export function changeSubmission(owner: StoredCase, changed: StoredSubmission): StoredCase {
  return {
    ...owner,
    submissions: owner.submissions.map((kept) =>
      kept.submissionId === changed.submissionId ? changed : kept,
    ),
  };
}
