export const de = {
  "login.with": "Mit {{name}}",
  "login.anon.label": "Ohne Anmeldung",
  "login.anon.hint":
    "Nichts wird gespeichert. Wenn Sie die Seite verlassen, sind Ihre Angaben weg. Zum Absenden müssen Sie sich am Ende anmelden.",
  "login.keepsDraft": "Entwurf 24 Stunden gespeichert",
  "login.showsStatus": "Stand im persönlichen Bereich",
  "login.consent": "Ihre Zustimmung",
  "login.terms": "Ich akzeptiere die <page>Nutzungsbedingungen (neues Fenster)</page>.",
  "login.privacy":
    "Ich habe die <page>Datenschutzerklärung (neues Fenster)</page> gelesen und stimme der Verarbeitung meiner Daten zu.",
  "login.consentMissing": "Ohne Ihre Zustimmung können Sie nicht beginnen.",
  "login.choose": "Wählen Sie, wie Sie beginnen möchten.",
  "login.busy": "Einen Moment …",
  "login.cookies":
    "Ihr Browser nimmt keine Cookies an. Ohne Cookies können Sie keinen Antrag stellen. Schalten Sie Cookies ein und laden Sie die Seite neu.",
  "login.providersFailed": "Die Anmeldemöglichkeiten konnten nicht geladen werden.",
} as const;
