/** What search engines show of a page, and what a document says whose code never runs; loads with no page. */
export const de = {
  "document.description":
    "Anerkennung ausländischer Berufsqualifikationen online beantragen: {{portalName}}, {{stateName}}",
  "document.late":
    "Lädt die Seite nicht? Vielleicht ist Ihr Browser zu alt oder die Verbindung zu langsam. Versuchen Sie es mit einem anderen Browser oder Gerät. Den Antrag gibt es auch auf Papier. Fragen Sie uns:",
} as const;
