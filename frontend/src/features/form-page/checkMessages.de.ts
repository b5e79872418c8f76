export const de = {
  "form.check.differs_one": "Eine Angabe ist anders als in Ihrem Konto",
  "form.check.differs_other": "{{count}} Angaben sind anders als in Ihrem Konto",
  "form.check.compare": "Angaben vergleichen",
  "form.check.title": "Prüfen Sie Ihre Angaben",
  "form.check.intro":
    "So erhält die Behörde Ihren Antrag. Nach dem Absenden können Sie hier nichts mehr ändern.",
  "form.check.incomplete": "Auf diesen Seiten fehlt noch etwas",
  "form.check.unshown": "Einige Zeichen kann der Antrag als PDF nicht zeigen",
  "form.check.unshownHow":
    "Dort steht dann eine Nummer in Klammern. Die Behörde bekommt die genauen Zeichen als Daten. Sie können die Angaben ändern oder so senden.",
  "form.check.confirm": "Angaben bestätigen und weiter",
  "form.check.busy": "Angaben werden geprüft …",
  "form.check.failed": "Die Angaben konnten nicht bestätigt werden. Bitte versuchen Sie es noch einmal.",
  "form.check.notTaken":
    "Die zuständige Stelle nimmt diesen Antrag gerade nicht online an. Es wurde nichts gesendet und nichts bezahlt. Bitte wenden Sie sich an die Stelle.",
} as const;
