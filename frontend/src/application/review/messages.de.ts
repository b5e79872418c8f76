import { de as check } from "#ui/form/review/messages.de.ts";
import { de as fee } from "#ui/payment/fee/messages.de.ts";

export const de = {
  ...check,
  ...fee,
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
  "compare.correct": "Selbst ändern",
  "compare.locked":
    "Hier gilt die Angabe aus Ihrem Konto: {{account}}. Sie haben eingegeben: {{answer}}. Ist die Angabe im Konto falsch? Ändern Sie sie dort ({{provider}}) und melden Sie sich neu an.",
  "compare.neither":
    "Ist keine der beiden Angaben richtig? Ändern Sie Ihren Antrag selbst. Danach kommen Sie hierher zurück.",
  "compare.failed": "Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
} as const;
