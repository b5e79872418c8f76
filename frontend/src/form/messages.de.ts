import { de as fields } from "./fields/messages.de.ts";

export const de = {
  ...fields,
  "form.renewed.title": "Das Formular wurde inzwischen erneuert",
  "form.renewed.text":
    "Ihre Angaben sind da, soweit das neue Formular nach ihnen fragt. Bitte gehen Sie alle Seiten noch einmal durch.",
  "form.offline.title": "Sie sind offline. Sie können weiter ausfüllen.",
  "form.offline.text":
    "Ihre Eingaben seit {{time}} Uhr sind nur in diesem Fenster. Bitte schließen Sie es nicht. Sobald die Verbindung wieder da ist, speichern wir automatisch.",
  "form.readOnly.title": "Das Portal kann zurzeit nichts speichern",
  "form.readOnly.text":
    "Das Portal wird gewartet. Sie können weiter ausfüllen. Ihre Eingaben seit {{time}} Uhr stehen nur in diesem Fenster: Bitte schließen Sie es nicht. Ist die Wartung vorbei, speichern wir automatisch.",
  "form.failed.title": "Ihre Eingaben sind noch nicht gespeichert",
  "form.failed.text":
    "Seit {{time}} Uhr hat das Speichern nicht geklappt. Wir versuchen es weiter. Ihre Eingaben stehen in diesem Fenster: Bitte schließen Sie es nicht.",
  "form.tooLong.title": "Eine Antwort ist viel zu lang",
  "form.tooLong.text":
    "Darum können wir Ihre Eingaben seit {{time}} Uhr nicht speichern. Kürzen Sie diese Antwort, dann speichern wir automatisch. Ihre Eingaben stehen in diesem Fenster: Bitte schließen Sie es nicht.",
  "form.conflict.title": "Dieser Antrag wurde auf einem anderen Gerät oder in einem anderen Fenster geändert",
  "form.conflict.text":
    "Dort steht etwas anderes bei: {{labels}}. Zuletzt gespeichert wurde dort: {{time}}. Nichts ist verloren. Sehen Sie sich die Unterschiede an und wählen Sie, was gelten soll.",
  "form.conflict.show": "Unterschiede ansehen",
  "form.conflict.title.compare": "Was soll gelten?",
  "form.conflict.allHere": "Alle Angaben von hier behalten",
  "form.conflict.allThere": "Alle Angaben von dort übernehmen",
  "form.conflict.here": "Hier in diesem Fenster",
  "form.conflict.there": "Dort gespeichert: {{time}}",
  "form.conflict.choose": "Wählen Sie, was gelten soll: {{label}}",
  "form.conflict.decide": "Auswahl übernehmen",
  "form.conflict.busy": "Wird übernommen …",
  "form.conflict.decided": "Ihre Auswahl ist übernommen.",
  "form.conflict.changed":
    "Dort wurde inzwischen noch etwas geändert. Bitte sehen Sie sich die Unterschiede noch einmal an.",
  "form.conflict.failed":
    "Die andere Fassung lässt sich gerade nicht laden. Ihre Auswahl bleibt stehen. Bitte versuchen Sie es noch einmal.",
  "form.over.title": "Dieser Entwurf wurde gelöscht",
  "form.over.text": "Die Aufbewahrungsfrist ist abgelaufen. Bitte beginnen Sie einen neuen Antrag.",
  "form.signedOut.text":
    "Was noch nicht gespeichert ist, steht in diesem Fenster. Mit Konto geht nach der Anmeldung nichts davon verloren.",
  "form.title": "{{page}} (Schritt {{step}} von {{count}})",
  "form.mandatory": "Felder ohne „(freiwillig)“ müssen Sie ausfüllen.",
  "form.language": "Schreiben Sie Ihre eigenen Worte bitte auf Deutsch: Die Behörde liest Deutsch.",
  "form.inGerman": "Auf Deutsch",
  "form.pleaseChoose": "Bitte wählen",
  "form.day": "Tag",
  "form.month": "Monat",
  "form.year": "Jahr",
  "form.yes": "Ja",
  "form.dayUnknown": "Tag unbekannt",
  "form.dayAndMonthUnknown": "Tag und Monat unbekannt",
  "form.next": "Weiter",
  "form.back": "Zurück",
  "form.notGiven": "nicht angegeben",
  "form.kept": "Ihr Entwurf bleibt bis {{until}} gespeichert.",
  "form.notKeptHere":
    "Mit dieser Anmeldung speichern wir keinen Entwurf: Endet die Sitzung, sind Ihre Angaben weg.",
  "form.notKept":
    "Sie sind nicht angemeldet: Nichts wird über diese Sitzung hinaus gespeichert. Zum Absenden melden Sie sich am Ende an.",
  "form.save.saved": "Gespeichert um {{time}}",
  "form.save.saving": "Wird gespeichert …",
  "form.save.offline": "Offline: nicht gespeichert seit {{time}}",
  "form.save.failed": "Nicht gespeichert seit {{time}}",
  "form.save.too-long": "Nicht gespeichert: eine Antwort ist zu lang",
  "form.save.read-only": "Noch nicht gespeichert: Wartung",
  "form.save.conflict": "Nicht gespeichert: zwei Fassungen",
  "form.save.signed-out": "Nicht gespeichert: Sitzung beendet",
  "form.save.elsewhere": "Nur Lesen: in anderem Fenster geöffnet",
  "form.save.over": "Nicht gespeichert: Frist abgelaufen",
  "form.save.anonymous": "Wird nicht als Entwurf gespeichert",
} as const;
