import { ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import { coverLetterDocument } from "#usecases/documents/coverLetterDocument.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";
import { storeDocument } from "./storeDocument.ts";

/** Makes the letter that goes with papers sent by post: whom it goes to, which application it belongs to. */
export function createCoverLetter(
  ports: Pick<Ports, "processes" | "results" | "documents" | "sha512">,
  { target, portalName }: { readonly target: StepTarget; readonly portalName: string },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "CREATE_COVER_LETTER",
    target,
    work: async (process) =>
      ok(
        await storeDocument(ports, {
          processId: process.id,
          document: {
            documentId: process.submitting.generatedIds.coverLetter,
            kind: "coverLetter",
            fileName: "Anschreiben.pdf",
          },
          bytes: await ports.documents.render(coverLetterDocument(process, portalName)),
        }),
      ),
  });
}
