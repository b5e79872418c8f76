import { de as login } from "#ui/sign-in/login/messages.de.ts";

export const de = {
  ...login,
  "redirect.title": "Sie werden weitergeleitet",
  "redirect.lede": "Sie kommen jetzt zur Anmeldung: {{provider}}. Danach sind Sie wieder hier.",
  "redirect.note":
    "Die Seite der Anmeldung sieht anders aus und hat eine andere Adresse. Das ist richtig so. Wir erfahren Ihr Passwort nicht.",
  "redirect.nothing": "Es passiert nichts?",
  "redirect.link": "Weiter zur Anmeldung: {{provider}}",
  "redirect.nowhere": "Hier ist nichts zu tun",
  "redirect.nowhere.text": "Beginnen Sie auf der Startseite.",
  "redirect.failed.title": "Anmeldung nicht erfolgreich",
  "redirect.failed.alert": "Beim Login ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
  "redirect.failed.provider": "Anmeldedienst",
  "redirect.failed.login-cancelled": "Die Anmeldung wurde dort abgebrochen: {{provider}}.",
  "redirect.failed.tooLow":
    "Die Anmeldung war nicht sicher genug: {{provider}}. Gebraucht wird das Vertrauensniveau „{{level}}“. Melden Sie sich dort auf einem sichereren Weg an oder wählen Sie eine andere Anmeldung.",
  "redirect.failed.trust-level-too-low":
    "Die Anmeldung war nicht sicher genug: {{provider}}. Melden Sie sich dort auf einem sichereren Weg an oder wählen Sie eine andere Anmeldung.",
  "redirect.failed.identity-provider-unavailable":
    "Die Anmeldung ist gerade nicht erreichbar: {{provider}}. Versuchen Sie es in ein paar Minuten noch einmal.",
  "redirect.failed.login-unknown":
    "Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Wählen Sie noch einmal, wie Sie sich anmelden möchten.",
  "redirect.failed.login-refused":
    "Die Anmeldung wurde nicht bestätigt: {{provider}}. Versuchen Sie es noch einmal oder wählen Sie eine andere Anmeldung.",
  "redirect.failed.login-late":
    "Die Anmeldung wurde nicht bestätigt: {{provider}}. Vielleicht hat es zu lange gedauert.",
  "redirect.failed.login-clock":
    "Die Anmeldung wurde nicht bestätigt: {{provider}}. Die Uhrzeit dort und unsere passen nicht zusammen. Das können nur wir beheben. Wählen Sie solange eine andere Anmeldung.",
  "redirect.failed.login-weak":
    "Die Anmeldung wurde nicht bestätigt: {{provider}}. Sie ist dort nicht sicher genug verschlüsselt oder unterschrieben. Das können nur wir beheben. Wählen Sie solange eine andere Anmeldung.",
  "redirect.failed.account-incomplete":
    "Ihrem Konto fehlt eine Angabe, ohne die wir Sie nicht wiedererkennen: {{provider}}. Melden Sie sich mit einem dauerhaften Konto an oder wählen Sie eine andere Anmeldung.",
  "redirect.failed.reference": "Wenn Sie sich an uns wenden, nennen Sie bitte diese Kennung: {{reference}}.",
  "redirect.failed.kept": "Was Sie bisher ausgefüllt haben, ist noch da. Bitte lassen Sie das Fenster offen.",
  "redirect.failed.again": "Noch einmal anmelden",
  "redirect.failed.otherWay": "Andere Anmeldung wählen",
  "redirect.already.title": "Sie sind angemeldet",
  "redirect.already.text":
    "Angemeldet als {{name}}. Die Antwort der Anmeldung kam ein zweites Mal an. Sie müssen nichts tun.",
  "redirect.already.application": "Zurück zu Ihrem Antrag",
  "redirect.already.account": "Zum persönlichen Bereich",
  "redirect.blocked.title": "Dieses Konto ist gesperrt",
  "redirect.blocked.alert": "Sie können dieses Portal mit diesem Konto nicht nutzen",
  "redirect.blocked.until":
    "Die Sperre gilt bis {{until}}. Der Grund ist ein Verstoß gegen die Nutzungsbedingungen.",
  "redirect.blocked.forGood":
    "Die Sperre gilt dauerhaft. Der Grund ist ein Verstoß gegen die Nutzungsbedingungen.",
  "redirect.blocked.otherWays":
    "Ihr Recht auf das Verfahren bleibt. Sie können den Antrag auf Papier an die Behörde senden oder dort abgeben.",
} as const;
