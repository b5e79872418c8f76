import { de as form } from "../../features/form-page/messages.de.ts";
import { de as steps } from "../../features/stepper/messages.de.ts";

export const de = {
  ...form,
  ...steps,
  "process.checkingSignIn": "Ihre Anmeldung wird geprüft …",
  "process.finished": "Ihr Antrag ist abgeschlossen.",
  "process.signIn.title": "Bitte melden Sie sich an",
  "process.signIn.text": "Dieser Antrag gehört zu einem Nutzerkonto. Nach der Anmeldung geht es hier weiter.",
  "process.expired.title": "Dieser Entwurf ist gelöscht",
  "process.expired.text": "Die Aufbewahrungsfrist ist abgelaufen. Bitte beginnen Sie einen neuen Antrag.",
  "process.notFound.title": "Diesen Antrag gibt es hier nicht",
  "process.notFound.text":
    "Er wurde gelöscht, gehört zu einem anderen Konto oder zu einer Sitzung, die beendet ist. Bitte beginnen Sie einen neuen Antrag oder sehen Sie im persönlichen Bereich nach.",
  "process.tooLow.title": "Dieser Antrag braucht eine sicherere Anmeldung",
  "process.tooLow.text":
    "Er wurde mit einem höheren Vertrauensniveau begonnen. Melden Sie sich mit diesem Niveau an, um ihn zu öffnen.",
  "process.leave.title": "Antrag verlassen?",
  "process.leave.lost": "Ihre Angaben gehen verloren. Es wurde nichts über diese Sitzung hinaus gespeichert:",
  "process.leave.answers_one": "{{count}} Angabe",
  "process.leave.answers_other": "{{count}} Angaben",
  "process.leave.files_one": "{{count}} Datei",
  "process.leave.files_other": "{{count}} Dateien",
  "process.leave.how":
    "Füllen Sie den Antrag zu Ende aus und melden Sie sich an, dann bleibt alles 24 Stunden gespeichert.",
  "process.leave.signIn": "Zum Absenden und Anmelden",
  "process.leave.stay": "Weiter ausfüllen",
  "process.leave.leave": "Verlassen und alles löschen",
} as const;
