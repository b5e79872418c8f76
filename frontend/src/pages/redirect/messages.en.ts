import { en as login } from "#ui/sign-in/login/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...login,
  "redirect.title": "You are being redirected",
  "redirect.lede": "You are now taken to the sign-in: {{provider}}. Then you come back here.",
  "redirect.note":
    "The sign-in page looks different and has another address. That is right. We do not learn your password.",
  "redirect.nothing": "Nothing happens?",
  "redirect.link": "Continue to the sign-in: {{provider}}",
  "redirect.nowhere": "There is nothing to do here",
  "redirect.nowhere.text": "Begin on the home page.",
  "redirect.failed.title": "Sign-in not successful",
  "redirect.failed.alert": "An error occurred during login. Please try again.",
  "redirect.failed.provider": "sign-in service",
  "redirect.failed.login-cancelled": "The sign-in was cancelled there: {{provider}}.",
  "redirect.failed.tooLow":
    "The sign-in was not secure enough: {{provider}}. The level of trust “{{level}}” is needed. Sign in there in a more secure way or choose another sign-in.",
  "redirect.failed.trust-level-too-low":
    "The sign-in was not secure enough: {{provider}}. Sign in there in a more secure way or choose another sign-in.",
  "redirect.failed.identity-provider-unavailable":
    "The sign-in cannot be reached at the moment: {{provider}}. Try again in a few minutes.",
  "redirect.failed.login-unknown":
    "This sign-in has expired or was begun in another browser. Choose again how you want to sign in.",
  "redirect.failed.login-refused":
    "The sign-in was not confirmed: {{provider}}. Try again or choose another sign-in.",
  "redirect.failed.login-late": "The sign-in was not confirmed: {{provider}}. Perhaps it took too long.",
  "redirect.failed.login-clock":
    "The sign-in was not confirmed: {{provider}}. The time there and our time do not match. Only we can put this right. Choose another sign-in meanwhile.",
  "redirect.failed.login-weak":
    "The sign-in was not confirmed: {{provider}}. It is not encrypted or signed securely enough there. Only we can put this right. Choose another sign-in meanwhile.",
  "redirect.failed.account-incomplete":
    "Your account lacks a detail without which we cannot recognise you again: {{provider}}. Sign in with a permanent account or choose another sign-in.",
  "redirect.failed.reference": "If you contact us, please give this reference: {{reference}}.",
  "redirect.failed.kept": "What you have filled in so far is still there. Please do not close the window.",
  "redirect.failed.again": "Sign in again",
  "redirect.failed.otherWay": "Choose another sign-in",
  "redirect.already.title": "You are signed in",
  "redirect.already.text":
    "Signed in as {{name}}. The answer of the sign-in arrived a second time. You need not do anything.",
  "redirect.already.application": "Back to your application",
  "redirect.already.account": "To your personal area",
  "redirect.blocked.title": "This account is blocked",
  "redirect.blocked.alert": "You cannot use this portal with this account",
  "redirect.blocked.until": "The block lasts until {{until}}. The reason is a breach of the terms of use.",
  "redirect.blocked.forGood": "The block is permanent. The reason is a breach of the terms of use.",
  "redirect.blocked.otherWays":
    "Your right to the procedure remains. You can send the application on paper to the responsible authority or bring it there.",
} satisfies Record<keyof typeof de, string>;
