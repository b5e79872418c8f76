export const de = {
  "redirect.title": "Sie werden weitergeleitet",
  "redirect.lede": "Sie kommen jetzt zur Anmeldung: {{provider}}. Danach sind Sie wieder hier.",
  "redirect.note":
    "Die Seite der Anmeldung sieht anders aus und hat eine andere Adresse. Das ist richtig so. Wir erfahren Ihr Passwort nicht.",
  "redirect.nothing": "Es passiert nichts?",
  "redirect.link": "Weiter zur Anmeldung: {{provider}}",
  "redirect.nowhere": "Von hier geht es nicht weiter. Beginnen Sie auf der Startseite.",
  "redirect.failed.title": "Anmeldung nicht erfolgreich",
  "redirect.failed.alert": "Beim Login ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
  "redirect.failed.text":
    "Die Anmeldung wurde nicht bestätigt. Vielleicht haben Sie dort abgebrochen oder es hat zu lange gedauert.",
  "redirect.failed.kept":
    "Was Sie bisher ausgefüllt haben, ist noch da. Bitte schließen Sie das Fenster nicht.",
  "redirect.failed.again": "Noch einmal anmelden",
} as const;
