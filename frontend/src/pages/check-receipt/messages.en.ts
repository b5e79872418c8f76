import { en as timeline } from "../../components/timelineMessages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...timeline,
  "checkReceipt.title": "Check a receipt",
  "checkReceipt.lede":
    "Are these exactly the files that were sent with the application? Anybody can check it here: the applicant, the authority, a court.",
  "checkReceipt.local.title": "Nothing is uploaded.",
  "checkReceipt.local.text": "Your browser compares the files on your device.",
  "checkReceipt.step.receipt": "1. Choose the receipt",
  "checkReceipt.receiptHint": "The processing report as PDF or the receipt as JSON",
  "checkReceipt.chooseReceipt": "Choose receipt",
  "checkReceipt.chooseOther": "Choose another receipt",
  "checkReceipt.drop": "or drop it here",
  "checkReceipt.ticket": "Transfer ticket number",
  "checkReceipt.valid.title": "The seal is valid",
  "checkReceipt.valid.text": "Issued with the seal “{{issuer}}”. The receipt was not changed.",
  "checkReceipt.service": "Service",
  "checkReceipt.authority": "Handed over to",
  "checkReceipt.files": "Files in the receipt",
  "checkReceipt.germanTime": "{{at}} (German time)",
  "checkReceipt.event.sent": "Sent",
  "checkReceipt.event.accepted": "Handed over for transmission",
  "checkReceipt.event.fetched": "Collected by the authority",
  "checkReceipt.event.delivered": "Arrival confirmed by the authority",
  "checkReceipt.event.resent": "Not collected in time, sent again",
  "checkReceipt.event.rejected": "Not accepted by the authority",
  "checkReceipt.event.unresolved": "Not confirmed until the last look",
  "checkReceipt.until":
    "The receipt shows what was known when it was issued. The latest one is in the personal area.",
  "checkReceipt.step.files": "2. Compare files",
  "checkReceipt.filesHint": "One or more files that you want to compare",
  "checkReceipt.chooseFiles": "Choose files",
  "checkReceipt.comparing": "Comparing …",
  "checkReceipt.result": "Result",
  "checkReceipt.compared_one": "{{count}} file is compared.",
  "checkReceipt.compared_other": "{{count}} files are compared.",
  "checkReceipt.file.same": "The same",
  "checkReceipt.file.other-version": "Not the same: another version was sent",
  "checkReceipt.file.not-handed-over": "Not in the receipt: was not sent",
  "checkReceipt.file.not-compared": "Not compared yet",
  "checkReceipt.namedThere": "In the receipt it is called “{{file}}”.",
  "checkReceipt.hashes": "{{found}} instead of {{expected}}",
  "checkReceipt.failed.too-large.title": "This file is not a receipt",
  "checkReceipt.failed.too-large.text":
    "It is too large. Choose the processing report (PDF) or the receipt (JSON).",
  "checkReceipt.failed.not-a-receipt.title": "This file is not a receipt",
  "checkReceipt.failed.not-a-receipt.text":
    "Choose the processing report (PDF) or the receipt (JSON) that you downloaded from the portal.",
  "checkReceipt.failed.report-without-receipt.title": "There is no receipt in this PDF",
  "checkReceipt.failed.report-without-receipt.text":
    "Choose the processing report as you downloaded it. A printout or a PDF that was saved again no longer holds the receipt.",
  "checkReceipt.failed.unreadable.title": "The file cannot be read",
  "checkReceipt.failed.unreadable.text":
    "It is damaged, or your browser is too old. Try it with a newer browser.",
  "checkReceipt.failed.not-sealed-here.title": "The seal is not valid",
  "checkReceipt.failed.not-sealed-here.text":
    "The receipt was changed or does not come from this portal. Do not rely on it.",
  "checkReceipt.failed.unknown-kind.title": "This page does not know this kind of receipt",
  "checkReceipt.failed.unknown-kind.text": "Load the page again and try once more.",
  "checkReceipt.failed.no-keys.title": "The keys of the portal are missing",
  "checkReceipt.failed.no-keys.text":
    "The connection is broken. Choose the receipt once more when it is back.",
  "checkReceipt.how": "How it works",
  "checkReceipt.stays.title": "Your files stay with you",
  "checkReceipt.stays.text":
    "Nothing is stored either. The check works without internet once the page has loaded.",
  "checkReceipt.what.title": "What is checked?",
  "checkReceipt.what.seal.term": "Seal:",
  "checkReceipt.what.seal.text": "The receipt comes from this portal and was not changed.",
  "checkReceipt.what.hash.term": "Checksum:",
  "checkReceipt.what.hash.text":
    "a kind of fingerprint. If one character of a file changes, it is different.",
} satisfies Record<keyof typeof de, string>;
