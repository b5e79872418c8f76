export const de = {
  "search.found_one": "{{count}} Treffer",
  "search.found_other": "{{count}} Treffer",
  "search.incomplete_one":
    "Mehr als {{count}} Treffer. Die Ergebnisse sind möglicherweise nicht vollständig: Schreiben Sie mehr Buchstaben.",
  "search.incomplete_other":
    "Mehr als {{count}} Treffer. Die Ergebnisse sind möglicherweise nicht vollständig: Schreiben Sie mehr Buchstaben.",
  "search.none": "Nichts gefunden. Schreiben Sie es anders oder nur den Anfang.",
  "search.profession.none":
    "Nichts gefunden. Versuchen Sie ein anderes Wort für den Beruf, auch in Ihrer Sprache, oder nur den Anfang.",
  "search.profession.today": "früherer Titel, heute: {{title}}",
  "search.profession.former": "früher: <name>{{name}}</name>",
  "search.profession.also": "auch: <name>{{name}}</name>",
  "search.location.none":
    "Nichts gefunden. Versuchen Sie die Postleitzahl oder die Stadt, zu der Ihr Ort gehört.",
  "search.failed": "Die Suche geht gerade nicht. Bitte versuchen Sie es später erneut.",
  "search.choose": "Bitte wählen Sie einen Wert aus",
  "search.profession.label": "Welcher Beruf soll anerkannt werden?",
  "search.profession.hint":
    "Auch auf Englisch oder mit einem früheren Titel, zum Beispiel Pflege oder <other>nurse</other>",
  "search.location.label": "In welchem Ort möchten Sie arbeiten?",
  "search.location.hint": "Postleitzahl oder Ort. Noch keiner? Dann Ihr Wohnort in Deutschland.",
  "start.authorities": "Zuständige Stellen",
  "start.noService.several": "Eine dieser Behörden ist für Ihren Antrag zuständig:",
  "start.advice": "Kostenlose Auskunft, auch zur zuständigen Behörde:",
  "start.adviceWebsite": "Website: {{name}}",
  "start.noAddress":
    "Die Anschrift kennen wir nicht. Sie bekommen sie von der Behörde oder von der Beratung.",
  "start.noAuthority": "Es wurde keine zuständige Behörde gefunden.",
  "start.contact": "Kontakt",
  "start.website": "Website",
  "start.infoPage": "Informationen zum Verfahren",
  "start.choose.legend": "Bei welcher Behörde möchten Sie den Antrag stellen?",
  "start.choose.hint":
    "Wenn Sie unsicher sind, fragen Sie eine der Behörden. Angaben und Unterlagen sind bei allen gleich.",
} as const;
