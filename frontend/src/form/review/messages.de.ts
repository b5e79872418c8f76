export const de = {
  "form.check.differs_one": "Eine Angabe ist anders als in Ihrem Konto",
  "form.check.differs_other": "{{count}} Angaben sind anders als in Ihrem Konto",
  "form.check.title": "Prüfen Sie Ihre Angaben",
  "form.check.intro": "Ist alles richtig? Nach dem Absenden können Sie nichts mehr ändern.",
  "form.check.incomplete": "Auf diesen Seiten fehlt noch etwas",
  "form.check.unshown": "Einige Zeichen kann der Antrag als PDF nicht zeigen",
  "form.check.unshownHow":
    "Dort steht dann eine Nummer in Klammern. Die Behörde bekommt die genauen Zeichen als Daten. Sie können die Angaben ändern oder so senden.",
  "form.check.confirmLater_one": "Angaben bestätigen und ein Dokument später nachreichen",
  "form.check.confirmLater_other": "Angaben bestätigen und {{count}} Unterlagen später nachreichen",
  "form.check.declare": "Das erklären Sie, wenn Sie bestätigen",
  "form.check.declare.true": "Meine Angaben sind richtig und vollständig.",
  "form.check.declare.changes":
    "Wenn sich etwas ändert, sage ich es der Behörde sofort: Anschrift, Arbeitsort oder ein neuer Antrag.",
  "form.check.declare.privacy":
    "Wer Ihre Daten bekommt und wie lange sie bleiben: Datenschutz (neues Fenster)",
  "form.check.confirm": "Angaben bestätigen und weiter",
  "form.check.busy": "Angaben werden geprüft …",
  "form.check.failed": "Die Angaben konnten nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
  "form.check.notTaken":
    "Die Behörde nimmt diesen Antrag gerade nicht online an. Es wurde nichts gesendet und nichts bezahlt. Bitte wenden Sie sich an die Behörde.",
} as const;
