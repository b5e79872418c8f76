import type { de } from "./messages.de.ts";

export const en = {
  "sign.title": "German Sign Language",
  "sign.intro": "Information for people who use German Sign Language (DGS).",
  "sign.films.title": "Films",
  "sign.films.text":
    "There are no films in German Sign Language about content, navigation and accessibility of the portal yet. This is a defect that we name in the <accessibility>accessibility statement</accessibility>.",
  "sign.films.how": "A film starts only when you press play. You can also download every film.",
  "sign.films.download": "Download the film: {{title}} ({{size}})",
  "sign.content.title": "What it is about",
  "sign.content.text":
    "On this portal you apply online for recognition of a profession that you learned abroad. You choose profession and place on the <home>home page</home>. You fill in the form, upload documents and send everything to the responsible authority.",
  "sign.use.title": "How to use the portal",
  "sign.use.text":
    "At the top of every page are the menu and the change of language, at the bottom help and the feedback form. The application has several steps: with “Next” and “Back” you go from step to step, a list shows what is done already. Everything can be used with the keyboard.",
  "sign.access.title": "Accessibility",
  "sign.access.text":
    "The portal is partly accessible. We checked it ourselves, last on {{lastReviewed}}.\nNot checked yet are the easy-to-read texts and, in the PDF files of the portal, what only people can judge. The pages for signing in and of the payment provider are not part of the portal.\nAll details are in the <accessibility>accessibility statement</accessibility>. If you report a barrier, we answer within {{answerWeeks}}. If you are not satisfied with the answer, help is free of charge at: {{enforcementBody}}, <web>{{enforcementUrl}}</web>.",
  "sign.contact.title": "Contact without a phone",
  "sign.contact.text":
    "Write to <mail>{{supportEmail}}</mail>. Report a barrier to <mail>{{feedbackEmail}}</mail>.",
  "sign.more.title": "More",
  "sign.more.text": "The main points are also told in <simple>easy-to-read English</simple>.",
} satisfies Record<keyof typeof de, string>;
