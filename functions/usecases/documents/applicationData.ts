import { knownFee } from "../../domain/fee/knownFee.ts";
import { outcomeOf } from "../../domain/payment/outcomeOf.ts";
import type { ApplicationData } from "../../domain/submission/ApplicationData.ts";
import { handedOver } from "../../domain/submission/handedOver.ts";
import { publishedSchemaUrl } from "../../domain/submission/publishedSchemaUrl.ts";
import { requiredDocuments } from "../../forms/requiredDocuments.ts";
import type { SubmittingProcess } from "../submit-steps/runSubmitStep.ts";
import { askedQuestions, type FilledForm } from "./askedQuestions.ts";
import { postalAddress } from "./authorityLine.ts";
import { consentsOf } from "./consentsOf.ts";
import { peopleOf } from "./peopleOf.ts";

/** The application for machines, from the very questions that the printed one is made of; its files are still to come. */
export function applicationData(
  process: SubmittingProcess,
  { issuer, ...filled }: FilledForm & { /** Address of the portal. */ readonly issuer: string },
): ApplicationData {
  const { metadata, submitting, location } = process;
  const { applicant, representative } = peopleOf(process);
  return {
    $schema: publishedSchemaUrl(issuer, "application-v1"),
    schema: "application-v1",
    transferTicketNumber: submitting.transferTicketNumber,
    messageId: process.messageId ?? "",
    submittedAt: submitting.submittedAt,
    service: { leiKaId: metadata.leiKaId, name: metadata.description, profession: metadata.title },
    authority: {
      id: metadata.authority.id,
      name: metadata.authority.name,
      postalAddress: postalAddress(metadata.authority),
    },
    location: {
      ars: location.ars,
      postalCode: location.postalCode,
      place: location.place,
      region: location.region,
    },
    applicant: { name: applicant },
    representative: representative === undefined ? null : { name: representative },
    form: { id: process.fmsFormId, version: process.formVersion },
    questions: askedQuestions(filled).map(({ path, pageTitle, row, question, answer, text }) => ({
      path,
      page: pageTitle,
      row: row ?? null,
      question,
      answer: answer ?? null,
      text,
    })),
    requiredDocuments: requiredDocuments(filled.form, filled.state).map(({ path, label, row, standing }) => ({
      path,
      document: label,
      row: row ?? null,
      standing,
      attachmentIds: process.attachments.flatMap(({ attachmentId, fieldPath, status }) =>
        fieldPath === path && status === "stored" ? [attachmentId] : [],
      ),
    })),
    consents: consentsOf(process),
    fee: {
      type: metadata.feeType,
      amount: knownFee(metadata, process.feeDue),
      ...(metadata.fee !== undefined && { legalBasis: metadata.fee.legalBasis.de }),
    },
    payment: outcomeOf(process),
    ...noticeOf(process),
    attachments: [],
    answers: process.formData,
  };
}

/** What was decided, without the address of the mailbox. */
function noticeOf({
  electronicNotice,
}: Pick<SubmittingProcess, "electronicNotice">): Pick<ApplicationData, "electronicNotice"> {
  if (electronicNotice === undefined) return {};
  const { postbox, ...decision } = electronicNotice;
  return { electronicNotice: decision };
}

/** The same with every document that is handed over. */
export function withAttachments(data: ApplicationData, process: SubmittingProcess): ApplicationData {
  const paths = new Map(process.attachments.map(({ attachmentId, fieldPath }) => [attachmentId, fieldPath]));
  return {
    ...data,
    attachments: handedOver(process.submitting).map(({ documentId, kind, fileName, size, sha512 }) => ({
      attachmentId: documentId,
      kind,
      path: paths.get(documentId) ?? null,
      fileName,
      mediaType: "application/pdf",
      size,
      sha512,
    })),
  };
}
