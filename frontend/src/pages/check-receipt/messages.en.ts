import type { de } from "./messages.de.ts";

export const en = {
  "checkReceipt.lede":
    "Are these exactly the files that were sent with the application? Anybody can check it here: the applicant, the authority, a court.",
  "checkReceipt.local.title": "Nothing is uploaded.",
  "checkReceipt.local.text": "Your browser compares the files on your device.",
  "checkReceipt.step.receipt": "1. Choose the receipt",
  "checkReceipt.receiptHint":
    "The processing report or the certificate of deletion as PDF, or the receipt as JSON",
  "checkReceipt.chooseReceipt": "Choose receipt",
  "checkReceipt.chooseOther": "Choose another receipt",
  "checkReceipt.drop": "or drop it here",
  "checkReceipt.ticket": "Transfer ticket number",
  "checkReceipt.genuine.title": "The receipt is genuine and unchanged",
  "checkReceipt.genuine.text": "The portal issued it with the seal “{{issuer}}”.",
  "checkReceipt.genuineDeletion.title": "The certificate of deletion is genuine and unchanged",
  "checkReceipt.genuineDeletion.text": "The portal issued it with the seal “{{issuer}}”.",
  "checkReceipt.deletedNumber": "Number of the application",
  "checkReceipt.deletedAt": "Deleted",
  "checkReceipt.service": "Service",
  "checkReceipt.authority": "Handed over to",
  "checkReceipt.files": "Files in the receipt",
  "checkReceipt.germanTime": "{{at}} (German time)",
  "checkReceipt.until":
    "The receipt shows what was known when it was issued. The latest one is in the personal area.",
  "checkReceipt.step.files": "2. Compare files",
  "checkReceipt.filesHint": "One or more files that you want to compare",
  "checkReceipt.chooseFiles": "Choose files",
  "checkReceipt.comparing": "Comparing …",
  "checkReceipt.result": "Result",
  "checkReceipt.compared_one": "{{count}} file is compared.",
  "checkReceipt.compared_other": "{{count}} files are compared.",
  "checkReceipt.files.all-in-it": "The receipt is genuine, and the files are in it",
  "checkReceipt.files.file-not-in-it": "The receipt is genuine, but not every file is in it",
  "checkReceipt.files.missing": "It was not sent like this: {{file}}",
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
  "checkReceipt.failed.no-seal.title": "There is no seal in this PDF",
  "checkReceipt.failed.no-seal.text":
    "Whether it is genuine cannot be judged. Choose the processing report as you downloaded it. A printout or a PDF that was saved again no longer holds the seal.",
  "checkReceipt.failed.unreadable.title": "The file cannot be read",
  "checkReceipt.failed.unreadable.text": "It is damaged, or your browser is too old. Try a newer browser.",
  "checkReceipt.altered.title": "The receipt was changed after it was sealed",
  "checkReceipt.altered.pages":
    "Something in the sealed part of the PDF is different, for example the text of a page. Do not rely on it.",
  "checkReceipt.altered.receipt":
    "The receipt for computers is different from the one that the portal sealed. Do not rely on it.",
  "checkReceipt.altered.other-receipt":
    "The receipt for computers belongs to another application than the pages. Do not rely on it.",
  "checkReceipt.altered.seal":
    "The seal was replaced or damaged, or it does not cover the whole file. Do not rely on it.",
  "checkReceipt.altered.seal-removed": "The seal was removed. Do not rely on it.",
  "checkReceipt.altered.appended":
    "Something was added later, for example a page, a stamp, a file or a signature. Do not rely on it.",
  "checkReceipt.altered.cut-off": "The end of the file is missing. Download the receipt again.",
  "checkReceipt.foreign.title": "The receipt does not come from this portal",
  "checkReceipt.foreign.other-key": "No seal of this portal issued it. Do not rely on it.",
  "checkReceipt.foreign.key-not-valid-then":
    "Its seal was not valid at the time that it names. Do not rely on it.",
  "checkReceipt.failed.unknown-kind.title": "This page does not know this kind of receipt",
  "checkReceipt.failed.unknown-kind.text": "Load the page again and try once more.",
  "checkReceipt.failed.no-keys.title": "The keys of the portal are missing",
  "checkReceipt.failed.no-keys.text":
    "The connection is broken, or this portal has no seal. Choose the receipt once more when the connection is back.",
  "checkReceipt.how": "How it works",
  "checkReceipt.stays.title": "Your files stay with you",
  "checkReceipt.stays.text": "Nothing is stored. The check works without internet once the page has loaded.",
  "checkReceipt.what.title": "What is checked?",
  "checkReceipt.what.seal.term": "Seal:",
  "checkReceipt.what.seal.text":
    "The receipt comes from this portal and was not changed, neither its pages nor the receipt inside.",
  "checkReceipt.what.hash.term": "Checksum:",
  "checkReceipt.what.hash.text": "a kind of fingerprint. If one character of a file changes, it differs.",
} satisfies Record<keyof typeof de, string>;
