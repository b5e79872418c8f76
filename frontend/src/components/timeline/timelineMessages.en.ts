import type { de } from "./timelineMessages.de.ts";

export const en = {
  "timeline.sent": "Sent",
  "timeline.accepted": "Accepted and checked",
  "timeline.waiting": "Waiting for the authority’s confirmation",
  "timeline.waitingNote": "Only then does the application count as filed.",
  "timeline.done": "done",
  "timeline.now": "in progress",
  "timeline.begun": "begun",
  "timeline.bad": "failed",
  "timeline.open": "open",
} satisfies Record<keyof typeof de, string>;
