import type { de } from "./timelineMessages.de.ts";

export const en = {
  "timeline.done": "done",
  "timeline.now": "in progress",
  "timeline.bad": "failed",
  "timeline.open": "open",
} satisfies Record<keyof typeof de, string>;
