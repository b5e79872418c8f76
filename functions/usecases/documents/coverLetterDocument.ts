import { germanDate, germanDateTime, inGroups } from "../../domain/submission/germanFormats.ts";
import type { DocumentContent } from "../../ports/DocumentRenderer.ts";
import type { SubmittingProcess } from "../submit-steps/runSubmitStep.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import { authorityLine } from "./authorityLine.ts";
import { feeText } from "./feeText.ts";
import { paperNotes } from "./paperNotes.ts";
import { peopleOf } from "./peopleOf.ts";

/** The letter to put on top of papers that go to the authority by post after the online application. */
export function coverLetterDocument(process: SubmittingProcess, portalName: string): DocumentContent {
  const ticket = inGroups(process.submitting.transferTicketNumber);
  const { applicant, representative, sender, senderEmail } = peopleOf(process);
  // Who writes for somebody else speaks of them, and signs for them.
  const [sent, signature] =
    representative === undefined
      ? ["ich habe meinen Antrag", sender]
      : [`in Vertretung habe ich den Antrag von ${applicant}`, `${sender}\nin Vertretung von ${applicant}`];
  const subject = `Antrag auf Anerkennung als ${process.metadata.title}: Unterlagen auf Papier`;
  return {
    title: subject,
    language: "de",
    replacedNote: APPLICATION_TEXTS.de.replaced,
    createdAt: process.submitting.submittedAt,
    footer: `${portalName}, Anschreiben, Vorgangsnummer ${ticket}`,
    blocks: [
      { kind: "paragraph", text: `Absender: ${sender}` },
      { kind: "paragraph", text: authorityLine(process.metadata.authority) },
      {
        kind: "answers",
        entries: [
          { label: "Vorgangsnummer", value: ticket },
          ...(representative === undefined ? [] : [{ label: "Antrag von", value: applicant }]),
          { label: "Datum", value: germanDate(process.submitting.submittedAt) },
          { label: "Antrag online gesendet", value: germanDateTime(process.submitting.submittedAt) },
          { label: "E-Mail", value: senderEmail },
          { label: APPLICATION_TEXTS.de.fee, value: feeText(process, "de") },
        ],
      },
      { kind: "paragraph", text: "Sehr geehrte Damen und Herren," },
      {
        kind: "paragraph",
        text: `${sent} über das ${portalName} gesendet. Die Vorgangsnummer ist ${ticket}. Zu diesem Antrag sende ich Ihnen die beiliegenden Unterlagen auf Papier.`,
      },
      { kind: "paragraph", text: "Mit freundlichen Grüßen" },
      { kind: "paragraph", text: signature },
      ...paperNotes(process.location.region),
    ],
  };
}
