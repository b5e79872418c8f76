import { en as fields } from "./fields/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...fields,
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
  "form.tooLong.title": "An answer is far too long",
  "form.tooLong.text":
    "That is why we have not been able to save what you entered since {{time}}. Shorten this answer, then we save automatically. What you entered is in this window: please do not close it.",
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
  "form.title": "{{page}} (step {{step}} of {{count}})",
  "form.mandatory": "You must fill in all fields that are not marked “(optional)”.",
  "form.language": "Please write your own words in German: the authority reads German.",
  "form.inGerman": "In German",
  "form.pleaseChoose": "Please choose",
  "form.day": "Day",
  "form.month": "Month",
  "form.year": "Year",
  "form.yes": "Yes",
  "form.dayUnknown": "day unknown",
  "form.dayAndMonthUnknown": "day and month unknown",
  "form.next": "Next",
  "form.back": "Back",
  "form.notGiven": "not given",
  "form.kept": "Your draft is kept until {{until}}.",
  "form.notKeptHere": "With this sign-in we keep no draft: if the session ends, your details are gone.",
  "form.notKept":
    "You are not signed in: nothing is kept beyond this session. To send the application, you sign in at the end.",
  "form.save.saved": "Saved at {{time}}",
  "form.save.saving": "Saving …",
  "form.save.offline": "Offline: not saved since {{time}}",
  "form.save.failed": "Not saved since {{time}}",
  "form.save.too-long": "Not saved: an answer is too long",
  "form.save.read-only": "Not saved yet: maintenance",
  "form.save.conflict": "Not saved: two versions",
  "form.save.signed-out": "Not saved: session ended",
  "form.save.elsewhere": "Read only: open in another window",
  "form.save.over": "Not saved: the draft has expired",
  "form.save.anonymous": "Not saved as a draft",
} satisfies Record<keyof typeof de, string>;
