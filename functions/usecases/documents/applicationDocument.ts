import type { Process } from "#domain/application/Process.ts";
import { germanDateTime, inGroups } from "#domain/documents/germanFormats.ts";
import { requiredDocuments } from "#forms/requiredDocuments.ts";
import type { DocumentBlock, DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import { askedQuestions, type AskedQuestion, type FilledForm, latinNameIn } from "./askedQuestions.ts";
import { authorityLine } from "./authorityLine.ts";
import { consentEntries } from "./consentsOf.ts";
import { feeText } from "./feeText.ts";
import { paymentEntries } from "./paymentEntries.ts";
import { peopleOf } from "./peopleOf.ts";
import { sentFileNames } from "#domain/attachments/uniqueFileNames.ts";
import { signInEntries } from "./signInEntries.ts";

type Entry = { readonly label: string; readonly value: string };

/**
 * The application as people read it, in the language of the form that is given: every question that was shown, in order,
 * with its answer. The German one goes to the authority; others carry a notice that says what they are.
 */
export function applicationDocument(
  process: Process,
  given: FilledForm & {
    readonly portalName: string;
    /** ISO 8601: when it was sent; of what was not sent, when this was made. */
    readonly at: string;
    /** Above everything, and at the foot of every page: what kind of copy this is. */
    readonly notice?: { readonly title: string; readonly text: string };
  },
): DocumentContent {
  const { form, portalName, notice, at } = given;
  const texts = APPLICATION_TEXTS[form.locale];
  const { title: profession, titleEn } = process.metadata;
  const plainTitle = texts.title(form.locale === "de" ? profession : titleEn);
  const title = notice === undefined ? plainTitle : `${notice.title}: ${plainTitle}`;
  const ticket = inGroups(process.submitting?.transferTicketNumber ?? "");
  return {
    title,
    language: form.locale,
    createdAt: at,
    footer: [
      portalName,
      notice?.title ?? texts.footer,
      ...(ticket === "" ? [] : [`${texts.ticket} ${ticket}`]),
    ].join(", "),
    replacedNote: texts.replaced,
    blocks: [
      ...(notice === undefined ? [] : [{ kind: "paragraph" as const, text: notice.text }]),
      { kind: "paragraph", text: `${texts.to}: ${authorityLine(process.metadata.authority)}` },
      { kind: "answers", entries: facts(process, given) },
      ...sections(given),
      ...documentBlocks(process, given),
      ...consentBlocks(process, form.locale),
    ],
  };
}

/** Numbers, people, place and money; what there is not yet is left out. */
function facts(process: Process, filled: FilledForm): readonly Entry[] {
  const language = filled.form.locale;
  const { submitting, messageId, metadata, location, electronicNotice: notice } = process;
  const texts = APPLICATION_TEXTS[language];
  const { applicant, representative } = peopleOf(process, latinNameIn(filled));
  return [
    ...(submitting === undefined
      ? []
      : [
          { label: texts.ticket, value: inGroups(submitting.transferTicketNumber) },
          { label: texts.messageId, value: messageId ?? "" },
          { label: texts.sent, value: germanDateTime(submitting.submittedAt, language) },
        ]),
    { label: texts.applicant, value: applicant },
    ...(representative === undefined ? [] : [{ label: texts.representative, value: representative }]),
    ...signInEntries(submitting, { asked: askedQuestions(filled), language }),
    { label: texts.service, value: metadata.leiKaId },
    { label: texts.place, value: `${location.postalCode} ${location.place}`.trim() },
    { label: texts.fee, value: feeText(process, language) },
    ...paymentEntries(process, language),
    ...(notice === undefined
      ? []
      : [
          {
            label: texts.notice,
            value: texts.noticeChoice({
              consent: notice.consent,
              at: germanDateTime(notice.decidedAt, language),
              version: notice.textVersion,
            }),
          },
        ]),
  ];
}

/** A section per page on which something was asked. */
function sections(filled: FilledForm): DocumentBlock[] {
  const asked = askedQuestions(filled);
  const pages = filled.form.pages.filter(({ key }) => asked.some(({ page }) => page === key));
  return pages.flatMap((page, index): DocumentBlock[] => [
    { kind: "heading", level: 2, text: `${index + 1}. ${page.title}` },
    ...answerBlocks(asked.filter((question) => question.page === page.key)),
  ]);
}

/** Answers in reading order; the answers of a row stand under the name of the row. */
function answerBlocks(asked: readonly AskedQuestion[]): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let heading: string | undefined;
  let entries: Entry[] = [];
  const close = (): void => {
    if (entries.length > 0) blocks.push({ kind: "answers", entries });
    entries = [];
  };
  for (const { row, question, text } of asked) {
    if (row !== heading) {
      close();
      heading = row;
      if (row !== undefined) blocks.push({ kind: "heading", level: 3, text: row });
    }
    entries.push({ label: question, value: text });
  }
  close();
  return blocks;
}

/** Which documents the answers call for and which of them are there. */
function documentBlocks(process: Process, { form, state }: FilledForm): DocumentBlock[] {
  const sent = sentFileNames(process.attachments);
  const texts = APPLICATION_TEXTS[form.locale];
  const rows = requiredDocuments(form, state)
    .filter(({ standing }) => standing !== "optional")
    .map(({ path, label, row, files, standing }) => [
      row === undefined ? label : `${label} (${row})`,
      standing === "provided" || standing === "optional"
        ? [texts.files(files), ...sent.flatMap((file) => (file.fieldPath === path ? [file.name] : []))].join(
            "\n",
          )
        : texts.standings[standing],
    ]);
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: texts.documents },
    { kind: "table", columns: [texts.document, texts.standing], rows },
  ];
}

function consentBlocks(process: Process, language: "de" | "en"): DocumentBlock[] {
  const entries = consentEntries(process, language);
  if (entries.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: APPLICATION_TEXTS[language].consents },
    { kind: "answers", entries },
  ];
}
