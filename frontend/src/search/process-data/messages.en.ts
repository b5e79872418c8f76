import type { de } from "./messages.de.ts";

export const en = {
  "processData.title": "We could not open your application",
  "processData.lede":
    "An error occurred on the way from the Recognition Finder. The details of profession and place did not arrive completely.",
  "processData.note": "You have not entered anything yet. Nothing is lost.",
  "processData.next": "What to do next",
  "processData.step1": "Go back to the Recognition Finder.",
  "processData.step2": "Choose your profession and your place again.",
  "processData.step3": "Open the application again.",
  "processData.finder": "Back to the Recognition Finder",
  "processData.here": "Choose profession and place here",
  "mockJson.title": "Test the hand-over",
  "mockJson.label": "Hand-over of the Recognition Finder as JSON",
  "mockJson.hint": "leiKaId with 14 digits; optional: location with ars, place and postalCode, professionId",
  "mockJson.open": "Open application",
} satisfies Record<keyof typeof de, string>;
