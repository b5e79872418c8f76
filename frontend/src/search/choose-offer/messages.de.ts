export const de = {
  "start.choose.legend": "Bei welcher Behörde möchten Sie den Antrag stellen?",
  "start.choose.hint":
    "Wenn Sie unsicher sind, fragen Sie eine der Behörden. Angaben und Unterlagen sind bei allen gleich.",
} as const;
