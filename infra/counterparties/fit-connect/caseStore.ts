import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import { openJsonStore, writeFileAtomically } from "../kit/stateFiles.ts";

export const authenticationTags = z.strictObject({
  metadata: z.string(),
  data: z.string(),
  attachments: z.record(z.string(), z.string()).default({}),
});

const storedSubmission = z.object({
  submissionId: z.uuid(),
  destinationId: z.uuid(),
  state: z.enum(["announced", "submitted", "forwarded", "accepted", "rejected"]),
  announcedAt: z.number(),
  submittedAt: z.number().optional(),
  announcedAttachments: z.array(z.uuid()),
  /** Tags of the attachments that are here already. */
  uploadedTags: z.record(z.string(), z.string()),
  tags: authenticationTags.optional(),
  publicService: z.object({ identifier: z.string(), name: z.string().optional() }),
  region: z.string().optional(),
  callback: z.object({ url: z.string(), secret: z.string() }).optional(),
});

export type StoredSubmission = z.infer<typeof storedSubmission>;

/** One case with its submissions and its event log: written as one file, so they never contradict each other. */
const storedCase = z.object({
  caseId: z.uuid(),
  senderId: z.string(),
  submissions: z.array(storedSubmission),
  events: z.array(z.object({ submissionId: z.uuid(), jti: z.string(), token: z.string() })),
});

export type StoredCase = z.infer<typeof storedCase>;

/** The same case with one of its submissions in a new state. */
export function changeSubmission(owner: StoredCase, changed: StoredSubmission): StoredCase {
  return {
    ...owner,
    submissions: owner.submissions.map((kept) =>
      kept.submissionId === changed.submissionId ? changed : kept,
    ),
  };
}

export interface FoundSubmission {
  readonly found: StoredCase;
  readonly submission: StoredSubmission;
}

export interface CaseStore {
  cases(): readonly StoredCase[];
  getCase(caseId: string): StoredCase | undefined;
  getSubmission(submissionId: string): FoundSubmission | undefined;
  save(changed: StoredCase): void;
  writePart(submissionId: string, part: { readonly name: string; readonly jwe: string | Uint8Array }): void;
  readPart(submissionId: string, name: string): Buffer;
}

/** An announced submission that was never completed vanishes after a day. */
const ANNOUNCED_FOR_MILLISECONDS = 86_400_000;

/** Cases with their contents: what was accepted survives a restart. */
export function openCaseStore(stateFolder: string, clock: CounterpartyClock): CaseStore {
  const cases = openJsonStore(join(stateFolder, "cases"), {
    schema: storedCase,
    idOf: ({ caseId }) => caseId,
  });
  const partFile = (submissionId: string, name: string): string =>
    join(stateFolder, "content", submissionId, `${name}.jwe`);

  const isOver = (submission: StoredSubmission): boolean =>
    submission.state === "announced" && clock.now() - submission.announcedAt > ANNOUNCED_FOR_MILLISECONDS;

  const forget = (owner: StoredCase, submission: StoredSubmission): void => {
    cases.save({ ...owner, submissions: owner.submissions.filter((kept) => kept !== submission) });
    rmSync(join(stateFolder, "content", submission.submissionId), { recursive: true, force: true });
  };

  return {
    cases: cases.all,
    getCase: cases.get,
    getSubmission: (submissionId) => {
      for (const found of cases.all()) {
        const submission = found.submissions.find((one) => one.submissionId === submissionId);
        if (submission === undefined) continue;
        if (!isOver(submission)) return { found, submission };
        forget(found, submission);
      }
      return undefined;
    },
    save: cases.save,
    writePart: (submissionId, part) => writeFileAtomically(partFile(submissionId, part.name), part.jwe),
    readPart: (submissionId, name) => readFileSync(partFile(submissionId, name)),
  };
}
