import { en as authorities } from "#ui/search/authorities/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...authorities,
  "home.noCode.title": "There is no online application for this profession here yet",
  "home.noCode.choosePlace": "Choose the place. Then you see here which authority is responsible.",
  "home.noCode.apply": "You can still apply for recognition: directly at the authority named below.",
  "home.noCode.replaced": "For the former title there is an online application:",
} satisfies Record<keyof typeof de, string>;
