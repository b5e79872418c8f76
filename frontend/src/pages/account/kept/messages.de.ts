export const de = {
  "kept.title": "Was wir von Ihnen speichern",
  "kept.text":
    "Wir speichern nur, was Ihre Anträge brauchen, und löschen es danach. Warum wir es dürfen, steht in der <privacy>Datenschutzerklärung</privacy>.",
  "kept.show": "Zeigen, was gespeichert ist und bis wann",
  "kept.none": "Von Ihren Anträgen ist nichts gespeichert.",
  "kept.failed": "Was gespeichert ist, konnte nicht geladen werden.",
  "kept.class.draft": "Entwurf mit Ihren Angaben",
  "kept.class.results": "Antrag und Unterlagen zum Herunterladen",
  "kept.class.reports":
    "Übertragungsprotokoll und Liste der Unterlagen, die Sie nachreichen; ohne Ihre Angaben und Dateien",
  "kept.class.payments": "Angaben zur Zahlung",
  "kept.class.ciphertext": "Verschlüsselter Antrag, bis die Behörde den Eingang bestätigt",
  "kept.class.mailboxCopy": "Verschlüsselte Kopie für Ihr Postfach",
  "kept.files_one": "{{count}} Datei",
  "kept.files_other": "{{count}} Dateien",
  "kept.until": "bis {{until}}",
  "kept.untilAtLatest": "spätestens bis {{until}}",
  "kept.draftUntil": "bis {{until}}, wenn Sie nichts mehr ändern",
  "kept.payments": "bis {{years}} Jahre nach der letzten Meldung des Zahlungsanbieters",
  "kept.deleted.title": "Gelöscht",
  "kept.deleted.draft": "Entwurf, gelöscht: {{when}}",
  "kept.deleted.sent": "Angaben und Unterlagen eines gesendeten Antrags, gelöscht: {{when}}",
  "kept.deleted.until": "Gespeichert ist nur, dass und wann gelöscht wurde, bis {{until}}.",
  "kept.deleted.certificate": "Löschbescheinigung (PDF)",
  "kept.deleted.failed":
    "Die Löschbescheinigung konnte nicht geladen werden. Bitte versuchen Sie es später erneut.",
} as const;
