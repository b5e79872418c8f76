import type { OwedDocument } from "#domain/sending/OwedDocument.ts";
import { cutText } from "#domain/text/cutText.ts";
import type { PostboxMessage } from "#ports/sending/Postbox.ts";

/** Facts about an application in the message to the mailbox. */
export interface ApplicationFacts {
  readonly name: string;
  readonly authorityName: string;
  readonly transferTicketNumber: string;
  /** ISO 8601 instant at which the person pressed send. */
  readonly submittedAt: string;
  /** Documents that the person hands in later. */
  readonly owed?: readonly OwedDocument[] | undefined;
}

const TITLE_LIMIT = 200;

/** The letter around both documents. German first, as the documents are; English for those who still learn it. */
export function postboxMessage(
  application: ApplicationFacts,
  { handle, trustLevel }: { readonly handle: string } & Pick<PostboxMessage, "trustLevel">,
): PostboxMessage {
  const { name, authorityName, transferTicketNumber, owed = [] } = application;
  const ifOwed = (text: string): readonly string[] => (owed.length === 0 ? [] : [text]);
  return {
    mailbox: handle,
    trustLevel,
    title: cutText(`Ihr Antrag: ${name}`, { characters: TITLE_LIMIT }),
    content: [
      "Guten Tag,",
      `Sie haben einen Antrag gesendet: ${name}. Er geht an diese Behörde: ${authorityName}. Ihre Vorgangsnummer ist ${transferTicketNumber}.`,
      "Im Anhang finden Sie den Antrag und das Übertragungsprotokoll. Bitte bewahren Sie beides auf.",
      ...ifOwed(
        `Diese Unterlagen wollten Sie nachreichen: ${owed.map((one) => one.name).join("; ")}. Senden Sie sie an die Behörde, sobald Sie sie haben.`,
      ),
      // In the words of the personal area, as it is when the transport has accepted the application.
      "Stand:\n- Gesendet\n- Angenommen und geprüft\n- Warten auf die Bestätigung der Behörde. Erst damit gilt der Antrag als gestellt.",
      "English: You have sent an application. Attached are the application and the processing report. Please keep both.",
      ...ifOwed(
        `You wanted to hand in these documents later: ${owed.map((one) => one.nameEn).join("; ")}. Send them to the authority as soon as you have them.`,
      ),
      "Status:\n- Sent\n- Accepted and checked\n- Waiting for the authority’s confirmation. Only then does the application count as filed.",
    ].join("\n\n"),
    reference: transferTicketNumber,
    applicationDate: application.submittedAt,
  };
}
