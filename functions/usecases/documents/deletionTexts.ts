import type { DeletionCause } from "#domain/application/DeletionRecord.ts";
import { longestIn, type DataClassName } from "#domain/operation/DATA_CLASSES.ts";

type Destroyed = Extract<DataClassName, "draft" | "draftCopies" | "uploads" | "results">;
type Kept = Extract<DataClassName, "ciphertext" | "mailboxCopy" | "reports" | "payments">;

interface DeletionTexts {
  readonly title: string;
  readonly fileName: string;
  /** Nothing is left; something is. */
  readonly intro: { readonly all: string; readonly rest: string };
  readonly number: string;
  readonly begun: string;
  readonly deleted: string;
  readonly why: string;
  readonly causes: Readonly<Record<DeletionCause, string>>;
  readonly files: string;
  readonly destroyed: string;
  readonly kept: string;
  readonly classes: Readonly<Record<Destroyed | Kept, string>>;
  readonly until: string;
  readonly sealed: string;
  readonly seal: string;
  readonly enclosed: string;
}

/** What a certificate of deletion says, per language. */
export const DELETION_TEXTS: Readonly<Record<"de" | "en", DeletionTexts>> = {
  de: {
    title: "Löschbescheinigung",
    fileName: "Loeschbescheinigung.pdf",
    intro: {
      all: "Wir bescheinigen: Dieser Antrag ist gelöscht. Von seinem Inhalt ist im Portal nichts mehr vorhanden.",
      rest: "Wir bescheinigen: Im Portal ist gelöscht, was unter „Gelöscht sind“ steht. Was noch da ist, steht darunter.",
    },
    number: "Nummer des Antrags",
    begun: "Begonnen",
    deleted: "Gelöscht",
    why: "Grund",
    causes: {
      person: "Sie haben ihn gelöscht.",
      "session-ended": "Die Sitzung ist beendet. Ohne Konto wird nichts gespeichert.",
      "time-over": "Die Zeit, für die wir ihn speichern, ist vorbei.",
    },
    files: "Hochgeladene Dateien",
    destroyed: "Gelöscht sind",
    kept: "Noch da ist",
    classes: {
      draft: "alle Angaben im Formular",
      draftCopies:
        "der einzige Schlüssel zu ihnen: Auch in den Sicherungen des Portals kann sie niemand mehr lesen",
      uploads: "alle hochgeladenen Dateien",
      results: "alle Dokumente, die das Portal daraus gemacht hat",
      ciphertext: `der Antrag, so verschlüsselt, dass nur die Behörde ihn lesen kann, bis sie ihn angenommen hat, höchstens ${longestIn("ciphertext", "de")}`,
      mailboxCopy: `die Kopie für Ihr Postfach, solange sie dort nicht angekommen ist, höchstens ${longestIn("mailboxCopy", "de")}`,
      reports: `der Bericht, dass und wann gesendet wurde, ${longestIn("reports", "de")} lang`,
      payments: `die Aufzeichnung über die Zahlung, ${longestIn("payments", "de")} lang`,
    },
    until: "Diese Bescheinigung gibt es bis",
    sealed:
      "Dieses Dokument trägt ein elektronisches Siegel. Es enthält dieselbe Aussage als gesiegelte Datei für Computer (loeschbescheinigung.json).",
    seal: "Elektronisches Siegel",
    enclosed: "Gesiegelte Löschbescheinigung für Computer",
  },
  en: {
    title: "Certificate of deletion",
    fileName: "Certificate of deletion.pdf",
    intro: {
      all: "We certify: this application is deleted. Nothing of its content is left in the portal.",
      rest: "We certify: what is listed as deleted below is deleted in the portal. What is still there is listed after it.",
    },
    number: "Number of the application",
    begun: "Begun",
    deleted: "Deleted",
    why: "Reason",
    causes: {
      person: "You deleted it.",
      "session-ended": "The session has ended. Without an account nothing is kept.",
      "time-over": "The time for which we keep it is over.",
    },
    files: "Uploaded files",
    destroyed: "Deleted are",
    kept: "Still there",
    classes: {
      draft: "all answers in the form",
      draftCopies: "the only key to them: nobody can read them any more, not even in backups of the portal",
      uploads: "all uploaded files",
      results: "all documents that the portal made of them",
      ciphertext: `the application, encrypted so that only the authority can read it, until it has accepted it, ${longestIn("ciphertext", "en")} at most`,
      mailboxCopy: `the copy for your mailbox, as long as it has not arrived there, ${longestIn("mailboxCopy", "en")} at most`,
      reports: `the report that it was sent, and when, for ${longestIn("reports", "en")}`,
      payments: `the record of the payment, for ${longestIn("payments", "en")}`,
    },
    until: "You can have this certificate until",
    sealed:
      "This document carries an electronic seal. It contains the same statement as a sealed file for computers (loeschbescheinigung.json).",
    seal: "Electronic seal",
    enclosed: "Sealed certificate of deletion for computers",
  },
};
