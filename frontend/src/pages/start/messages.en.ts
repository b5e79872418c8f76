import { RATE_LIMIT_SECONDS } from "#domain/operation/rateLimits.ts";
import { en as authorities } from "#ui/search/messages.en.ts";
import { en as fee } from "#ui/payment/fee/messages.en.ts";
import { en as login } from "#ui/sign-in/login/messages.en.ts";
import { en as processData } from "#ui/search/process-data/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...authorities,
  ...fee,
  ...login,
  ...processData,
  "start.waiting": "Your application for recognition",
  "start.crumbs": "Breadcrumb",
  "start.lede": "You completed your training abroad and want to work in {{place}}.",
  "start.changeChoice": "Change profession or place",
  "start.translation.title": "The English form is a convenience translation",
  "start.translation.text":
    "Only the German form is legally binding. <b>Please fill in the form in German.</b> The English texts help you to understand the questions.",
  "start.location.title": "Where do you want to work?",
  "start.location.note": "Once you have chosen a place, we can show you the online application.",
  "start.location.next": "Next",
  "start.aside": "Authority and contact",
  "start.authority": "Responsible authority",
  "start.authorityText": "This authority examines your application and decides:",
  "start.authoritiesText":
    "Several authorities may be responsible for you. You choose below at which one you apply.",
  "start.facts": "More about the procedure",
  "start.facts.longText": "Description",
  "start.facts.requirements": "Requirements",
  "start.facts.procedure": "How the procedure works",
  "start.facts.forms": "Forms",
  "start.facts.hints": "Please note",
  "start.facts.furtherInfo": "Further information",
  "start.facts.responsePoint": "Point of contact",
  "start.facts.contact": "Advice",
  "start.facts.legalBasis": "Legal basis",
  "start.facts.relatedServices": "Related applications",
  "start.time": "Time and cost",
  "start.timeText":
    "The authority confirms receipt within <b>1 month</b>. How long the examination takes depends on the profession; it begins when all documents have arrived.",
  "start.cost": "The online application is free of charge. The authority may charge fees for the procedure.",
  "start.portalFree": "Using the portal is free of charge.",
  "start.help": "Help with the form",
  "start.before": "Before you begin",
  "start.signIn.title": "How do I sign in?",
  "start.signIn.accounts":
    "With one of the accounts named below. Beside each it says whom it is for and where you open it. What the account knows about you is then filled in already.",
  "start.signIn.anonymous": "You can also fill in the form without signing in and sign in only to send.",
  "start.signIn.first": "For this application you sign in before you fill it in.",
  "start.signIn.twice":
    "For this application you sign in twice: before you fill it in and once more before you send it.",
  "start.signIn.choose": "First choose the authority below. Then you see here how to sign in.",
  "start.saving.title": "Is my application saved?",
  "start.saving.text":
    "With an account: yes, automatically. Your draft is kept for {{hours}} hours after the last change. Then it is deleted.",
  "start.saving.not": "With an online ID card or without signing in: no.",
  "start.documents.title": "Which documents do I need?",
  "start.documents.depending_one": "Depending on your answers, one more document",
  "start.documents.depending_other": "Depending on your answers, some of {{count}} more",
  "start.documents.dependingText":
    "The form asks only for what applies to you and explains each document. What you do not have yet you hand in later.",
  "start.documents.text": "All documents as PDF or photo, together up to {{size}}.",
  "start.documents.translation":
    "Certificates in other languages need a certified translation: a translation by a publicly appointed or sworn translator.",
  "start.representative.title": "I apply on behalf of another person",
  "start.representative.text":
    "Upload a power of attorney in the application. This is a signed letter in which the person allows you to act for them.",
  "start.begin": "Begin application",
  "start.beginAnew": "Start a new application",
  "start.continueDraft": "Continue draft",
  "start.busy": "Application is being created …",
  "start.how": "How do you want to begin?",
  "start.signedInNotKept":
    "You are signed in. With this sign-in we keep no draft: fill in the application in one go.",
  "start.howInstead": "Your present sign-in is not enough for this application. How do you want to sign in?",
  "start.signedIn": "You are signed in. Your draft is saved automatically while you fill in the form.",
  "start.draft": "You already have a draft for this application. Last changed: {{when}}.",
  "start.draft.stays": "If you start a new one, the old draft stays in your personal area until it expires.",
  "start.tooManyDrafts":
    "You already have very many drafts. This includes those that you began without signing in and then continued with your account. Delete a draft that you no longer need in your personal area, or send it.",
  "start.tooManyStarts": `Very many applications have just been started from your network. Please try again in ${(RATE_LIMIT_SECONDS / 60).toString()} minutes, or sign in.`,
  "start.failed": "An error occurred while creating the application. Please try again later.",
  "start.noForm": "There is no form available for this service right now. Please try again later.",
  "start.notTaken":
    "The responsible authority does not take this application online right now. Please contact the authority.",
  "start.accountRequired": "For this application you must sign in at the start. Reload the page.",
  "start.accountNotAccepted":
    "You cannot make this application with this sign-in. Reload the page and choose another one.",
  "start.twice": "For this application you sign in twice: now and once more before you send.",
  "start.termsChanged": "The terms of use have just changed. Reload the page and consent again.",
  "start.noService.title": "There is no online application for this service at this place",
  "start.noService.text":
    "Contact an authority listed under “Responsible authorities”. You can apply there in another way.",
  "start.closed.title": "The online application is closed at the moment",
  "start.closed.text":
    "Please try again later. You can finish drafts that you have already begun. If it is urgent, contact the authority in the section “Responsible authorities”.",
  "start.paper.title": "Prefer paper?",
  "start.paper.text":
    "You can also apply on paper: print the German form, fill it in and send it with the documents to the responsible authority. The English form only helps you understand it.",
  "start.paper.make": "Create the English translation as PDF",
  "start.paper.makeGerman": "Create the German form as PDF",
  "start.paper.busy": "The PDF is being created",
  "start.paper.load": "Download the English translation as PDF",
  "start.paper.loadGerman": "Download the German form as PDF",
  "start.paper.failed": "The form could not be created. Please try again later.",
} satisfies Record<keyof typeof de, string>;
