import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { CounterpartyClock } from "../../process/createCounterpartyClock.ts";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";
import { storedCase } from "./storedCase.ts";
import type { StoredCase, StoredSubmission } from "./storedCase.ts";

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

/** Cases in memory, every change on the disk before it is answered: what was accepted survives a restart. */
export function openCaseStore(stateFolder: string, clock: CounterpartyClock): CaseStore {
  const folder = join(stateFolder, "cases");
  const partFile = (submissionId: string, name: string): string =>
    join(stateFolder, "content", submissionId, `${name}.jwe`);
  mkdirSync(folder, { recursive: true });
  const cases = new Map<string, StoredCase>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const read = storedCase.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    cases.set(read.caseId, read);
  }

  const save = (changed: StoredCase): void => {
    writeFileAtomically(join(folder, `${changed.caseId}.json`), JSON.stringify(changed));
    cases.set(changed.caseId, changed);
  };

  const isOver = (submission: StoredSubmission): boolean =>
    submission.state === "announced" && clock.now() - submission.announcedAt > ANNOUNCED_FOR_MILLISECONDS;

  const forget = (owner: StoredCase, submission: StoredSubmission): void => {
    save({ ...owner, submissions: owner.submissions.filter((kept) => kept !== submission) });
    const content = join(stateFolder, "content", submission.submissionId);
    if (existsSync(content)) rmSync(content, { recursive: true });
  };

  return {
    cases: () => [...cases.values()],
    getCase: (caseId) => cases.get(caseId),
    getSubmission: (submissionId) => {
      for (const found of cases.values()) {
        const submission = found.submissions.find((one) => one.submissionId === submissionId);
        if (submission === undefined) continue;
        if (!isOver(submission)) return { found, submission };
        forget(found, submission);
      }
      return undefined;
    },
    save,
    writePart: (submissionId, part) => writeFileAtomically(partFile(submissionId, part.name), part.jwe),
    readPart: (submissionId, name) => readFileSync(partFile(submissionId, name)),
  };
}
