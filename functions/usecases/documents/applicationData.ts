import { knownFee } from "#domain/payment/knownFee.ts";
import { outcomeOf } from "#domain/payment/outcomeOf.ts";
import type { ApplicationData, ApplicationDataV1 } from "#domain/documents/ApplicationData.ts";
import { handedOver } from "#domain/sending/withDocument.ts";
import { publishedSchemaUrl } from "#domain/documents/publishedSchemaUrl.ts";
import { requiredDocuments } from "#forms/requiredDocuments.ts";
import { shownFields } from "#forms/shownFields.ts";
import { machineAnswer, machineAnswers } from "#forms/answers/machineAnswers.ts";
import type { SignInRecord } from "#domain/sending/Submitting.ts";
import type { SubmittingProcess } from "../sending/steps/runSubmitStep.ts";
import { askedQuestions, type FilledForm, latinNameIn } from "./askedQuestions.ts";
import { postalAddress } from "./authorityLine.ts";
import { consentsOf } from "./consentsOf.ts";
import { peopleOf } from "./peopleOf.ts";
import { questionsByPath } from "./questionsByPath.ts";

type DataFor = FilledForm & {
  /** Address of the portal. */
  readonly issuer: string;
};

/** By the schema before: for authorities that take no other. */
export function applicationDataV1(
  process: SubmittingProcess,
  { issuer, ...filled }: DataFor,
): ApplicationDataV1 {
  const { metadata, submitting, location } = process;
  const people = peopleOf(process, latinNameIn(filled));
  const { applicantInLatin, applicantInOwnScript = applicantInLatin, representative } = people;
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
    applicant: { name: applicantInOwnScript },
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
}: Pick<SubmittingProcess, "electronicNotice">): Pick<ApplicationDataV1, "electronicNotice"> {
  if (electronicNotice === undefined) return {};
  const { postbox, ...decision } = electronicNotice;
  return { electronicNotice: decision };
}

/** The application for machines, from the very questions that the printed one is made of; its files are still to come. */
export function applicationData(process: SubmittingProcess, given: DataFor): ApplicationData {
  const { issuer, ...filled } = given;
  const { signIn } = process.submitting;
  const earlier = applicationDataV1(process, given);
  const { applicantInLatin, applicantInOwnScript = null } = peopleOf(process, latinNameIn(filled));
  const fields = new Map(shownFields(filled.form, filled.state).map(({ path, field }) => [path, field]));
  return {
    ...earlier,
    $schema: publishedSchemaUrl(issuer, "application-v2"),
    schema: "application-v2",
    applicant: { name: applicantInLatin, nameInOwnScript: applicantInOwnScript },
    signIn: signIn === undefined ? null : toldSignIn(signIn),
    questions: earlier.questions.map((question) => {
      const { path, answer } = question;
      const field = fields.get(path);
      return {
        ...question,
        answer: field === undefined ? answer : machineAnswer(field, answer),
        account: vouchedBy(signIn, path),
      };
    }),
    attachments: [],
    answers: machineAnswers(filled.form, process.formData),
  };
}

function toldSignIn(signIn: SignInRecord): NonNullable<ApplicationData["signIn"]> {
  const { provider, providerName = null, accountName = null, trustLevel } = signIn;
  return { provider, providerName, accountName, trustLevel };
}

function vouchedBy(signIn: SignInRecord | undefined, path: string): "locked" | "same" | null {
  if (signIn?.locked.includes(path) === true) return "locked";
  return signIn?.fromAccount.includes(path) === true ? "same" : null;
}

/** The same with every document that is handed over. */
export function withAttachmentsV1(data: ApplicationDataV1, process: SubmittingProcess): ApplicationDataV1 {
  return { ...data, attachments: attachmentsOf(process) };
}

/** The same with every document that is handed over, and the question that each answers. */
export function withAttachments(data: ApplicationData, process: SubmittingProcess): ApplicationData {
  const questions = questionsByPath(data.questions);
  return {
    ...data,
    attachments: attachmentsOf(process).map((attachment) => ({
      ...attachment,
      question: attachment.path === null ? null : (questions.get(attachment.path) ?? null),
    })),
  };
}

function attachmentsOf(process: SubmittingProcess): ApplicationDataV1["attachments"] {
  const paths = new Map(process.attachments.map(({ attachmentId, fieldPath }) => [attachmentId, fieldPath]));
  return handedOver(process.submitting).map(({ documentId, kind, fileName, size, sha512 }) => ({
    attachmentId: documentId,
    kind,
    path: paths.get(documentId) ?? null,
    fileName,
    mediaType: "application/pdf",
    size,
    sha512,
  }));
}
