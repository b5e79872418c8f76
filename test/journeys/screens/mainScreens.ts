import type { Screen } from "./Screen.ts";
import { SCREENS } from "./screenList.ts";

const MAIN = [
  "home",
  "start",
  "form-empty",
  "form-errors",
  "form-upload-checked",
  "form-review",
  "payment-choose",
  "result-nw",
  "area-drafts",
];

/** The screens of every application, in their order. */
export const MAIN_SCREENS: readonly Screen[] = MAIN.flatMap((name) =>
  SCREENS.filter((screen) => screen.name === name),
);
