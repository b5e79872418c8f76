import type { de } from "./messages.de.ts";

export const en = {
  "steps.label": "Steps of the application",
  "steps.all": "All steps ({{step}}/{{count}})",
  "steps.progress": "Progress",
  "steps.group.answers": "Your details",
  "steps.group.closing": "Final steps",
  "steps.state.done": "done",
  "steps.state.open": "open",
  "steps.state.begun": "begun",
  "steps.conflict": "Compare details",
  "steps.review": "Check your answers",
  "steps.payment": "Payment",
  "steps.notice": "How you receive the decision",
  "steps.send": "Send",
  "steps.lacksFiles": "documents still missing",
  "steps.state.error": "error",
} satisfies Record<keyof typeof de, string>;
