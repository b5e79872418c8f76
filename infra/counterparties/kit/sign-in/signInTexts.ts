/** Levels of trust, the lowest first. */
export const LEVELS = ["low", "substantial", "high"] as const;
export type Level = (typeof LEVELS)[number];

/** What can go wrong with an answer: chosen on the page, or set by the console. */
export const COMMON_FAULTS = [
  "cancel",
  "error-status",
  "expired",
  "wrong-audience",
  "unsigned",
  "wrong-signature",
  "wrapped-assertion",
  "replay",
  "missing-attribute",
  "level-too-low",
  "old-sign-in",
] as const;
export const ANSWER_FAULTS = [...COMMON_FAULTS, "revoked-card"] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

const GERMAN = {
  intro: "Wählen Sie, wer sich anmeldet und was dabei geschieht.",
  person: "Testperson",
  level: "Vertrauensniveau",
  levels: { low: "niedrig", substantial: "substanziell", high: "hoch" },
  fault: "Störung",
  faults: {
    none: "keine",
    cancel: "Abbruch",
    "error-status": "Fehler des Kontos",
    expired: "abgelaufene Antwort",
    "wrong-audience": "Antwort für ein anderes Portal",
    unsigned: "Antwort ohne Signatur",
    "wrong-signature": "falsche Signatur",
    "wrapped-assertion": "untergeschobene Angaben um die echten herum",
    replay: "Antwort einer früheren Anmeldung",
    "old-sign-in": "Anmeldung von vor einer Stunde",
    "missing-attribute": "Kennung der Person fehlt",
    "level-too-low": "niedrigeres Niveau als verlangt",
    "revoked-card": "gesperrter Ausweis",
  },
  signIn: "Anmelden",
  cancel: "Abbrechen",
  goOn: "Weiter zum Portal",
  refused: "Die Anfrage des Portals wurde abgelehnt.",
  lost: "Diese Anmeldung ist nicht mehr gültig. Beginnen Sie im Portal neu.",
  signedIn: "Sie sind hier angemeldet.",
  signedOut: "Sie sind hier abgemeldet.",
  signOutEverywhere: "Überall abmelden",
  signOutByPost: "Überall abmelden (mit Formular)",
  everywhereSignedOut: "Sie sind hier und im Portal abgemeldet.",
};

const ENGLISH: typeof GERMAN = {
  intro: "Choose who signs in and what happens.",
  person: "Test person",
  level: "Level of trust",
  levels: { low: "low", substantial: "substantial", high: "high" },
  fault: "Fault",
  faults: {
    none: "none",
    cancel: "cancelled",
    "error-status": "error of the account",
    expired: "expired answer",
    "wrong-audience": "answer for another portal",
    unsigned: "answer without a signature",
    "wrong-signature": "wrong signature",
    "wrapped-assertion": "forged data around the real ones",
    replay: "answer of an earlier sign-in",
    "old-sign-in": "sign-in of an hour ago",
    "missing-attribute": "the person's identifier is missing",
    "level-too-low": "lower level than asked for",
    "revoked-card": "revoked card",
  },
  signIn: "Sign in",
  cancel: "Cancel",
  goOn: "Go on to the portal",
  refused: "The portal’s request was refused.",
  lost: "This sign-in is no longer valid. Start again in the portal.",
  signedIn: "You are signed in here.",
  signedOut: "You are signed out here.",
  signOutEverywhere: "Sign out everywhere",
  signOutByPost: "Sign out everywhere (by a form)",
  everywhereSignedOut: "You are signed out here and at the portal.",
};

export const SIGN_IN_TEXTS = { de: GERMAN, en: ENGLISH };
