import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import type { de } from "./messages.de.ts";

import { en as login } from "#ui/sign-in/login/messages.en.ts";

export const en = {
  ...login,
  "process.signIn.title": "Please sign in",
  "process.signIn.text": "Did you begin with an account? After you sign in, you continue here.",
  "process.signIn.orNot": "Without signing in? Then the application was deleted with the session.",
  "process.ended.text": "Your answers and files were in no account. They were deleted with the session.",
  "process.ended.next": `Sign in with an account at the start, and we keep your draft for ${DRAFT_RETENTION_HOURS.toString()} hours.`,
  "process.ended.again": "Begin again",
  "process.expired.title": "This draft is deleted",
  "process.expired.text": "The storage period has expired. Please start a new application.",
  "process.noForm.title": "The form is not available right now",
  "process.noForm.text": "Your application is not lost: only its form is missing. Please try again later.",
  "process.notFound.title": "This application is not here",
  "process.notFound.text":
    "It was deleted, belongs to another account or to a session that has ended. Please start a new application or look in your personal area.",
  "process.afterPayment":
    "Have you just paid? Your payment is not lost. Once it is confirmed, we send the application automatically. You see the status in your personal area, with the account that you began the application with.",
  "process.otherAccount.title": "That was another account",
  "process.otherAccount.text":
    "Only the account that began this application can open and send it. Sign in once more, with the same account as at the start.",
  "process.otherAccount.kept": "The application is not lost. The other account does not see it.",
  "process.otherAccount.again": "Sign in once more",
  "process.tooLow.title": "This application needs a more secure sign-in",
  "process.tooLow.same": "Sign in with the same account. You are asked there for a more secure sign-in.",
  "process.tooLow.text": "It was started with a higher level of trust. Sign in at that level to open it.",
} satisfies Record<keyof typeof de, string>;
