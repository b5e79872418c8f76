export const de = {
  "form.title": "{{page}} (Schritt {{step}} von {{count}})",
  "form.titleWithErrors": "Fehler: {{title}}",
  "form.mandatory": "Felder ohne „(freiwillig)“ müssen Sie ausfüllen.",
  "form.pleaseChoose": "Bitte wählen",
  "form.day": "Tag",
  "form.month": "Monat",
  "form.year": "Jahr",
  "form.yes": "Ja",
  "form.next": "Weiter",
  "form.back": "Zurück",
  "form.source": "Aus Ihrem Konto übernommen: {{provider}}",
  "form.errors_one": "Bitte prüfen Sie {{count}} Angabe",
  "form.errors_other": "Bitte prüfen Sie {{count}} Angaben",
  "form.kept":
    "Ihr Entwurf bleibt gespeichert bis: {{until}}. Jede Änderung verlängert die Frist um {{hours}} Stunden.",
  "form.notKept":
    "Sie sind nicht angemeldet: Nichts wird über diese Sitzung hinaus gespeichert. Zum Absenden melden Sie sich am Ende an.",
  "form.save.saved": "Gespeichert um {{time}}",
  "form.save.saving": "Wird gespeichert …",
  "form.save.offline": "Offline: noch nicht gespeichert",
  "form.save.failed": "Nicht gespeichert seit {{time}}",
  "form.save.conflict": "Nicht gespeichert: zwei Fassungen",
  "form.save.signed-out": "Nicht gespeichert: Sitzung beendet",
  "form.save.over": "Nicht gespeichert: Frist abgelaufen",
  "form.save.anonymous": "Ohne Anmeldung: wird nicht gespeichert",
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
  "form.signedOut.text":
    "Was noch nicht gespeichert ist, steht in diesem Fenster. Mit Nutzerkonto geht nach der Anmeldung nichts davon verloren.",
  "form.check.title": "Prüfen Sie Ihre Angaben",
  "form.check.intro":
    "So erhält die Behörde Ihren Antrag. Nach dem Absenden können Sie hier nichts mehr ändern.",
  "form.check.incomplete": "Auf diesen Seiten fehlt noch etwas",
  "form.check.notGiven": "nicht angegeben",
  "form.check.confirm": "Angaben bestätigen und weiter",
  "form.check.busy": "Angaben werden geprüft …",
  "form.check.failed": "Die Angaben konnten nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
} as const;
