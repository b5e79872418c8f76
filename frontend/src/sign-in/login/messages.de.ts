import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";

export const de = {
  "submission.signIn.how": "Wie möchten Sie sich anmelden?",
  "submission.signIn.action": "Anmelden und fortfahren",
  "login.with": "Mit {{name}}",
  "login.anon.label": "Ohne Anmeldung",
  "login.anon.hint": "Nichts wird gespeichert. Zum Absenden müssen Sie sich am Ende anmelden.",
  "login.keeps": `Mit einem Konto bleibt Ihr Entwurf ${DRAFT_RETENTION_HOURS.toString()} Stunden gespeichert. Den Stand sehen Sie im persönlichen Bereich.`,
  "login.keepsNothing": "Nichts wird gespeichert.",
  "login.level.low": "Basisregistrierung",
  "login.level.substantial": "substanziell",
  "login.level.high": "hoch",
  "login.stepUp":
    "Dieser Antrag braucht eine Anmeldung mit dem Vertrauensniveau „{{level}}“. Ihre bisherigen Angaben bleiben erhalten.",
  "login.nothing.title": "Hier passt keine Anmeldung",
  "login.nothing.text":
    "Keine der angebotenen Anmeldungen ist für diesen Antrag sicher genug. Sie können den Antrag weiterhin auf Papier an die Behörde senden.",
  "login.consent": "Ihre Zustimmung",
  "login.terms": "Ich akzeptiere die <page>Nutzungsbedingungen (neues Fenster)</page>.",
  "login.privacy":
    "Ich habe die <page>Datenschutzerklärung (neues Fenster)</page> gelesen und stimme der Verarbeitung meiner Daten zu.",
  "login.terms.missing": "Stimmen Sie den Nutzungsbedingungen zu.",
  "login.privacy.missing": "Bestätigen Sie, dass Sie die Datenschutzerklärung gelesen haben und zustimmen.",
  "login.choose": "Wählen Sie, wie Sie beginnen möchten.",
  "login.busy": "Einen Moment …",
  "login.cookies":
    "Ihr Browser nimmt keine Cookies an. Ohne Cookies können Sie keinen Antrag stellen. Schalten Sie Cookies ein und laden Sie die Seite neu.",
  "login.providersFailed": "Die Anmeldemöglichkeiten konnten nicht geladen werden.",
} as const;
