import { en as timeline } from "#ui/components/timeline/timelineMessages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...timeline,
  "sent.title": "Sent applications",
  "sent.none":
    "You have not sent an application with this account yet. An application is only found with the account that you used for it. Did you use another account? Sign out, and sign in again with the other account.",
  "sent.search": "Search your applications: transfer ticket number, profession or authority",
  "sent.search.none": "No application matches your search.",
  "sent.shown": "{{shown}} of {{all}} applications",
  "sent.showAll": "Show all {{all}} applications",
  "sent.failed": "The sent applications could not be loaded.",
  "sent.ticket": "Transfer ticket number {{number}}",
  "sent.details": "History and technical details",
  "sent.sentAt": "Sent on",
  "sent.authority": "Responsible authority",
  "sent.externalId.FIT_CONNECT": "FIT-Connect ID",
  "sent.externalId.OSCI": "OSCI ID",
  "sent.externalId.UNKNOWN": "ID of the transfer",
  "sent.receipt": "Download receipt (JSON)",
  "sent.receipt.check": "Check a receipt",
  "sent.receipt.failed": "The receipt could not be loaded. Please try again later.",
  "sent.postbox": "Copy in your mailbox",
  "sent.postbox.sent": "Sent",
  "sent.postbox.pending": "The mailbox could not be reached. We keep trying.",
  "sent.postbox.failed": "Could not be put into the mailbox. This does not affect your application.",
  "sent.messageId": "Technical ID",
  "sent.status.pending": "Being checked",
  "sent.status.submitted": "Being transferred",
  "sent.status.successfullySubmitted": "Delivered",
  "sent.status.processingError": "Not delivered",
  "sent.status.unknown": "Status unknown",
  "sent.problem.notFetched":
    "The authority did not collect the application in time, and it could not be sent again. Please send a new application.",
  "sent.problem.file":
    "A file did not arrive intact. Please send a new application and upload the files once more.",
  "sent.problem.content":
    "The authority could not read the answers of the application. Please send a new application. If it happens again, please call us.",
  "sent.problem.service":
    "The authority does not take this application in this way. Please ask the authority before you send a new one.",
  "sent.problem.technical":
    "There was a technical error during transmission. Please send a new application. If it happens again, please call us.",
  "sent.problem.other":
    "The authority did not accept the application. Please contact the authority before you send a new one.",
  "sent.problem.words": "The message in the original German:",
  "sent.error.title": "The application could not be sent.",
  "sent.error.text":
    "Please contact customer service, {{hours}}: <phone>{{phone}}</phone>. Name the transfer ticket number.",
  "sent.event.resent": "Not collected in time, sent again",
  "sent.event.fetched": "Collected by the authority",
  "sent.event.delivered": "Arrived in the authority’s technical systems",
  "sent.event.rejected": "The authority did not accept the application",
  "sent.event.notFetched": "The authority did not collect the application",
  "sent.event.unresolved": "The status could not be determined",
  "sent.step.askAuthority":
    "Please ask the authority whether your application has arrived. Give the transfer ticket number.",
  "sent.step.atAuthority": "Being checked by the authority",
  "sent.step.checking": "Being checked",
  "sent.step.nothingToDo": "You do not have to do anything now.",
  "sent.step.notFetchedYet":
    "The authority has not collected the application for more than {{days}} days. Please call the authority and give the transfer ticket number.",
  "sent.todo.title": "What you still have to do",
  "sent.todo.documents": "You wanted to hand in these documents later. Send them to: <de>{{authority}}</de>.",
  "sent.todo.when":
    "Send them as soon as you have them, with the transfer ticket number. The time limit for the decision begins only when all documents have arrived.",
  "sent.todo.paper":
    "The authority also needs your documents on paper, by post. The cover letter says which. Put it on top.",
  "sent.step.arrived": "Arrived at the authority",
  "sent.step.filed":
    "With this, your application counts as filed. The authority confirms receipt within 1 month.",
} satisfies Record<keyof typeof de, string>;
