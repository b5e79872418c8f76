import { de as processData } from "#ui/search/process-data/messages.de.ts";

export const de = {
  ...processData,
  "mockJson.title": "Übergabe testen",
  "mockJson.label": "Übergabe des Anerkennungs-Finders als JSON",
  "mockJson.hint": "leiKaId mit 14 Ziffern; freiwillig: location mit ars, place und postalCode, professionId",
  "mockJson.open": "Antrag öffnen",
} as const;
