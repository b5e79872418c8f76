import { err, ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";

/** Hashes every upload over its stored bytes: what is proved later is what lies in the store, not what was announced. */
export function calculateHashesForAttachments(
  ports: Pick<Ports, "processes" | "attachments" | "sha512">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "CALCULATE_HASHES_FOR_ATTACHMENTS",
    target,
    work: async (process) => {
      const hashes = new Map<string, string>();
      for (const { attachmentId, status, size } of process.attachments) {
        if (status !== "stored") continue;
        const bytes = await ports.attachments.read({ processId: process.id, attachmentId });
        if (bytes?.length !== size) {
          return err({ kind: "permanent", reason: "file-missing", cause: "stored-bytes-differ" });
        }
        hashes.set(attachmentId, ports.sha512(bytes));
      }
      return ok((current) => ({
        ...current,
        attachments: current.attachments.map((attachment) => {
          const hash = hashes.get(attachment.attachmentId);
          return hash === undefined ? attachment : { ...attachment, sha512: hash };
        }),
      }));
    },
  });
}
