import type { de } from "./checkMessages.de.ts";

export const en = {
  "form.check.differs_one": "One detail differs from your account",
  "form.check.differs_other": "{{count}} details differ from your account",
  "form.check.compare": "Compare details",
  "form.check.title": "Check your answers",
  "form.check.intro":
    "This is how the authority receives your application. After submitting, you can no longer change anything here.",
  "form.check.incomplete": "Something is still missing on these pages",
  "form.check.unshown": "The application as PDF cannot show some characters",
  "form.check.unshownHow":
    "A number in brackets will stand there. The authority receives the exact characters as data. You can change these answers or send them as they are.",
  "form.check.confirm": "Confirm answers and continue",
  "form.check.busy": "Answers are being checked …",
  "form.check.failed": "The answers could not be confirmed. Please try again.",
  "form.check.notTaken":
    "The competent authority does not take this application online right now. Nothing was sent and nothing was paid. Please contact the authority.",
} satisfies Record<keyof typeof de, string>;
