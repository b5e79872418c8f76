export const de = {
  "steps.label": "Schritte des Antrags",
  "steps.position": "Schritt {{step}} von {{count}}",
  "steps.progress": "Fortschritt",
  "steps.group.answers": "Ihre Angaben",
  "steps.group.closing": "Abschluss",
  "steps.state.done": "erledigt",
  "steps.state.open": "offen",
  "steps.conflict": "Angaben vergleichen",
  "steps.review": "Angaben prüfen",
  "steps.payment": "Zahlung",
  "steps.send": "Absenden",
  "steps.state.error": "Fehler",
} as const;
