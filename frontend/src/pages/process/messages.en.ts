import { en as form } from "../../features/form-page/messages.en.ts";
import { en as steps } from "../../features/stepper/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...form,
  ...steps,
  "process.checkingSignIn": "Your sign-in is being checked …",
  "process.finished": "Your application is finished.",
  "process.notYet": "You cannot open the page you asked for yet. Complete this page first.",
} satisfies Record<keyof typeof de, string>;
