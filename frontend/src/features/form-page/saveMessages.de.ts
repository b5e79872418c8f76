export const de = {
  "form.renewed.title": "Das Formular wurde inzwischen erneuert",
  "form.renewed.text":
    "Ihre Angaben sind da, soweit das neue Formular nach ihnen fragt. Bitte gehen Sie alle Seiten noch einmal durch.",
  "form.offline.title": "Sie sind offline. Sie können weiter ausfüllen.",
  "form.offline.text":
    "Ihre Eingaben seit {{time}} Uhr sind nur in diesem Fenster. Bitte schließen Sie es nicht. Sobald die Verbindung wieder da ist, speichern wir automatisch.",
  "form.failed.title": "Ihre Eingaben sind noch nicht gespeichert",
  "form.failed.text":
    "Seit {{time}} Uhr hat das Speichern nicht geklappt. Wir versuchen es weiter. Ihre Eingaben stehen in diesem Fenster: Bitte schließen Sie es nicht.",
  "form.conflict.title": "Dieser Antrag wurde auf einem anderen Gerät oder in einem anderen Fenster geändert",
  "form.conflict.text":
    "Dort steht etwas anderes als hier. Nichts ist verloren: Wählen Sie, welche Fassung gilt.",
  "form.conflict.mine": "Meine Eingaben hier behalten",
  "form.conflict.theirs": "Die andere Fassung laden",
  "form.over.title": "Dieser Entwurf ist gelöscht",
  "form.over.text": "Die Aufbewahrungsfrist ist abgelaufen. Bitte beginnen Sie einen neuen Antrag.",
  "form.signedOut.text":
    "Was noch nicht gespeichert ist, steht in diesem Fenster. Mit Nutzerkonto geht nach der Anmeldung nichts davon verloren.",
} as const;
