export const de = {
  "search.found_one": "{{count}} Treffer",
  "search.found_other": "{{count}} Treffer",
  "search.incomplete_one":
    "Mehr als {{count}} Treffer. Die Ergebnisse sind möglicherweise nicht vollständig: Schreiben Sie mehr Buchstaben.",
  "search.incomplete_other":
    "Mehr als {{count}} Treffer. Die Ergebnisse sind möglicherweise nicht vollständig: Schreiben Sie mehr Buchstaben.",
  "search.none": "Nichts gefunden. Prüfen Sie die Schreibweise.",
  "search.failed": "Die Suche geht gerade nicht. Bitte versuchen Sie es später erneut.",
  "search.choose": "Bitte wählen Sie einen Wert aus",
  "search.profession.label": "Welcher Beruf soll anerkannt werden?",
  "search.profession.hint": "Auf Deutsch oder Englisch, zum Beispiel Pflege oder <other>nurse</other>",
  "search.location.label": "In welchem Ort möchten Sie arbeiten?",
  "search.location.hint": "Postleitzahl oder Ort. Noch keiner? Dann Ihr Wohnort in Deutschland.",
} as const;
