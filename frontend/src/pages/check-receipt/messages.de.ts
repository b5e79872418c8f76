export const de = {
  "checkReceipt.lede":
    "Sind das genau die Dateien, die mit dem Antrag gesendet wurden? Hier kann es jeder prüfen: die antragstellende Person, die Behörde, ein Gericht.",
  "checkReceipt.local.title": "Es wird nichts hochgeladen.",
  "checkReceipt.local.text": "Ihr Browser vergleicht die Dateien auf Ihrem Gerät.",
  "checkReceipt.step.receipt": "1. Beleg auswählen",
  "checkReceipt.receiptHint":
    "Das Übertragungsprotokoll oder die Löschbescheinigung als PDF, oder die Quittung als JSON",
  "checkReceipt.chooseReceipt": "Beleg auswählen",
  "checkReceipt.chooseOther": "Anderen Beleg auswählen",
  "checkReceipt.drop": "oder hierher ziehen",
  "checkReceipt.ticket": "Vorgangsnummer",
  "checkReceipt.genuine.title": "Der Beleg ist echt und unverändert",
  "checkReceipt.genuine.text": "Das Portal hat ihn mit dem Siegel „{{issuer}}“ ausgestellt.",
  "checkReceipt.genuineDeletion.title": "Die Löschbescheinigung ist echt und unverändert",
  "checkReceipt.genuineDeletion.text": "Das Portal hat sie mit dem Siegel „{{issuer}}“ ausgestellt.",
  "checkReceipt.deletedNumber": "Nummer des Antrags",
  "checkReceipt.deletedAt": "Gelöscht",
  "checkReceipt.service": "Leistung",
  "checkReceipt.authority": "Übergeben an",
  "checkReceipt.files": "Dateien im Beleg",
  "checkReceipt.germanTime": "{{at}} (deutsche Zeit)",
  "checkReceipt.until":
    "Der Beleg zeigt, was bei seiner Ausstellung bekannt war. Den neuesten gibt es im persönlichen Bereich.",
  "checkReceipt.step.files": "2. Dateien vergleichen",
  "checkReceipt.filesHint": "Eine oder mehrere Dateien, die Sie vergleichen möchten",
  "checkReceipt.chooseFiles": "Dateien auswählen",
  "checkReceipt.comparing": "Wird verglichen …",
  "checkReceipt.result": "Ergebnis",
  "checkReceipt.compared_one": "{{count}} Datei ist verglichen.",
  "checkReceipt.compared_other": "{{count}} Dateien sind verglichen.",
  "checkReceipt.files.all-in-it": "Der Beleg ist echt, und die Dateien sind darin",
  "checkReceipt.files.file-not-in-it": "Der Beleg ist echt, aber nicht jede Datei ist darin",
  "checkReceipt.files.missing": "So wurde sie nicht gesendet: {{file}}",
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
  "checkReceipt.failed.no-seal.title": "In diesem PDF steckt kein Siegel",
  "checkReceipt.failed.no-seal.text":
    "Ob es echt ist, lässt sich nicht beurteilen. Wählen Sie das Übertragungsprotokoll so, wie Sie es heruntergeladen haben. Ein Ausdruck oder ein neu gespeichertes PDF enthält das Siegel nicht mehr.",
  "checkReceipt.failed.unreadable.title": "Die Datei lässt sich nicht lesen",
  "checkReceipt.failed.unreadable.text":
    "Sie ist beschädigt, oder Ihr Browser ist zu alt. Versuchen Sie es mit einem neueren Browser.",
  "checkReceipt.altered.title": "Der Beleg wurde nach dem Siegeln verändert",
  "checkReceipt.altered.pages":
    "Etwas im gesiegelten Teil des PDF ist anders, zum Beispiel der Text einer Seite. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.altered.receipt":
    "Die Quittung für Computer ist anders als die, die das Portal gesiegelt hat. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.altered.other-receipt":
    "Die Quittung für Computer gehört zu einem anderen Antrag als die Seiten. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.altered.seal":
    "Das Siegel wurde ersetzt oder beschädigt, oder es gilt nicht für die ganze Datei. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.altered.seal-removed": "Das Siegel wurde entfernt. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.altered.appended":
    "Danach wurde etwas hinzugefügt, zum Beispiel eine Seite, ein Stempel, eine Datei oder eine Unterschrift. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.altered.cut-off": "Das Ende der Datei fehlt. Laden Sie den Beleg noch einmal herunter.",
  "checkReceipt.foreign.title": "Der Beleg ist nicht von diesem Portal",
  "checkReceipt.foreign.other-key":
    "Kein Siegel dieses Portals hat ihn ausgestellt. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.foreign.key-not-valid-then":
    "Sein Siegel war zu der Zeit, die darin steht, nicht gültig. Verlassen Sie sich nicht auf ihn.",
  "checkReceipt.failed.unknown-kind.title": "Diese Art von Beleg kennt diese Seite nicht",
  "checkReceipt.failed.unknown-kind.text": "Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "checkReceipt.failed.no-keys.title": "Die Schlüssel des Portals sind nicht da",
  "checkReceipt.failed.no-keys.text":
    "Die Verbindung ist unterbrochen, oder dieses Portal hat kein Siegel. Wählen Sie den Beleg noch einmal aus, sobald die Verbindung wieder da ist.",
  "checkReceipt.how": "So funktioniert es",
  "checkReceipt.stays.title": "Ihre Dateien bleiben bei Ihnen",
  "checkReceipt.stays.text":
    "Es wird auch nichts gespeichert. Die Prüfung funktioniert ohne Internet, wenn die Seite geladen ist.",
  "checkReceipt.what.title": "Was wird geprüft?",
  "checkReceipt.what.seal.term": "Siegel:",
  "checkReceipt.what.seal.text":
    "Der Beleg stammt von diesem Portal und wurde nicht verändert, weder die Seiten noch die Quittung darin.",
  "checkReceipt.what.hash.term": "Prüfsumme:",
  "checkReceipt.what.hash.text": "eine Art Fingerabdruck. Ändert sich ein Zeichen der Datei, ist er anders.",
} as const;
