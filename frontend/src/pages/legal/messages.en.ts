import type { de } from "./messages.de.ts";

export const en = {
  "legal.contents": "Contents",
  "legal.article": "Text",
} satisfies Record<keyof typeof de, string>;
