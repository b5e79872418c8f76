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
  "form.notGiven": "not given",
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
  "form.save.elsewhere": "Read only: open in another window",
  "form.save.over": "Not saved: time is over",
  "form.save.anonymous": "Not signed in: not saved",
} satisfies Record<keyof typeof de, string>;
