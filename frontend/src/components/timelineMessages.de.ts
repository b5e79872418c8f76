export const de = {
  "timeline.done": "erledigt",
  "timeline.now": "läuft",
  "timeline.bad": "fehlgeschlagen",
  "timeline.open": "offen",
} as const;
