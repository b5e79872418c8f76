import { de as timeline } from "../../components/timelineMessages.de.ts";

export const de = {
  ...timeline,
  "checkReceipt.title": "Beleg prüfen",
  "checkReceipt.lede":
    "Sind das genau die Dateien, die mit dem Antrag gesendet wurden? Hier kann es jeder prüfen: die antragstellende Person, die Behörde, ein Gericht.",
  "checkReceipt.local.title": "Es wird nichts hochgeladen.",
  "checkReceipt.local.text": "Ihr Browser vergleicht die Dateien auf Ihrem Gerät.",
  "checkReceipt.step.receipt": "1. Beleg auswählen",
  "checkReceipt.receiptHint": "Das Übertragungsprotokoll als PDF oder die Quittung als JSON",
  "checkReceipt.chooseReceipt": "Beleg auswählen",
  "checkReceipt.chooseOther": "Anderen Beleg auswählen",
  "checkReceipt.drop": "oder hierher ziehen",
  "checkReceipt.ticket": "Vorgangsnummer",
  "checkReceipt.valid.title": "Das Siegel ist gültig",
  "checkReceipt.valid.text": "Ausgestellt mit dem Siegel „{{issuer}}“. Der Beleg wurde nicht verändert.",
  "checkReceipt.service": "Leistung",
  "checkReceipt.authority": "Übergeben an",
  "checkReceipt.files": "Dateien im Beleg",
  "checkReceipt.germanTime": "{{at}} (deutsche Zeit)",
  "checkReceipt.event.sent": "Gesendet",
  "checkReceipt.event.accepted": "An den Übertragungsweg übergeben",
  "checkReceipt.event.fetched": "Von der Behörde abgeholt",
  "checkReceipt.event.delivered": "Eingang von der Behörde bestätigt",
  "checkReceipt.event.resent": "Nicht rechtzeitig abgeholt, noch einmal gesendet",
  "checkReceipt.event.rejected": "Von der Behörde nicht angenommen",
  "checkReceipt.event.unresolved": "Bis zum letzten Nachsehen nicht bestätigt",
  "checkReceipt.until":
    "Der Beleg zeigt, was bei seiner Ausstellung bekannt war. Den neuesten gibt es im persönlichen Bereich.",
  "checkReceipt.step.files": "2. Dateien vergleichen",
  "checkReceipt.filesHint": "Eine oder mehrere Dateien, die Sie vergleichen möchten",
  "checkReceipt.chooseFiles": "Dateien auswählen",
  "checkReceipt.comparing": "Wird verglichen …",
  "checkReceipt.result": "Ergebnis",
  "checkReceipt.compared_one": "{{count}} Datei ist verglichen.",
  "checkReceipt.compared_other": "{{count}} Dateien sind verglichen.",
  "checkReceipt.file.same": "Stimmt überein",
  "checkReceipt.file.other-version": "Stimmt nicht überein: Gesendet wurde eine andere Fassung",
  "checkReceipt.file.not-handed-over": "Nicht im Beleg: wurde nicht gesendet",
  "checkReceipt.file.not-compared": "Noch nicht verglichen",
  "checkReceipt.namedThere": "Im Beleg heißt sie „{{file}}“.",
  "checkReceipt.hashes": "{{found}} statt {{expected}}",
  "checkReceipt.failed.too-large.title": "Diese Datei ist kein Beleg",
  "checkReceipt.failed.too-large.text":
    "Sie ist zu groß. Wählen Sie das Übertragungsprotokoll (PDF) oder die Quittung (JSON).",
  "checkReceipt.failed.not-a-receipt.title": "Diese Datei ist kein Beleg",
  "checkReceipt.failed.not-a-receipt.text":
    "Wählen Sie das Übertragungsprotokoll (PDF) oder die Quittung (JSON), die Sie vom Portal heruntergeladen haben.",
  "checkReceipt.failed.report-without-receipt.title": "In diesem PDF steckt kein Beleg",
  "checkReceipt.failed.report-without-receipt.text":
    "Wählen Sie das Übertragungsprotokoll so, wie Sie es heruntergeladen haben. Ein Ausdruck oder ein neu gespeichertes PDF enthält den Beleg nicht mehr.",
  "checkReceipt.failed.unreadable.title": "Die Datei lässt sich nicht lesen",
  "checkReceipt.failed.unreadable.text":
    "Sie ist beschädigt, oder Ihr Browser ist zu alt. Versuchen Sie es mit einem neueren Browser.",
  "checkReceipt.failed.not-sealed-here.title": "Das Siegel ist ungültig",
  "checkReceipt.failed.not-sealed-here.text":
    "Der Beleg wurde verändert oder stammt nicht von diesem Portal. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.failed.unknown-kind.title": "Diese Art von Beleg kennt diese Seite nicht",
  "checkReceipt.failed.unknown-kind.text": "Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "checkReceipt.failed.no-keys.title": "Die Schlüssel des Portals sind nicht da",
  "checkReceipt.failed.no-keys.text":
    "Die Verbindung ist unterbrochen. Wählen Sie den Beleg noch einmal aus, sobald sie wieder da ist.",
  "checkReceipt.how": "So funktioniert es",
  "checkReceipt.stays.title": "Ihre Dateien bleiben bei Ihnen",
  "checkReceipt.stays.text":
    "Es wird auch nichts gespeichert. Die Prüfung funktioniert ohne Internet, wenn die Seite geladen ist.",
  "checkReceipt.what.title": "Was wird geprüft?",
  "checkReceipt.what.seal.term": "Siegel:",
  "checkReceipt.what.seal.text": "Der Beleg stammt von diesem Portal und wurde nicht verändert.",
  "checkReceipt.what.hash.term": "Prüfsumme:",
  "checkReceipt.what.hash.text":
    "eine Art Fingerabdruck. Ändert sich ein Zeichen in einer Datei, ist er anders.",
} as const;
