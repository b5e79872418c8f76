import type { de } from "./messages.de.ts";

export const en = {
  "start.choose.legend": "Which authority do you want to apply to?",
  "start.choose.hint":
    "If you are not sure, ask one of the authorities. Questions and documents are the same at all of them.",
} satisfies Record<keyof typeof de, string>;
