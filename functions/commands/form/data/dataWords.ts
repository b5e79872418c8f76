import type { FixedClassName } from "#domain/operation/DATA_CLASSES.ts";
import type { GatheredDatum } from "./gatheredData.ts";

interface BilingualText {
  readonly de: string;
  readonly en: string;
}

const text = (de: string, en: string): BilingualText => ({ de, en });

export const REQUIRED_WORDS: Readonly<Record<GatheredDatum["required"], BilingualText>> = {
  always: text("ja", "yes"),
  shown: text("ja, wenn gefragt", "yes, where asked"),
  no: text("nein", "no"),
  portal: text("vom Portal", "by the portal"),
};

export const SPECIAL_WORDS: Readonly<Record<NonNullable<GatheredDatum["special"]>, BilingualText>> = {
  health: text("Gesundheit (Art. 9 DSGVO)", "health (Art. 9 GDPR)"),
  criminalRecord: text("Straftaten (Art. 10 DSGVO)", "criminal offences (Art. 10 GDPR)"),
  ethnicOrigin: text("Herkunft (Art. 9 DSGVO)", "ethnic origin (Art. 9 GDPR)"),
};

export const COLUMN_WORDS = {
  page: text("Seite", "Page"),
  question: text("Angabe", "Data"),
  type: text("Art", "Type"),
  required: text("Pflicht", "Required"),
  fim: text("FIM-Feld", "FIM field"),
  neededFor: text("Wozu, nach welchem Recht", "What for, by what law"),
  special: text("Besondere Kategorie", "Special category"),
  kept: text("Längstens im Portal", "At most in the portal"),
} as const;

/** What holds answers and files, and since when its time runs. */
export const KEPT_CLASSES = [
  {
    name: "draft",
    words: text(
      "Antworten im Entwurf; seit der letzten Änderung",
      "Answers of the draft; since the last change",
    ),
  },
  {
    name: "draftCopies",
    words: text(
      "Sicherungen der Entwürfe; seit der Löschung, ab da nicht mehr lesbar",
      "Copies of drafts; since the deletion, from then on unreadable",
    ),
  },
  {
    name: "uploads",
    words: text("Hochgeladene Dateien; seit der letzten Änderung", "Uploaded files; since the last change"),
  },
  {
    name: "results",
    words: text(
      "Fertige Dokumente zum Herunterladen; seit dem Absenden",
      "Documents to download; since sending",
    ),
  },
  {
    name: "ciphertext",
    words: text(
      "Antrag, den nur die Behörde lesen kann; seit dem Absenden",
      "Application that only the authority can read; since sending",
    ),
  },
  {
    name: "mailboxCopy",
    words: text(
      "Kopie, die nur das Postfach lesen kann; seit dem Absenden",
      "Copy that only the mailbox can read; since sending",
    ),
  },
] as const satisfies readonly { readonly name: FixedClassName; readonly words: BilingualText }[];

export const REPORT_WORDS = {
  purpose: text(
    "Zweck: dieser Antrag. Empfänger: die zuständige Behörde. Beginn eines Verzeichnisses nach Art. 30 DSGVO.",
    "Purpose: this application. Recipient: the competent authority. Start of a record by Art. 30 GDPR.",
  ),
  kept: text("Wie lange das Portal es behält", "How long the portal keeps it"),
  what: text("Was", "What"),
  longest: text("Längstens", "At most"),
} as const;
