import type { Ports } from "../../ports/Ports.ts";
import { applicationDocument } from "../documents/applicationDocument.ts";
import { formOfProcess, stateOfForm } from "../process/formState.ts";
import type { SubmittingProcess } from "./runSubmitStep.ts";
import { storeDocument, type Hash } from "./storeDocument.ts";

/**
 * What says that it is a translation: the authority reads the German application, and only that one counts. The copy is
 * for the person and is not handed over.
 */
const NOTICE = {
  title: "English copy",
  text: "This is a translation for your own records. It was not sent to the authority. The application that counts is the German one (Antrag.pdf). What you typed stands here as you typed it.",
} as const;

/** For who applied in English: the application in English, beside the German one. Answers how the process notes it. */
export async function makeEnglishCopy(
  ports: Pick<Ports, "results" | "forms" | "documents">,
  given: { readonly process: SubmittingProcess; readonly sha512: Hash; readonly portalName: string },
): Promise<(process: SubmittingProcess) => SubmittingProcess> {
  const { process, sha512, portalName } = given;
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
    sha512,
  });
}
