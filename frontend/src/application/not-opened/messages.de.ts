import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import { de as login } from "#ui/sign-in/login/messages.de.ts";

export const de = {
  ...login,
  "process.signIn.title": "Bitte melden Sie sich an",
  "process.signIn.text": "Haben Sie mit einem Konto begonnen? Nach der Anmeldung geht es hier weiter.",
  "process.signIn.orNot": "Haben Sie ohne Anmeldung begonnen? Dann ist der Antrag mit der Sitzung gelöscht.",
  "process.ended.text":
    "Ihre Angaben und Dateien waren in keinem Konto gespeichert. Sie wurden mit der Sitzung gelöscht.",
  "process.ended.next": `Melden Sie sich am Anfang mit einem Konto an, dann speichern wir Ihren Entwurf ${DRAFT_RETENTION_HOURS.toString()} Stunden lang.`,
  "process.ended.again": "Neu beginnen",
  "process.expired.title": "Dieser Entwurf ist gelöscht",
  "process.expired.text": "Die Aufbewahrungsfrist ist abgelaufen. Bitte beginnen Sie einen neuen Antrag.",
  "process.noForm.title": "Das Formular steht gerade nicht bereit",
  "process.noForm.text":
    "Ihr Antrag ist nicht verloren: Nur das Formular dazu fehlt. Bitte versuchen Sie es später erneut.",
  "process.notFound.title": "Diesen Antrag gibt es hier nicht",
  "process.notFound.text":
    "Er wurde gelöscht, gehört zu einem anderen Konto oder zu einer Sitzung, die beendet ist. Bitte beginnen Sie einen neuen Antrag oder sehen Sie im persönlichen Bereich nach.",
  "process.afterPayment":
    "Haben Sie gerade bezahlt? Ihre Zahlung ist nicht verloren. Ist sie bestätigt, senden wir den Antrag von selbst. Den Stand sehen Sie im persönlichen Bereich, mit dem Konto, mit dem Sie den Antrag begonnen haben.",
  "process.otherAccount.title": "Das war ein anderes Konto",
  "process.otherAccount.text":
    "Diesen Antrag kann nur das Konto öffnen und absenden, mit dem er begonnen wurde. Melden Sie sich noch einmal an, mit demselben Konto wie am Anfang.",
  "process.otherAccount.kept": "Der Antrag ist nicht verloren. Das andere Konto sieht ihn nicht.",
  "process.otherAccount.again": "Noch einmal anmelden",
  "process.tooLow.title": "Dieser Antrag braucht eine sicherere Anmeldung",
  "process.tooLow.same":
    "Melden Sie sich mit demselben Konto an. Sie werden dort nach einer sichereren Anmeldung gefragt.",
  "process.tooLow.text":
    "Er wurde mit einem höheren Vertrauensniveau begonnen. Melden Sie sich mit diesem Niveau an, um ihn zu öffnen.",
} as const;
