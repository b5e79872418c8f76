import type { UploadInspection } from "../../domain/attachment/UploadVerdict.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";

/** Notes for every upload what its signatures are worth; the processing report tells it to the authority. */
export function checkSignatures(
  ports: Pick<Ports, "processes" | "attachments" | "inspector">,
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
      return ok((current) => ({
        ...current,
        attachments: current.attachments.map((attachment) => {
          const inspection = found.get(attachment.attachmentId);
          return inspection === undefined ? attachment : { ...attachment, inspection };
        }),
      }));
    },
  });
}
