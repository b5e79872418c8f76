import { sentFileNames } from "#domain/attachments/uniqueFileNames.ts";
import { withDocument } from "#domain/sending/withDocument.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { PreparedDocument } from "#domain/sending/Submitting.ts";
import type { Ports } from "#ports/Ports.ts";
import { applicationData, applicationDataV1 } from "#usecases/documents/applicationData.ts";
import { applicationDocument } from "#usecases/documents/applicationDocument.ts";
import { formOfProcess, stateOfForm } from "#usecases/application/formState.ts";
import { documentName, owedDocuments } from "#forms/requiredDocuments.ts";
import type { OwedDocument } from "#domain/sending/OwedDocument.ts";
import { type FilledForm, latinNameIn } from "#usecases/documents/askedQuestions.ts";
import { storeDocument, APPLICATION_DATA, APPLICATION_DATA_V1 } from "./storeDocument.ts";
import {
  runSubmitStep,
  withSubmitting,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
} from "./runSubmitStep.ts";
import { ARCHIVE } from "#domain/documents/archiveName.ts";

/**
 * What says that it is a translation: the authority reads the German application, and only that one counts. The copy is
 * for the person and is not handed over.
 */
const NOTICE = {
  title: "English copy",
  text: "This is a translation for your own records. It was not sent to the authority. The application that counts is the German one (Antrag.pdf). What you typed stands here as you typed it.",
} as const;

/**
 * Gathers what is sent: the application from the answers, for people as PDF and for machines as JSON, and the uploads
 * under names that differ.
 */
export function getFiles(
  ports: Pick<Ports, "processes" | "attachments" | "results" | "forms" | "documents" | "sha512">,
  given: {
    readonly target: StepTarget;
    readonly portalName: string;
    readonly portalNameEn: string;
    readonly issuer: string;
  },
): Promise<Result<void, StepFailure>> {
  const { target, portalName, portalNameEn, issuer } = given;
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
      });
      const addCopy = await makeEnglishCopy(ports, { process, portalName: portalNameEn });
      const owed = await owedIn(ports, { process, form, state });
      const latinName = latinNameIn({ form, state });
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
        if (file === undefined || hash === undefined || ports.sha512(file) !== hash) {
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
          ...(owed.length > 0 && { owed }),
          ...(latinName !== undefined && { latinName }),
        });
      });
    },
  });
}

/** What the person hands in later, in both languages of the portal. */
async function owedIn(
  ports: Pick<Ports, "forms">,
  { process, ...german }: FilledForm & { readonly process: SubmittingProcess },
): Promise<OwedDocument[]> {
  const owed = owedDocuments(german.form, german.state);
  const form = owed.length === 0 ? undefined : await formOfProcess(ports, { process, locale: "en" });
  const english = form === undefined ? [] : owedDocuments(form, german.state);
  return owed.map((document, index) => ({
    name: documentName(document),
    nameEn: documentName(english[index] ?? document),
  }));
}

/** All uploads as one ZIP file for the person, under the names they are sent by. Answers its size; none without uploads. */
async function makeArchive(
  ports: Pick<Ports, "attachments" | "results">,
  given: {
    readonly processId: string;
    /** ISO 8601: when it was sent. */
    readonly at: string;
    readonly files: readonly PreparedDocument[];
  },
): Promise<number | undefined> {
  const { processId, at, files } = given;
  if (files.length === 0) return undefined;
  return ports.results.writeArchive(
    { processId, name: ARCHIVE },
    files.map(({ documentId, fileName, size }) => ({
      fileName,
      size,
      at,
      read: async () => {
        const bytes = await ports.attachments.read({ processId, attachmentId: documentId });
        if (bytes === undefined) throw new Error("an upload that was just read is gone");
        return bytes;
      },
    })),
  );
}

/**
 * For applicants in English: the application in English, in addition to the German one. Answers how the process
 * records it.
 */
async function makeEnglishCopy(
  ports: Pick<Ports, "results" | "forms" | "documents" | "sha512">,
  given: { readonly process: SubmittingProcess; readonly portalName: string },
): Promise<(process: SubmittingProcess) => SubmittingProcess> {
  const { process, portalName } = given;
  const { submittedAt: at, generatedIds } = process.submitting;
  const documentId = generatedIds.englishCopy;
  const form = documentId === undefined ? undefined : await formOfProcess(ports, { process, locale: "en" });
  if (documentId === undefined || form === undefined) return (current) => current;
  const state = stateOfForm(process, { form, now: new Date(at) });
  return storeDocument(ports, {
    processId: process.id,
    document: { documentId, kind: "form", fileName: "Application (English copy).pdf" },
    bytes: await ports.documents.render(
      applicationDocument(process, { form, state, portalName, at, notice: NOTICE }),
    ),
  });
}
