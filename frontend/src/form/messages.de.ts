import { de as fields } from "./fields/messages.de.ts";
import { de as saving } from "./saving/messages.de.ts";

export const de = {
  ...fields,
  ...saving,
  "form.title": "{{page}} (Schritt {{step}} von {{count}})",
  "form.titleWithErrors": "Fehler: {{title}}",
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
  "form.errors_one": "Bitte prüfen Sie {{count}} Angabe",
  "form.errors_other": "Bitte prüfen Sie {{count}} Angaben",
  "form.kept":
    "Ihr Entwurf bleibt bis {{until}} gespeichert. Jede Änderung verlängert die Frist um {{hours}} Stunden.",
  "form.notKeptHere":
    "Mit dieser Anmeldung speichern wir keinen Entwurf: Endet die Sitzung, sind Ihre Angaben weg.",
  "form.notKept":
    "Sie sind nicht angemeldet: Nichts wird über diese Sitzung hinaus gespeichert. Zum Absenden melden Sie sich am Ende an.",
  "form.save.saved": "Gespeichert um {{time}}",
  "form.save.saving": "Wird gespeichert …",
  "form.save.offline": "Offline: nicht gespeichert seit {{time}}",
  "form.save.failed": "Nicht gespeichert seit {{time}}",
  "form.save.read-only": "Noch nicht gespeichert: Wartung",
  "form.save.conflict": "Nicht gespeichert: zwei Fassungen",
  "form.save.signed-out": "Nicht gespeichert: Sitzung beendet",
  "form.save.elsewhere": "Nur Lesen: in anderem Fenster geöffnet",
  "form.save.over": "Nicht gespeichert: Frist abgelaufen",
  "form.save.anonymous": "Wird nicht als Entwurf gespeichert",
} as const;
