import type { de } from "./messages.de.ts";

export const en: Record<keyof typeof de, string> = {
  "kept.title": "What we keep about you",
  "kept.text":
    "We keep only what your applications need, and delete it afterwards. Why we may do so is stated in the <privacy>privacy policy</privacy>.",
  "kept.show": "Show what is kept and until when",
  "kept.none": "Nothing of your applications is kept.",
  "kept.failed": "What is kept could not be loaded.",
  "kept.class.draft": "Draft with your answers",
  "kept.class.results": "Application and documents for download",
  "kept.class.reports":
    "Processing report and list of the documents that you hand in later; without your answers and files",
  "kept.class.payments": "Details of the payment",
  "kept.class.ciphertext": "Encrypted application, until the authority confirms its arrival",
  "kept.class.mailboxCopy": "Encrypted copy for your mailbox",
  "kept.files_one": "{{count}} file",
  "kept.files_other": "{{count}} files",
  "kept.until": "until {{until}}",
  "kept.untilAtLatest": "until {{until}} at the latest",
  "kept.draftUntil": "until {{until}}, if you change nothing more",
  "kept.payments": "until {{years}} years after the last message of the payment provider",
  "kept.deleted.title": "Deleted",
  "kept.deleted.draft": "Draft, deleted: {{when}}",
  "kept.deleted.sent": "Answers and documents of a sent application, deleted: {{when}}",
  "kept.deleted.until": "Only that it was deleted, and when, is kept until {{until}}.",
  "kept.deleted.certificate": "Certificate of deletion (PDF)",
  "kept.deleted.failed": "The certificate of deletion could not be loaded. Please try again later.",
};
