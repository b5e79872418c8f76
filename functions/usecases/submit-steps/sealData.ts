import { ok, type Result } from "../../domain/result.ts";
import type { TransportDocument } from "../../ports/AuthorityTransport.ts";
import type { Ports } from "../../ports/Ports.ts";
import { runSubmitStep, type StepFailure, type StepTarget, type SubmittingProcess } from "./runSubmitStep.ts";
import { sealedParts } from "./sealedParts.ts";
import { stepFailureOf } from "./stepFailureOf.ts";

/**
 * Encrypts everything for the authority. What is sealed already stays as it is: the transport may have accepted it, and
 * its proof of delivery will name these very ciphertexts.
 */
export function sealData(
  ports: Pick<Ports, "processes" | "results" | "transport">,
  { target }: { readonly target: StepTarget },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "SEAL_DATA",
    target,
    work: async (process) => {
      if (process.submitting.sealed !== undefined) return ok((current) => current);
      const sealed = await ports.transport.seal(
        {
          transferTicketNumber: process.submitting.transferTicketNumber,
          leiKaId: process.metadata.leiKaId,
          ars: process.location.ars,
          serviceName: process.metadata.description,
          applicationDate: process.submitting.submittedAt,
          data: JSON.stringify({
            formId: process.fmsFormId,
            formVersion: process.formVersion,
            leiKaId: process.metadata.leiKaId,
            profession: process.metadata.title,
            location: process.location,
            answers: process.formData,
          }),
          documents: transportDocuments(ports, process),
        },
        sealedParts(ports, process.id),
      );
      if (!sealed.ok) return stepFailureOf(sealed.failure);
      const { attachmentIds, authenticationTags, ...rest } = sealed.value;
      return ok((current) => ({
        ...current,
        submitting: {
          ...current.submitting,
          sealed: {
            ...rest,
            attachmentIds: [...attachmentIds],
            authenticationTags: { ...authenticationTags, attachments: { ...authenticationTags.attachments } },
          },
        },
      }));
    },
  });
}

function transportDocuments(
  { results }: Pick<Ports, "results">,
  process: SubmittingProcess,
): readonly TransportDocument[] {
  return process.submitting.documents.map(({ documentId, kind, fileName, sha512 }) => ({
    attachmentId: documentId,
    kind,
    fileName,
    mediaType: "application/pdf",
    sha512,
    read: async () => {
      const bytes = await results.read({ processId: process.id, name: documentId });
      if (bytes === undefined) throw new Error("a prepared document is not in the result store");
      return bytes;
    },
  }));
}
