import type { de } from "./messages.de.ts";

export const en = {
  "simple.title": "Easy-to-read English",
  "simple.intro":
    "This text is still unchecked.\nThat means:\nPeople with learning difficulties must read it first.",
  "simple.what.title": "What is this website?",
  "simple.what.text":
    "You learned a profession in another country.\nYou want to work in this profession in Germany.\nThen you may need a recognition.\nRecognition means:\nAn office checks your qualification.\nHere you can apply on the internet.\nThe application is free.\nLater the office may ask for money for the check.",
  "simple.how.title": "How to apply",
  "simple.how.text":
    "Write your profession on the <home>home page</home>.\nAlso write the place.\nYou want to work there.\nThen you see which office helps you.\nYou can sign in.\nThen we keep your application for {{draft}}.\nFill in the application.\nUpload your certificates.\nYou can take photos.\nOr you use PDF files.\nA PDF file is a document on a computer.\nCheck everything.\nPress send.",
  "simple.use.title": "How to use this website",
  "simple.use.text":
    "There is a menu at the top of every page.\nThere you find: Easy-to-read English and German Sign Language.\nThere you also change the language.\nThe application begins on the <home>home page</home>.\nThe application has several steps.\nAre you ready with a step?\nThen press Next.\nDo you want to go back one step?\nThen press Back.\nA list shows all steps.\nEverything also works with the keyboard.\nYou find help at the bottom of every page.",
  "simple.help.title": "Help",
  "simple.help.text":
    "Do you have questions?\nCall us: <phone>{{supportPhone}}</phone>\n{{supportHours}}\nOr write an e-mail: <mail>{{supportEmail}}</mail>",
  "simple.access.title": "Accessibility",
  "simple.access.text":
    "Everybody should be able to use this website well.\nThere are rules for this.\nWe checked the website ourselves.\nWe last did this on {{lastReviewed}}.\nThe result: We keep many of the rules.\nSome rules are still to be kept.\nYou find everything in the <accessibility>accessibility statement</accessibility>.\nThe statement is in difficult language.",
  "simple.missing.title": "What is still missing",
  "simple.missing.text":
    "People with learning difficulties must still check this text.\nPeople must also still check our PDF files.\nTo sign in, you come to other websites.\nTo pay, you also come to another website.\nOther companies or offices make these websites.\nThey may be difficult.\nDo you upload PDF files yourself?\nThen we leave these files as they are.",
  "simple.missing.noFilms": "Films in German Sign Language are still missing.",
  "simple.report.title": "Does something get in your way?",
  "simple.report.text":
    "Write to us: <mail>{{feedbackEmail}}</mail>\nWe answer within {{answerWeeks}}.\nDoes our answer help you too little?\nThen this office helps you: {{enforcementBody}}\nThis is free.\nYou find more here: <web>{{enforcementUrl}}</web>",
  "simple.more.title": "More for you",
  "simple.more.text":
    "There is also a page on <sign>German Sign Language</sign>.\nThe other texts are in difficult language.\nDo you need help with reading?\nCall us: <phone>{{supportPhone}}</phone>",
} satisfies Record<keyof typeof de, string>;
