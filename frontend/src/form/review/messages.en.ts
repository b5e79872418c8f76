import type { de } from "./messages.de.ts";

export const en = {
  "form.check.differs_one": "One detail differs from your account",
  "form.check.differs_other": "{{count}} details differ from your account",
  "form.check.title": "Check your answers",
  "form.check.intro": "Is everything correct? After sending, you can no longer change anything.",
  "form.check.incomplete": "Something is still missing on these pages",
  "form.check.unshown": "The application as PDF cannot show some characters",
  "form.check.unshownHow":
    "A number in brackets will stand there. The authority receives the exact characters as data. You can change these answers or send them as they are.",
  "form.check.confirmLater_one": "Confirm answers and hand in one document later",
  "form.check.confirmLater_other": "Confirm answers and hand in {{count}} documents later",
  "form.check.declare": "What you declare when you confirm",
  "form.check.declare.true": "My answers are correct and complete.",
  "form.check.declare.changes":
    "If something changes, I tell the authority at once: address, place of work or a new application.",
  "form.check.declare.privacy": "Who receives your data and how long it is kept: privacy policy (new window)",
  "form.check.confirm": "Confirm answers and continue",
  "form.check.busy": "Answers are being checked …",
  "form.check.failed": "The answers could not be confirmed. Please try again.",
  "form.check.notTaken":
    "The responsible authority does not take this application online right now. Nothing was sent and nothing was paid. Please contact the authority.",
} satisfies Record<keyof typeof de, string>;
