import { en as search } from "#ui/search/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...search,
  "home.title": "Your profession from abroad, recognised in Germany",
  "home.lede":
    "Did you learn your profession abroad? Apply here online to have your qualification recognised in Germany.",
  "home.needsScript":
    "To find an application and to make it, your browser needs JavaScript and cookies. Please switch on both and reload the page.",
  "home.find": "Find application",
  "home.origin": "Where did you complete your training?",
  "home.origin.EU_EEA_CH": "In the EU, the EEA or Switzerland",
  "home.origin.THIRD_COUNTRY": "In another country",
  "home.origin.ANY": "In any country",
  "home.allProfessions": "See all professions",
  "home.steps": "How it works",
  "home.step.choose.title": "Choose profession and place",
  "home.step.choose.text": "We show you which authority is responsible and what you need.",
  "home.step.begin.title": "Sign in or start without an account",
  "home.step.begin.text": "With an account your draft is saved and your details are filled in already.",
  "home.step.fill.title": "Fill in and upload documents",
  "home.step.fill.text": "As a PDF or photo. If the connection breaks, the upload goes on where it stopped.",
  "home.step.send.title": "Send and follow",
  "home.step.send.text": "You see when the application has arrived at the authority.",
  "home.facts": "Good to know",
  "home.fact.cost.title": "Cost",
  "home.fact.cost.text":
    "The online application is free of charge. The authority may later charge fees for the procedure.",
  "home.fact.language.title": "Language",
  "home.fact.language.text":
    "You fill in the form in German. An English translation helps you to understand it.",
  "home.fact.documents.title": "Documents",
  "home.fact.documents.text":
    "PDF or photos, all files together up to {{applicationSize}}. You often need a certified translation.",
  "home.fact.saving.title": "Saving",
  "home.fact.saving.text": "With an account your draft is kept for {{draftHours}} after the last change.",
  "home.already": "Already started or sent?",
  "home.continue.title": "Continue a draft or see the status",
  "home.continue.text": "In your personal area, with your account",
  "home.receipt.text": "Are these exactly the files that were sent? No sign-in, nothing is uploaded.",
  "home.finder.title": "Not sure whether you need recognition?",
  "home.finder.text": "The Recognition Finder (Anerkennungs-Finder) helps. It opens in a new window.",
  "home.finder.link": "Recognition Finder",
} satisfies Record<keyof typeof de, string>;
