import type { de } from "./messages.de.ts";

export const en = {
  "redirect.title": "You are being redirected",
  "redirect.lede": "You are now taken to the sign-in: {{provider}}. Then you come back here.",
  "redirect.note":
    "The sign-in page looks different and has another address. That is right. We do not learn your password.",
  "redirect.nothing": "Nothing happens?",
  "redirect.link": "Continue to the sign-in: {{provider}}",
  "redirect.nowhere": "There is nothing to do here. Begin on the home page.",
  "redirect.failed.title": "Sign-in not successful",
  "redirect.failed.alert": "An error occurred during login. Please try again.",
  "redirect.failed.text":
    "The sign-in was not confirmed. Perhaps you cancelled it there or it took too long.",
  "redirect.failed.kept": "What you have filled in so far is still there. Please do not close the window.",
  "redirect.failed.again": "Sign in again",
} satisfies Record<keyof typeof de, string>;
