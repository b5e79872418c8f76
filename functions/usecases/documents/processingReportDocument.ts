import { sizeText } from "#domain/attachments/sizeText.ts";
import { germanDateTime, inGroups } from "#domain/documents/germanFormats.ts";
import type { ApplicationData } from "#domain/documents/ApplicationData.ts";
import type { DeliveryReceipt, SealedStatement } from "#domain/sending/DeliveryReceipt.ts";
import { handedOver } from "#domain/sending/withDocument.ts";
import { consentEntries } from "./consentsOf.ts";
import type { DocumentBlock, DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import type { SubmittingProcess } from "../sending/steps/runSubmitStep.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import { authorityLine } from "./authorityLine.ts";
import { feeText } from "./feeText.ts";
import { paymentEntries } from "./paymentEntries.ts";
import { peopleOf } from "./peopleOf.ts";
import { questionsByPath } from "./questionsByPath.ts";
import { signInEntries } from "./signInEntries.ts";
import type {
  ActiveContent,
  BlankPages,
  FoundSignature,
  UploadInspection,
} from "#domain/attachments/UploadVerdict.ts";

const VERDICTS = {
  intact: "Datei seit der Signatur unverändert",
  modified: "Datei nach der Signatur verändert",
  invalid: "Signatur ungültig",
  unsupported: "Art der Signatur nicht prüfbar",
} as const satisfies Record<FoundSignature["verdict"], string>;

const CONTENTS = {
  script: "Skripte",
  "sends-data": "Aktionen, die Daten senden oder laden",
  "opens-other-document": "Verweise, die andere Dokumente öffnen",
  "opens-web-page": "eine Adresse, die beim Öffnen aufgerufen wird",
  media: "Ton, Film oder 3D-Inhalte",
  attachment: "angehängte Dateien",
} as const satisfies Record<ActiveContent, string>;

const BLANK = {
  some: "Manche Seiten scheinen leer zu sein.",
  all: "Alle Seiten scheinen leer zu sein.",
} as const satisfies Record<Exclude<BlankPages, "none">, string>;

const TITLE = "Übertragungsprotokoll";

type Questions = ApplicationData["questions"];

/**
 * Which files went when to whom, with a hash per document and the question that it answers: what a person keeps as
 * proof. The sealed receipt for machines is enclosed, and the document has a field for the portal's seal, where the
 * portal has one.
 */
export function processingReportDocument(
  process: SubmittingProcess,
  given: {
    readonly receipt: DeliveryReceipt;
    /** As they stand in the application for machines. */
    readonly questions: Questions;
    readonly sealed?: SealedStatement | undefined;
    readonly portalName: string;
  },
): DocumentContent {
  const { receipt, questions, sealed, portalName } = given;
  const ticket = inGroups(receipt.transferTicketNumber);
  return {
    title: `${TITLE}, Vorgangsnummer ${ticket}`,
    language: "de",
    replacedNote: APPLICATION_TEXTS.de.replaced,
    createdAt: process.submitting.submittedAt,
    footer: `${portalName}, ${TITLE}, Vorgangsnummer ${ticket}`,
    blocks: [
      {
        kind: "paragraph",
        text: "Dieses Protokoll nennt die Dateien, die für die Behörde verschlüsselt und übertragen werden. Gestellt ist der Antrag, sobald die Behörde den Eingang bestätigt hat. Den Stand sehen Sie im persönlichen Bereich.",
      },
      { kind: "answers", entries: facts(process, { receipt, questions }) },
      { kind: "heading", level: 2, text: "Dateien und Prüfsummen (SHA-512)" },
      filesTable(process, questions),
      ...(sealed === undefined ? [] : SEAL_NOTES),
    ],
    ...(sealed !== undefined && {
      sealLabel: `Elektronisches Siegel: ${portalName}`,
      enclosed: {
        fileName: "quittung.json",
        mediaType: "application/json",
        text: JSON.stringify(sealed),
        description: "Gesiegelte Quittung für Computer",
      },
    }),
  };
}

function facts(
  process: SubmittingProcess,
  { receipt, questions }: { readonly receipt: DeliveryReceipt; readonly questions: Questions },
): readonly { readonly label: string; readonly value: string }[] {
  const { applicant, representative } = peopleOf(process, process.submitting.latinName);
  const { location, authority, service } = receipt;
  return [
    { label: "Vorgangsnummer", value: inGroups(receipt.transferTicketNumber) },
    { label: "Antragstellende Person", value: applicant },
    ...(representative === undefined ? [] : [{ label: "Vertreten durch", value: representative }]),
    ...signInEntries(process.submitting, { asked: questions, language: "de" }),
    { label: "Gesendet", value: germanDateTime(process.submitting.submittedAt) },
    { label: "Leistung", value: `${service.name} (Leistungsschlüssel ${service.leiKaId})` },
    { label: "Ort der geplanten Tätigkeit", value: `${location.postalCode} ${location.place}`.trim() },
    { label: "Zuständige Behörde", value: authorityLine(process.metadata.authority) || authority.name },
    { label: "Nachrichtennummer", value: receipt.messageId },
    { label: APPLICATION_TEXTS.de.fee, value: feeText(process, "de") },
    ...paymentEntries(process, "de"),
    ...consentEntries(process, "de"),
  ];
}

function filesTable(process: SubmittingProcess, asked: Questions): DocumentBlock {
  const questions = questionsByPath(asked);
  const notes = new Map(
    process.attachments.map(({ attachmentId, fieldPath, inspection, malware }) => {
      const question = questions.get(fieldPath);
      return [
        attachmentId,
        [
          ...(question === undefined ? [] : [`Zu: ${question}`]),
          ...(inspection === undefined ? [] : inspectionText(inspection)),
          ...(malware === "not-scanned" ? ["Nicht auf Schadsoftware geprüft."] : []),
        ],
      ];
    }),
  );
  return {
    kind: "table",
    columns: ["Nr.", "Datei", "Größe", "Prüfsumme"],
    rows: handedOver(process.submitting)
      .filter(({ kind }) => kind !== "receipt")
      .map(({ documentId, fileName, size, sha512 }, index) => [
        String(index + 1),
        [fileName, ...(notes.get(documentId) ?? [])].join("\n"),
        sizeText(size, "de-DE"),
        inGroups(sha512, 8),
      ]),
  };
}

const SEAL_NOTES: readonly DocumentBlock[] = [
  { kind: "heading", level: 2, text: "So lässt sich dieses Protokoll prüfen" },
  {
    kind: "paragraph",
    text: "Das Protokoll trägt ein elektronisches Siegel. Es enthält außerdem die Quittung als Datei für Computer (quittung.json). Auf der Seite „Beleg prüfen“ des Portals lässt sich damit feststellen, ob Dateien genau die sind, die übergeben wurden. Die Dateien verlassen dabei den eigenen Computer nicht.",
  },
];

/** What was noticed about an uploaded file, in sentences for the authority; none for an ordinary file. */
function inspectionText(inspection: UploadInspection): readonly string[] {
  const { found, activeContents, hasAppendix, blankPages } = inspection;
  return [
    ...found.map(signatureText),
    ...(activeContents.length === 0
      ? []
      : [`Enthält ${activeContents.map((content) => CONTENTS[content]).join(", ")}.`]),
    ...(hasAppendix ? ["Hinter dem Ende des Dokuments stehen weitere Bytes."] : []),
    ...(blankPages === "none" ? [] : [BLANK[blankPages]]),
  ];
}

function signatureText({ verdict, signer, claimedTime, isWeak }: FoundSignature): string {
  const claims = [
    ...(signer === undefined ? [] : [`Zertifikat: ${signer}`]),
    ...(claimedTime === undefined ? [] : [`angegebene Zeit: ${germanDateTime(claimedTime)}`]),
    ...(isWeak === true ? ["veraltetes Verfahren"] : []),
    "Vertrauen nicht geprüft",
  ];
  return `Signatur: ${VERDICTS[verdict]} (${claims.join("; ")}).`;
}
