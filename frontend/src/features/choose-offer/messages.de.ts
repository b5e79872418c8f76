export const de = {
  "start.choose.legend": "Bei welcher Stelle möchten Sie den Antrag stellen?",
  "start.choose.hint":
    "Wenn Sie unsicher sind, fragen Sie eine der Stellen. Angaben und Nachweise sind bei allen gleich.",
} as const;
