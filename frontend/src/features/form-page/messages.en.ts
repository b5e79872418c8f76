import type { de } from "./messages.de.ts";

export const en = {
  "form.title": "{{page}} (step {{step}} of {{count}})",
  "form.titleWithErrors": "Error: {{title}}",
  "form.mandatory": "You must fill in all fields that are not marked “(optional)”.",
  "form.pleaseChoose": "Please choose",
  "form.day": "Day",
  "form.month": "Month",
  "form.year": "Year",
  "form.yes": "Yes",
  "form.next": "Next",
  "form.back": "Back",
  "form.source": "Taken from your account: {{provider}}",
  "form.errors_one": "Please check {{count}} answer",
  "form.errors_other": "Please check {{count}} answers",
  "form.kept": "Your draft is kept until: {{until}}. Every change extends this by {{hours}} hours.",
  "form.notKept":
    "You are not signed in: nothing is kept beyond this session. To submit, you sign in at the end.",
  "form.save.saved": "Saved at {{time}}",
  "form.save.saving": "Saving …",
  "form.save.offline": "Offline: not saved yet",
  "form.save.failed": "Not saved since {{time}}",
  "form.save.conflict": "Not saved: two versions",
  "form.save.signed-out": "Not saved: session ended",
  "form.save.over": "Not saved: time is over",
  "form.save.anonymous": "Not signed in: not saved",
  "form.offline.title": "You are offline. You can go on filling in the form.",
  "form.offline.text":
    "What you entered since {{time}} is only in this window. Please do not close it. As soon as the connection is back, we save automatically.",
  "form.failed.title": "What you entered is not saved yet",
  "form.failed.text":
    "Saving has not worked since {{time}}. We keep trying. What you entered is in this window: please do not close it.",
  "form.conflict.title": "This application was changed on another device or in another window",
  "form.conflict.text": "Something different stands there. Nothing is lost: choose which version counts.",
  "form.conflict.mine": "Keep what I entered here",
  "form.conflict.theirs": "Load the other version",
  "form.signedOut.text":
    "What is not saved yet is in this window. With a user account none of it is lost after you sign in.",
  "form.check.title": "Check your answers",
  "form.check.intro":
    "This is how the authority receives your application. After submitting, you can no longer change anything here.",
  "form.check.incomplete": "Something is still missing on these pages",
  "form.check.notGiven": "not given",
  "form.check.confirm": "Confirm answers and continue",
  "form.check.busy": "Answers are being checked …",
  "form.check.failed": "The answers could not be confirmed. Please try again.",
} satisfies Record<keyof typeof de, string>;
