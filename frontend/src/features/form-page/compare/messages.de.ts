export const de = {
  "compare.title": "Welche Angaben sind richtig?",
  "compare.intro_one":
    "Eine Angabe in Ihrem Antrag ist anders als in Ihrem Konto ({{provider}}). Wählen Sie, was gelten soll.",
  "compare.intro_other":
    "{{count}} Angaben in Ihrem Antrag sind anders als in Ihrem Konto ({{provider}}). Wählen Sie für jede, was gelten soll.",
  "compare.accountStays": "Ihr Konto ändert sich dadurch nicht.",
  "compare.takeAll": "Alle Angaben aus dem Konto übernehmen",
  "compare.keepAll": "Alle Angaben aus dem Antrag behalten",
  "compare.account": "Ihr Konto: {{provider}}",
  "compare.mine": "Ihr Antrag",
  "compare.choose": "Wählen Sie, was gelten soll: {{label}}",
  "compare.correct": "Von Hand ändern",
  "compare.locked":
    "Für diesen Antrag gilt, was Ihr Konto bestätigt: {{account}}. In Ihrem Antrag stand: {{answer}}. Ist die Angabe im Konto falsch, ändern Sie sie dort ({{provider}}) und melden sich neu an.",
  "compare.neither":
    "Ist keine der beiden Angaben richtig? Ändern Sie Ihren Antrag von Hand. Danach kommen Sie hierher zurück.",
  "compare.decide": "Auswahl übernehmen",
  "compare.busy": "Wird übernommen …",
  "compare.failed": "Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
} as const;
