import type { Result } from "#domain/result.ts";
import type { CountedApplication } from "#domain/operation/MonthlyStatistics.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { WriteConflict } from "../application/ProcessRepository.ts";
import type { StoredList } from "../operation/StoredList.ts";

export interface SubmissionNotFound {
  readonly kind: "submission-not-found";
}

/** Records of sent applications, kept three years; no read shows what is over. */
export interface SubmissionRepository {
  /** Writes the record unless there is one: a repeated step leaves the first one untouched. */
  createOnce(submission: Submission): Promise<void>;
  get(processId: string): Promise<Submission | undefined>;
  /** Process id of the record that travels under this id at its transport. */
  findByExternalId(externalId: string): Promise<string | undefined>;
  /** Every record; for operators. */
  listAll(): Promise<StoredList<Submission>>;
  /** What is counted of the applications of a month (`2026-10`, UTC), page by page. */
  listSentIn(month: string): AsyncIterable<readonly CountedApplication[]>;
  listByOwner(ownerId: string): Promise<readonly Submission[]>;
  update<Failure>(
    processId: string,
    change: (submission: Submission) => Result<Submission, Failure>,
  ): Promise<Result<Submission, Failure | SubmissionNotFound | WriteConflict>>;
  /** Ids of records whose three years are over, oldest first, page by page; they may be deleted between two pages. */
  listOver(now: Date): AsyncIterable<readonly string[]>;
  delete(processId: string): Promise<void>;
  /** Ids of records whose `nextCheckAt` has passed, with that instant. */
  listDue(now: Date): Promise<readonly { readonly processId: string; readonly nextCheckAt: string }[]>;
}
