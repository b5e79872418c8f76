import { germanDate, germanDateTime, inGroups } from "#domain/documents/germanFormats.ts";
import type { DocumentContent, DocumentBlock } from "#ports/documents/DocumentRenderer.ts";
import type { SubmittingProcess } from "../sending/steps/runSubmitStep.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import { authorityLine } from "./authorityLine.ts";
import { feeText } from "./feeText.ts";
import { peopleOf } from "./peopleOf.ts";
import { type PaperRegion, paperRegion } from "#domain/directory/Region.ts";
import type { Process } from "#domain/application/Process.ts";

/** What differs between the states that also want papers by post. */
const BY_REGION: Readonly<Record<PaperRegion, readonly string[]>> = {
  NW: [
    "Beglaubigte Kopien: Zeugnisse, Urkunden und andere Unterlagen senden Sie als amtlich beglaubigte Kopie.",
    "Übersetzungen: Deutsche Übersetzungen senden Sie als beglaubigte Übersetzung.",
  ],
  RP: [
    "Beglaubigte Kopien: Dokumente in der Originalsprache senden Sie als amtlich beglaubigte Kopie. Beglaubigungen durch Übersetzungsbüros, Wirtschaftsprüfungen oder Anwaltskanzleien und Kopien von beglaubigten Kopien werden nicht anerkannt. Im Ausland beglaubigen eine deutsche Vertretung oder ein Notariat.",
    "Übersetzungen: Deutsche Übersetzungen senden Sie als einfache Kopie.",
  ],
};

const FOR_ALL = [
  "Nicht auf Papier nötig ist, was Sie selbst geschrieben haben, zum Beispiel der Lebenslauf. Einen Lehrplan auf Englisch müssen Sie nicht übersetzen lassen.",
  "Senden Sie keine Originale. Legen Sie dieses Anschreiben obenauf.",
];

/** The letter to put on top of papers that go to the authority by post after the online application. */
export function coverLetterDocument(process: SubmittingProcess, portalName: string): DocumentContent {
  const ticket = inGroups(process.submitting.transferTicketNumber);
  const { applicant, representative, sender, senderEmail } = peopleOf(process, process.submitting.latinName);
  // A representative writes about the applicant, and signs for them.
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
        text: `${sent} über das ${portalName} gesendet. Die Vorgangsnummer ist ${ticket}. ${enclosed(process)}`,
      },
      ...owedNote(process),
      { kind: "paragraph", text: "Mit freundlichen Grüßen" },
      { kind: "paragraph", text: signature },
      ...paperNotes(process.location.region),
    ],
  };
}

/** Where all papers are taken electronically, the letter is there for what the authority asks for later. */
function enclosed({ location }: SubmittingProcess): string {
  return paperRegion(location.region) === undefined
    ? "Unterlagen, die Sie zu diesem Antrag auf Papier brauchen, lege ich bei."
    : "Zu diesem Antrag sende ich Ihnen die beiliegenden Unterlagen auf Papier.";
}

/** What neither went with the application nor lies in the envelope. */
function owedNote({ submitting: { owed = [] } }: SubmittingProcess): readonly DocumentBlock[] {
  if (owed.length === 0) return [];
  const names = owed.map(({ name }) => name).join("; ");
  return [{ kind: "paragraph", text: `Diese Unterlagen reiche ich nach: ${names}.` }];
}

/** Who must send what on paper; nothing where the authority takes all papers electronically. */
function paperNotes(region: Process["location"]["region"]): readonly DocumentBlock[] {
  const paper = paperRegion(region);
  if (paper === undefined) return [];
  return [
    { kind: "heading", level: 2, text: "Hinweise: Was Sie zusätzlich auf Papier senden" },
    ...[...BY_REGION[paper], ...FOR_ALL].map((text): DocumentBlock => ({ kind: "paragraph", text })),
  ];
}
