import { en as form } from "#ui/form/messages.en.ts";
import { en as steps } from "../steps/stepper/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...form,
  ...steps,
  "process.waiting": "Your application",
  "process.checkingSignIn": "Your sign-in is being checked …",
  "process.signedIn": "You are signed in. Your answers and files are here.",
  "process.finished": "Your application is finished.",
} satisfies Record<keyof typeof de, string>;
