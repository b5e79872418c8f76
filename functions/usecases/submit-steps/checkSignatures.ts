import type { UploadInspection } from "../../domain/attachment/UploadVerdict.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import {
  changeInAttempt,
  runSubmitStep,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
} from "./runSubmitStep.ts";
import { scanForMalware } from "./scanForMalware.ts";

/**
 * Notes for every upload what its signatures are worth and what the malware scanner said; the processing report tells it
 * to the authority. A threat ends the attempt before anything is sealed.
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
      for (const { attachmentId, status } of process.attachments) {
        if (status !== "stored") continue;
        const bytes = await ports.attachments.read({ processId: process.id, attachmentId });
        const verdict = bytes === undefined ? undefined : ports.inspector.inspect(bytes);
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
