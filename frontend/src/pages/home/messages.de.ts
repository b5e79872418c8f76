import { de as search } from "#ui/search/messages.de.ts";

export const de = {
  ...search,
  "home.title": "Ihr Beruf aus dem Ausland, anerkannt in Deutschland",
  "home.lede":
    "Sie haben Ihren Beruf im Ausland gelernt? Hier beantragen Sie online, dass Ihre Qualifikation in Deutschland anerkannt wird.",
  "home.needsScript":
    "Um einen Antrag zu finden und zu stellen, braucht Ihr Browser JavaScript und Cookies. Bitte schalten Sie beides ein und laden Sie die Seite neu.",
  "home.find": "Antrag finden",
  "home.origin": "Wo haben Sie Ihre Ausbildung abgeschlossen?",
  "home.origin.EU_EEA_CH": "In der EU, im EWR oder in der Schweiz",
  "home.origin.THIRD_COUNTRY": "In einem anderen Staat",
  "home.origin.ANY": "In einem beliebigen Staat",
  "home.allProfessions": "Alle Berufe ansehen",
  "home.steps": "So läuft der Antrag ab",
  "home.step.choose.title": "Beruf und Ort wählen",
  "home.step.choose.text": "Wir zeigen Ihnen, welche Behörde zuständig ist und was Sie brauchen.",
  "home.step.begin.title": "Anmelden oder ohne Konto starten",
  "home.step.begin.text": "Mit Konto wird Ihr Entwurf gespeichert und Ihre Angaben sind schon ausgefüllt.",
  "home.step.fill.title": "Ausfüllen und Unterlagen hochladen",
  "home.step.fill.text": "Als PDF oder Foto. Bricht die Verbindung ab, geht es an derselben Stelle weiter.",
  "home.step.send.title": "Absenden und verfolgen",
  "home.step.send.text": "Sie sehen, wann der Antrag bei der Behörde angekommen ist.",
  "home.facts": "Gut zu wissen",
  "home.fact.cost.title": "Kosten",
  "home.fact.cost.text":
    "Der Online-Antrag ist kostenlos. Für das Verfahren kann die Behörde später Gebühren verlangen.",
  "home.fact.language.title": "Sprache",
  "home.fact.language.text":
    "Sie füllen das Formular auf Deutsch aus. Eine englische Übersetzung hilft Ihnen beim Verstehen.",
  "home.fact.documents.title": "Unterlagen",
  "home.fact.documents.text":
    "PDF oder Fotos, alle Dateien zusammen höchstens {{applicationSize}}. Oft brauchen Sie eine beglaubigte Übersetzung.",
  "home.fact.saving.title": "Speichern",
  "home.fact.saving.text":
    "Mit Konto bleibt Ihr Entwurf {{draftHours}} nach der letzten Änderung gespeichert.",
  "home.already": "Schon begonnen oder abgesendet?",
  "home.continue.title": "Entwurf fortsetzen oder Stand ansehen",
  "home.continue.text": "Im persönlichen Bereich, mit Ihrem Konto",
  "home.receipt.text":
    "Sind das genau die Dateien, die gesendet wurden? Ohne Anmeldung, nichts wird hochgeladen.",
  "home.finder.title": "Sie wissen nicht, ob Sie eine Anerkennung brauchen?",
  "home.finder.text": "Der Anerkennungs-Finder hilft. Er öffnet sich in einem neuen Fenster.",
  "home.finder.link": "Zum Anerkennungs-Finder",
} as const;
