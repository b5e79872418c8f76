import { de as authorities } from "#ui/search/authorities/messages.de.ts";

export const de = {
  ...authorities,
  "home.noCode.title": "Für diesen Beruf gibt es hier noch keinen Online-Antrag",
  "home.noCode.choosePlace": "Wählen Sie den Ort. Dann steht hier, welche Behörde zuständig ist.",
  "home.noCode.apply": "Sie können die Anerkennung trotzdem beantragen: bei der Behörde, die unten steht.",
  "home.noCode.replaced": "Für den früheren Titel gibt es einen Online-Antrag:",
} as const;
