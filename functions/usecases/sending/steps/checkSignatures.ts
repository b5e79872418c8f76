import type { UploadInspection, MalwareVerdict } from "#domain/attachments/UploadVerdict.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import {
  changeInAttempt,
  runSubmitStep,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
} from "./runSubmitStep.ts";
import type { AttachmentAddress } from "#ports/attachments/AttachmentStore.ts";

/** Pauses between two questions, for all files together: a minute, well within the time of the step. */
const PAUSES_MILLISECONDS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Records the signature verdict and the result of the malware scanner for every upload; the processing report lists
 * both for the authority. A threat ends the attempt before anything is sealed.
 */
export function checkSignatures(
  ports: Pick<Ports, "processes" | "attachments" | "inspector" | "malwareScanner">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "CHECK_SIGNATURES",
    target,
    work: async (process) => {
      const found = new Map<string, UploadInspection>();
      for (const { attachmentId, status, inspection } of process.attachments) {
        if (status !== "stored") continue;
        const bytes = await ports.attachments.read({ processId: process.id, attachmentId });
        const verdict = bytes === undefined ? undefined : ports.inspector.inspect(bytes);
        // Taken before portfolios were refused: it may be paid for, and then no other file can be chosen.
        if (verdict?.kind === "refused" && verdict.refusal === "portfolio" && inspection !== undefined) {
          found.set(attachmentId, inspection);
          continue;
        }
        if (verdict?.kind !== "accepted") {
          return err({ kind: "permanent", reason: "file-missing", cause: "stored-file-unreadable" });
        }
        found.set(attachmentId, verdict.inspection);
      }
      const files = [...found.keys()].map((attachmentId) => ({ processId: process.id, attachmentId }));
      const scanned = await scanForMalware(ports, files);
      const noted = (current: SubmittingProcess): SubmittingProcess => ({
        ...current,
        attachments: current.attachments.map((attachment) => {
          const inspection = found.get(attachment.attachmentId);
          const malware = scanned.get(attachment.attachmentId);
          return {
            ...attachment,
            ...(inspection !== undefined && { inspection }),
            ...(malware !== undefined && { malware }),
          };
        }),
      });
      if (![...scanned.values()].includes("threat")) return ok(noted);
      const kept = await changeInAttempt(ports, { target, change: noted });
      return kept.ok ? err({ kind: "permanent", reason: "malware-found", cause: "threat" }) : kept;
    },
  });
}

/**
 * What the scanner says of each file; nothing where the state has none. It has had the time since the upload and gets
 * another minute: then a file counts as not scanned, which the processing report says. A scanner that is down never
 * keeps an application from being sent.
 */
async function scanForMalware(
  { malwareScanner: scanner }: Pick<Ports, "malwareScanner">,
  files: readonly AttachmentAddress[],
): Promise<ReadonlyMap<string, MalwareVerdict>> {
  const verdicts = new Map<string, MalwareVerdict>();
  if (scanner === undefined) return verdicts;
  const pauses = [...PAUSES_MILLISECONDS];
  for (const file of files) {
    let verdict = await scanner.verdictOf(file);
    while (verdict === "pending" && pauses.length > 0) {
      await scanner.pause(pauses.shift() ?? 0);
      verdict = await scanner.verdictOf(file);
    }
    verdicts.set(file.attachmentId, verdict === "pending" ? "not-scanned" : verdict);
  }
  return verdicts;
}
