import { en as processData } from "#ui/search/process-data/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...processData,
  "mockJson.title": "Test the hand-over",
  "mockJson.label": "Hand-over of the Recognition Finder as JSON",
  "mockJson.hint": "leiKaId with 14 digits; optional: location with ars, place and postalCode, professionId",
  "mockJson.open": "Open application",
} satisfies Record<keyof typeof de, string>;
