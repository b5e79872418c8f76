import { en as legal } from "../../features/legal-text/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...legal,
  "sign.title": "German Sign Language",
  "sign.intro": "Information for people who use German Sign Language (DGS).",
  "sign.films.title": "Films",
  "sign.films.text":
    "There are no films in German Sign Language about content, navigation and accessibility of the portal yet. This is a defect that we name in the <accessibility>accessibility statement</accessibility>.",
  "sign.films.how": "A film starts only when you press play. You can also download every film.",
  "sign.films.download": "Download the film: {{title}} ({{size}})",
  "sign.content.title": "What it is about",
  "sign.content.text":
    "On this portal you apply online for recognition of a profession that you learned abroad. You choose profession and place on the <home>home page</home>, fill in the form, upload documents and send everything to the competent authority.",
  "sign.contact.title": "Contact without a phone",
  "sign.contact.text":
    "Write to <mail>{{supportEmail}}</mail>. Report a barrier to <mail>{{feedbackEmail}}</mail>.",
} satisfies Record<keyof typeof de, string>;
