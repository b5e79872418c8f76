import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import type { de } from "./messages.de.ts";

export const en = {
  "process.leave.title": "Leave application?",
  "process.leave.lost": "Your details will be lost. Nothing is kept beyond this session.",
  "process.leave.affected": "This concerns: {{answers}}, {{files}}.",
  "process.leave.answers_one": "{{count}} answer",
  "process.leave.answers_other": "{{count}} answers",
  "process.leave.files_one": "{{count}} file",
  "process.leave.files_other": "{{count}} files",
  "process.leave.how": `Complete the application and sign in, then everything is kept for ${DRAFT_RETENTION_HOURS.toString()} hours.`,
  "process.leave.signIn": "Go to sending and sign-in",
  "process.leave.stay": "Go on filling in",
  "process.leave.stayHere": "Stay here",
  "process.leave.leave": "Leave and delete everything",
  "process.leave.unreachable.draft": "Not deleted yet: the portal cannot be reached right now",
  "process.leave.unreachable.session": "The session is still open: the portal cannot be reached right now",
  "process.leave.unreachable.goesOn": "We keep trying. Please leave this window open.",
  "process.leave.sending.title": "The application is still being sent",
  "process.leave.sending.goesOn": "Sending goes on even if you leave this page.",
  "process.leave.sending.onlyHere":
    "But you see the transfer ticket number and the documents only here: with this sign-in there is no personal area.",
  "process.leave.sending.leave": "Leave anyway",
  "process.leave.payment.title": "Your payment is not finished yet",
  "process.leave.payment.goesOn":
    "It is not clear yet whether your money will arrive. Until then we cannot delete the application.",
  "process.leave.payment.until": "This will be clear by {{time}} at the latest.",
  "process.leave.payment.onlyHere":
    "If no money arrives, we then delete your answers and files. If your money arrives, the application goes to the authority.",
  "process.leave.payment.leave": "Leave without deleting",
} satisfies Record<keyof typeof de, string>;
