import type { DeletionCause } from "#domain/application/DeletionRecord.ts";
import type { DataClassName } from "#domain/operation/DATA_CLASSES.ts";

type Destroyed = Extract<DataClassName, "draft" | "draftCopies" | "uploads" | "results">;
type Kept = Extract<DataClassName, "ciphertext" | "reports">;

interface DeletionTexts {
  readonly title: string;
  readonly fileName: string;
  readonly intro: string;
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
    intro:
      "Wir bescheinigen: Dieser Antrag ist gelöscht. Von seinem Inhalt ist im Portal nichts mehr vorhanden.",
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
    kept: "Noch da ist, weil der Antrag gesendet wurde",
    classes: {
      draft: "alle Angaben im Formular",
      draftCopies:
        "der einzige Schlüssel zu ihnen: Auch in den Sicherungen des Portals kann sie niemand mehr lesen",
      uploads: "alle hochgeladenen Dateien",
      results: "alle Dokumente, die das Portal daraus gemacht hat",
      ciphertext: "der Antrag, so verschlüsselt, dass nur die Behörde ihn lesen kann",
      reports: "der Bericht, dass und wann gesendet wurde",
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
    intro: "We certify: this application is deleted. Nothing of its content is left in the portal.",
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
    kept: "Still there, because the application was sent",
    classes: {
      draft: "all answers in the form",
      draftCopies: "the only key to them: nobody can read them any more, not even in backups of the portal",
      uploads: "all uploaded files",
      results: "all documents that the portal made of them",
      ciphertext: "the application, encrypted so that only the authority can read it",
      reports: "the report that it was sent, and when",
    },
    until: "You can have this certificate until",
    sealed:
      "This document carries an electronic seal. It contains the same statement as a sealed file for computers (loeschbescheinigung.json).",
    seal: "Electronic seal",
    enclosed: "Sealed certificate of deletion for computers",
  },
};
