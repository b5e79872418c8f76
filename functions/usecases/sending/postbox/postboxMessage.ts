import { cutText } from "#domain/text/cutText.ts";
import type { PostboxMessage } from "#ports/sending/Postbox.ts";

/** Facts about an application in the message to the mailbox. */
export interface ApplicationFacts {
  readonly name: string;
  readonly authorityName: string;
  readonly transferTicketNumber: string;
  /** ISO 8601 instant at which the person pressed send. */
  readonly submittedAt: string;
}

const TITLE_LIMIT = 200;

/** The letter around both documents. German first, as the documents are; English for those who still learn it. */
export function postboxMessage(
  application: ApplicationFacts,
  { handle, trustLevel }: { readonly handle: string } & Pick<PostboxMessage, "trustLevel">,
): PostboxMessage {
  const { name, authorityName, transferTicketNumber } = application;
  return {
    mailbox: handle,
    trustLevel,
    title: cutText(`Ihr Antrag: ${name}`, { characters: TITLE_LIMIT }),
    content: [
      "Guten Tag,",
      `Sie haben einen Antrag gesendet: ${name}. Er geht an diese Stelle: ${authorityName}. Ihre Nummer ist ${transferTicketNumber}.`,
      "Im Anhang finden Sie den Antrag und das Übertragungsprotokoll. Bitte bewahren Sie beides auf.",
      "Der Antrag ist erst gestellt, wenn er bei der Stelle angekommen ist.",
      "English: You have sent an application. Attached are the application and the processing report. Please keep both. The application counts as filed only once it has arrived at the authority.",
    ].join("\n\n"),
    reference: transferTicketNumber,
    applicationDate: application.submittedAt,
  };
}
