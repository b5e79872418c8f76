import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";

export const de = {
  "process.leave.title": "Antrag verlassen?",
  "process.leave.lost": "Ihre Angaben gehen verloren. Es wurde nichts über diese Sitzung hinaus gespeichert.",
  "process.leave.affected": "Betroffen: {{answers}}, {{files}}.",
  "process.leave.answers_one": "{{count}} Angabe",
  "process.leave.answers_other": "{{count}} Angaben",
  "process.leave.files_one": "{{count}} Datei",
  "process.leave.files_other": "{{count}} Dateien",
  "process.leave.how": `Füllen Sie den Antrag zu Ende aus und melden Sie sich an, dann bleibt alles ${DRAFT_RETENTION_HOURS.toString()} Stunden gespeichert.`,
  "process.leave.signIn": "Zum Absenden und Anmelden",
  "process.leave.stay": "Weiter ausfüllen",
  "process.leave.stayHere": "Hier bleiben",
  "process.leave.leave": "Verlassen und alles löschen",
  "process.leave.unreachable.draft": "Noch nicht gelöscht: Das Portal ist gerade nicht erreichbar",
  "process.leave.unreachable.session": "Die Sitzung läuft noch: Das Portal ist gerade nicht erreichbar",
  "process.leave.unreachable.goesOn": "Wir versuchen es weiter. Lassen Sie dieses Fenster bitte offen.",
  "process.leave.sending.title": "Der Antrag wird noch gesendet",
  "process.leave.sending.goesOn": "Der Versand läuft weiter, auch wenn Sie diese Seite verlassen.",
  "process.leave.sending.onlyHere":
    "Vorgangsnummer und Unterlagen sehen Sie aber nur hier: Mit dieser Anmeldung gibt es keinen persönlichen Bereich.",
  "process.leave.sending.leave": "Trotzdem verlassen",
  "process.leave.payment.title": "Ihre Zahlung ist noch nicht abgeschlossen",
  "process.leave.payment.goesOn":
    "Noch ist nicht klar, ob Ihr Geld ankommt. So lange können wir den Antrag nicht löschen.",
  "process.leave.payment.until": "Das entscheidet sich spätestens bis {{time}}.",
  "process.leave.payment.onlyHere":
    "Kommt kein Geld an, löschen wir Angaben und Dateien danach von selbst. Kommt Ihr Geld an, geht der Antrag an die Behörde.",
  "process.leave.payment.leave": "Verlassen, ohne zu löschen",
} as const;
