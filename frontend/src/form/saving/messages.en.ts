import type { de } from "./messages.de.ts";

export const en = {
  "form.renewed.title": "The form was renewed in the meantime",
  "form.renewed.text":
    "Your answers are there as far as the new form asks for them. Please go through all pages once more.",
  "form.offline.title": "You are offline. You can go on filling in the form.",
  "form.offline.text":
    "What you entered since {{time}} is only in this window. Please do not close it. As soon as the connection is back, we save automatically.",
  "form.readOnly.title": "The portal cannot save anything at the moment",
  "form.readOnly.text":
    "The portal is being maintained. You can go on filling in the form. What you entered since {{time}} is only in this window: please do not close it. When the maintenance is over, we save automatically.",
  "form.failed.title": "What you entered is not saved yet",
  "form.failed.text":
    "Saving has not worked since {{time}}. We keep trying. What you entered is in this window: please do not close it.",
  "form.conflict.title": "This application was changed on another device or in another window",
  "form.conflict.text":
    "These answers are different there: {{labels}}. Last saved there: {{time}}. Nothing is lost. Look at the differences and choose what to keep.",
  "form.conflict.show": "Show differences",
  "form.conflict.title.compare": "Which version do you want to keep?",
  "form.conflict.allHere": "Keep all answers from here",
  "form.conflict.allThere": "Take all answers from there",
  "form.conflict.here": "Here in this window",
  "form.conflict.there": "Saved there: {{time}}",
  "form.conflict.choose": "Choose which version to keep: {{label}}",
  "form.conflict.decide": "Apply choice",
  "form.conflict.busy": "Applying …",
  "form.conflict.decided": "Your choice was applied.",
  "form.conflict.changed":
    "Something else was changed there in the meantime. Please look at the differences once more.",
  "form.conflict.failed": "The other version cannot be loaded now. Your choice stays. Please try again.",
  "form.over.title": "This draft was deleted",
  "form.over.text": "The storage period has expired. Please start a new application.",
  "form.signedOut.text":
    "What is not saved yet is in this window. With an account none of it is lost after you sign in.",
} satisfies Record<keyof typeof de, string>;
