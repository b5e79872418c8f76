import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { DocumentStanding } from "#forms/requiredDocuments.ts";

/** Texts of the application besides questions and answers. */
export interface ApplicationTexts {
  readonly title: (profession: string) => string;
  readonly to: string;
  readonly ticket: string;
  readonly messageId: string;
  readonly sent: string;
  readonly service: string;
  readonly place: string;
  readonly applicant: string;
  readonly representative: string;
  readonly signIn: string;
  readonly withoutAccount: string;
  readonly levels: Readonly<Record<TrustLevel, string>>;
  /** `name`: whom the account belongs to. */
  readonly signedIn: (account: {
    readonly provider: string;
    readonly name: string;
    readonly level: string;
  }) => string;
  readonly locked: string;
  readonly same: string;
  readonly fee: string;
  readonly notice: string;
  /** How letters and the decision arrive. `at`: when it was decided. */
  readonly noticeChoice: (choice: {
    readonly consent: boolean;
    readonly at: string;
    readonly version: string;
  }) => string;
  readonly documents: string;
  readonly document: string;
  readonly standing: string;
  readonly standings: Readonly<Record<Exclude<DocumentStanding, "provided" | "optional">, string>>;
  readonly files: (count: number) => string;
  readonly consents: string;
  readonly consent: { readonly terms: string; readonly declarations: string };
  readonly accepted: (version: string, at: string) => string;
  readonly footer: string;
  /** Stands where letters were replaced; the data for machines are sent along with the application. */
  readonly replaced: string;
}

const DE: ApplicationTexts = {
  title: (profession) => `Antrag auf Anerkennung als ${profession}`,
  to: "An",
  ticket: "Vorgangsnummer",
  messageId: "Nachrichtennummer",
  sent: "Online gesendet",
  service: "Leistungsschlüssel",
  place: "Ort der geplanten Tätigkeit",
  applicant: "Antragstellende Person",
  representative: "Vertreten durch",
  signIn: "Anmeldung",
  withoutAccount: "ohne Konto",
  levels: { low: "Basisregistrierung", substantial: "substanziell", high: "hoch" },
  signedIn: ({ provider, name, level }) =>
    `${provider}${name === "" ? "" : `: ${name}`}, Vertrauensniveau „${level}“`,
  locked: "Aus dem Konto, nicht änderbar",
  same: "Gleich wie im Konto",
  fee: "Gebühr",
  notice: "Elektronische Bekanntgabe",
  noticeChoice: ({ consent, at, version }) =>
    `${consent ? "Ja, in das Postfach des Kontos" : "Nein, Bescheid per Post"} (entschieden am ${at}, Fassung ${version})`,
  documents: "Unterlagen",
  document: "Unterlage",
  standing: "Stand",
  standings: {
    missing: "fehlt",
    later: "wird nachgereicht",
    excused: "kann nicht vorgelegt werden",
  },
  files: (count) => (count === 1 ? "1 Datei liegt bei" : `${count} Dateien liegen bei`),
  consents: "Einwilligungen und Erklärungen",
  consent: {
    terms: "Nutzungsbedingungen und Datenschutzerklärung des Portals",
    declarations: "Die Angaben sind richtig und vollständig. Änderungen werden sofort mitgeteilt.",
  },
  accepted: (version, at) => `angenommen am ${at}, Fassung ${version}`,
  footer: "Antrag",
  replaced:
    "[U+…] steht für ein Schriftzeichen, das dieses Dokument nicht darstellen kann. Die genauen Zeichen stehen in den Antragsdaten für Computer (JSON), die mit dem Antrag übermittelt werden.",
};

const EN: ApplicationTexts = {
  title: (profession) => `Application for recognition as ${profession}`,
  to: "To",
  ticket: "Transfer ticket number",
  messageId: "Message number",
  sent: "Sent online",
  service: "Service code",
  place: "Place where you want to work",
  applicant: "Applicant",
  representative: "Represented by",
  signIn: "Sign-in",
  withoutAccount: "without an account",
  levels: { low: "basic registration", substantial: "substantial", high: "high" },
  signedIn: ({ provider, name, level }) =>
    `${provider}${name === "" ? "" : `: ${name}`}, level of trust “${level}”`,
  locked: "From the account, could not be changed",
  same: "Same as in the account",
  fee: "Fee",
  notice: "Electronic notice of the decision",
  noticeChoice: ({ consent, at, version }) =>
    `${consent ? "Yes, in the mailbox of the account" : "No, decision by post"} (decided on ${at}, version ${version})`,
  documents: "Documents",
  document: "Document",
  standing: "Status",
  standings: { missing: "missing", later: "will be handed in later", excused: "cannot be provided" },
  files: (count) => (count === 1 ? "1 file enclosed" : `${count} files enclosed`),
  consents: "Consents and declarations",
  consent: {
    terms: "Terms of use and privacy policy of the portal",
    declarations: "The answers are correct and complete. Changes will be reported at once.",
  },
  accepted: (version, at) => `accepted on ${at}, version ${version}`,
  footer: "English copy of the application",
  replaced:
    "[U+…] stands for a character that this document cannot show. The exact characters are in the application data for computers (JSON) that are sent with the application.",
};

export const APPLICATION_TEXTS: Readonly<Record<"de" | "en", ApplicationTexts>> = { de: DE, en: EN };
