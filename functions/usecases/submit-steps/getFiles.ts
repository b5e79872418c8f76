import { sentFileNames } from "../../domain/attachment/sentFileNames.ts";
import { withDocument } from "../../domain/submission/withDocument.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { PreparedDocument } from "../../domain/submission/Submitting.ts";
import type { Ports } from "../../ports/Ports.ts";
import { applicationData, applicationDataV1 } from "../documents/applicationData.ts";
import { applicationDocument } from "../documents/applicationDocument.ts";
import { formOfProcess, stateOfForm } from "../process/formState.ts";
import { APPLICATION_DATA, APPLICATION_DATA_V1 } from "./applicationDataName.ts";
import { makeArchive } from "./makeArchive.ts";
import { makeEnglishCopy } from "./makeEnglishCopy.ts";
import { runSubmitStep, withSubmitting, type StepFailure, type StepTarget } from "./runSubmitStep.ts";
import { storeDocument, type Hash } from "./storeDocument.ts";

/**
 * Gathers what is sent: the application from the answers, for people as PDF and for machines as JSON, and the uploads
 * under names that differ.
 */
export function getFiles(
  ports: Pick<Ports, "processes" | "attachments" | "results" | "forms" | "documents">,
  given: {
    readonly target: StepTarget;
    readonly sha512: Hash;
    readonly portalName: string;
    readonly issuer: string;
  },
): Promise<Result<void, StepFailure>> {
  const { target, sha512, portalName, issuer } = given;
  return runSubmitStep(ports, {
    step: "GET_FILES",
    target,
    work: async (process) => {
      const form = await formOfProcess(ports, { process, locale: "de" });
      if (form === undefined)
        return err({ kind: "permanent", reason: "unexpected", cause: "form-not-found" });
      const at = process.submitting.submittedAt;
      const state = stateOfForm(process, { form, now: new Date(at) });
      const bytes = await ports.documents.render(
        applicationDocument(process, { form, state, portalName, at }),
      );
      const addForm = await storeDocument(ports, {
        processId: process.id,
        document: { documentId: process.submitting.generatedIds.form, kind: "form", fileName: "Antrag.pdf" },
        bytes,
        sha512,
      });
      const addCopy = await makeEnglishCopy(ports, { process, sha512, portalName });
      for (const [name, data] of [
        [APPLICATION_DATA, applicationData(process, { form, state, issuer })],
        [APPLICATION_DATA_V1, applicationDataV1(process, { form, state, issuer })],
      ] as const) {
        await ports.results.write(
          { processId: process.id, name },
          { body: JSON.stringify(data), mediaType: "application/json" },
        );
      }
      const stored = process.attachments.filter(({ status }) => status === "stored");
      const names = new Map(sentFileNames(stored).map(({ attachmentId, name }) => [attachmentId, name]));
      const attached: PreparedDocument[] = [];
      for (const [index, { attachmentId, size, sha512: hash }] of stored.entries()) {
        const file = await ports.attachments.read({ processId: process.id, attachmentId });
        if (file === undefined || hash === undefined || sha512(file) !== hash) {
          return err({ kind: "permanent", reason: "file-missing", cause: "stored-bytes-changed" });
        }
        await ports.results.write(
          { processId: process.id, name: attachmentId },
          { body: file, mediaType: "application/pdf" },
        );
        attached.push({
          documentId: attachmentId,
          kind: "attachment",
          fileName: names.get(attachmentId) ?? `Anlage-${index + 1}.pdf`,
          size,
          sha512: hash,
        });
      }
      const archiveSize = await makeArchive(ports, { processId: process.id, at, files: attached });
      return ok((current) => {
        const made = addCopy(addForm(current));
        return withSubmitting(made, {
          documents: attached.reduce(withDocument, made.submitting.documents),
          ...(archiveSize !== undefined && { archiveSize }),
        });
      });
    },
  });
}
