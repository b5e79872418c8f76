import { RATE_LIMIT_SECONDS, FEEDBACK_RETENTION_DAYS } from "#domain/operation/rateLimits.ts";
import type { de } from "./messages.de.ts";

export const en = {
  "feedback.intro": `Your feedback is not linked to any account or application. We delete it after ${FEEDBACK_RETENTION_DAYS.toString()} days.`,
  "feedback.kind": "What is it about?",
  "feedback.kind.barrier": "A barrier: I cannot use or understand something",
  "feedback.kind.praise": "Praise",
  "feedback.kind.blame": "Criticism",
  "feedback.text": "Your feedback",
  "feedback.textHint": "Please do not write anything from your application.",
  "feedback.textMissing": "Write what you would like to tell us.",
  "feedback.email": "E-mail address",
  "feedback.emailHint": "Only if you would like an answer.",
  "feedback.emailWrong": "Enter an e-mail address like name@example.com, or leave the field empty.",
  "feedback.send": "Send feedback",
  "feedback.sending": "Sending …",
  "feedback.thanks": "Thank you! Your feedback has arrived.",
  "feedback.thanksAnswer": "Thank you! Your feedback has arrived. We will answer you by e-mail.",
  "feedback.more": "Write more feedback",
  "feedback.failed.title": "Not sent",
  "feedback.offline":
    "There is no connection to the portal at the moment. Your text stays here: send it as soon as you are online again.",
  "feedback.too-many": `A lot of feedback has just come from this connection. Your text stays here: send it again in ${(RATE_LIMIT_SECONDS / 60).toString()} minutes.`,
  "feedback.failed": "We are sorry, but something went wrong. Your text stays here: please try again later.",
  "feedback.mail": "You can also write an e-mail: <mail>{{feedbackEmail}}</mail>",
} satisfies Record<keyof typeof de, string>;
