import { en as legal } from "../../features/legal-text/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...legal,
  "simple.title": "Easy-to-read English",
  "simple.intro":
    "This text is still unchecked.\nThat means:\nPeople with learning difficulties must read it first.",
  "simple.what.title": "What is this website?",
  "simple.what.text":
    "You learned a profession in another country.\nYou want to work in this profession in Germany.\nThen you may need a recognition.\nRecognition means:\nAn office checks your qualification.\nHere you can apply on the internet.\nThe application is free.\nLater the office may ask for money for the check.",
  "simple.how.title": "How to apply",
  "simple.how.text":
    "Write your profession on the <home>home page</home>.\nAlso write the place.\nYou want to work there.\nThen you see which office helps you.\nYou can sign in.\nThen we keep your application for {{draftHours}}.\nFill in the application.\nUpload your certificates.\nThis works only with PDF files.\nA PDF file is a document on a computer.\nCheck everything.\nPress submit.",
  "simple.help.title": "Help",
  "simple.help.text":
    "Do you have questions?\nCall us: {{supportPhone}}\n{{supportHours}}\nOr write an e-mail: <mail>{{supportEmail}}</mail>",
  "simple.access.title": "Accessibility",
  "simple.access.text":
    "Everybody should be able to use this website well.\nDoes something get in your way?\nWrite to us: <mail>{{feedbackEmail}}</mail>\nYou find more in the <accessibility>accessibility statement</accessibility>.",
} satisfies Record<keyof typeof de, string>;
