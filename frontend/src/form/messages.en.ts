import { en as fields } from "./fields/messages.en.ts";
import { en as saving } from "./saving/messages.en.ts";

import type { de } from "./messages.de.ts";

export const en = {
  ...fields,
  ...saving,
  "form.title": "{{page}} (step {{step}} of {{count}})",
  "form.titleWithErrors": "Error: {{title}}",
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
  "form.errors_one": "Please check {{count}} answer",
  "form.errors_other": "Please check {{count}} answers",
  "form.kept": "Your draft is kept until {{until}}. Every change extends this by {{hours}} hours.",
  "form.notKeptHere": "With this sign-in we keep no draft: if the session ends, your details are gone.",
  "form.notKept":
    "You are not signed in: nothing is kept beyond this session. To send the application, you sign in at the end.",
  "form.save.saved": "Saved at {{time}}",
  "form.save.saving": "Saving …",
  "form.save.offline": "Offline: not saved since {{time}}",
  "form.save.failed": "Not saved since {{time}}",
  "form.save.read-only": "Not saved yet: maintenance",
  "form.save.conflict": "Not saved: two versions",
  "form.save.signed-out": "Not saved: session ended",
  "form.save.elsewhere": "Read only: open in another window",
  "form.save.over": "Not saved: the draft has expired",
  "form.save.anonymous": "Not saved as a draft",
} satisfies Record<keyof typeof de, string>;
