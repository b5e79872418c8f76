export const de = {
  "processData.title": "Wir konnten Ihren Antrag nicht öffnen",
  "processData.lede":
    "Beim Übergang vom Anerkennungs-Finder ist ein Fehler aufgetreten. Die Angaben zu Beruf und Ort sind nicht vollständig angekommen.",
  "processData.note": "Sie haben noch nichts eingegeben. Es ist nichts verloren gegangen.",
  "processData.next": "So geht es weiter",
  "processData.step1": "Gehen Sie zurück zum Anerkennungs-Finder.",
  "processData.step2": "Wählen Sie Ihren Beruf und Ihren Ort noch einmal.",
  "processData.step3": "Öffnen Sie den Antrag erneut.",
  "processData.finder": "Zurück zum Anerkennungs-Finder",
  "processData.here": "Beruf und Ort hier wählen",
  "mockJson.title": "Übergabe testen",
  "mockJson.label": "Übergabe des Anerkennungs-Finders als JSON",
  "mockJson.hint": "leiKaId mit 14 Ziffern; freiwillig: location mit ars, place und postalCode, professionId",
  "mockJson.open": "Antrag öffnen",
} as const;
