export const de = {
  "timeline.sent": "Gesendet",
  "timeline.accepted": "Angenommen und geprüft",
  "timeline.waiting": "Warten auf die Bestätigung der Behörde",
  "timeline.waitingNote": "Erst damit gilt der Antrag als gestellt.",
  "timeline.done": "erledigt",
  "timeline.now": "läuft",
  "timeline.begun": "begonnen",
  "timeline.bad": "fehlgeschlagen",
  "timeline.open": "offen",
} as const;
