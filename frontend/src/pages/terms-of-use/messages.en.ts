import { en as legal } from "../../features/legal-text/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...legal,
  "terms.title": "Terms of use",
  "terms.intro": "These terms apply to everybody who uses the portal.",
  "terms.provider.title": "Provider and scope",
  "terms.provider.text":
    "The provider of the portal {{portalName}} is: <de>{{operator}}</de>. These terms apply to every use.",
  "terms.service.title": "What the portal does",
  "terms.service.text":
    "You can fill in an application for recognition of your foreign professional qualification, upload documents and send both to the competent authority. Use is free of charge. The competent authority may later charge fees for the procedure.",
  "terms.requirements.title": "What you need",
  "terms.requirements.text":
    "You need a browser with JavaScript and cookies switched on, and an e-mail address.",
  "terms.acceptance.title": "Acceptance",
  "terms.acceptance.text":
    "You accept these terms at every use, before you sign in or begin without signing in. We store the version and the time of your acceptance.",
  "terms.signIn.title": "Sign-in and level of trust",
  "terms.signIn.text":
    "You can sign in with the accounts on offer. Some applications require a high level of trust. A business account requires a German tax number. Without signing in first, you sign in to submit.",
  "terms.duties.title": "Your duties",
  "terms.duties.text":
    "Give true and complete details. If you act for another person, upload a power of attorney. Upload PDF files only, together with the application up to {{applicationSize}}, and no files with malware.",
  "terms.filing.title": "When the application counts as filed",
  "terms.filing.text":
    "Your application counts as filed only once it has arrived at the competent authority. The processing report names a hash value for every file. We do not guarantee time limits.",
  "terms.language.title": "Language",
  "terms.language.text": "The German form is decisive. The English version is a convenience translation.",
  "terms.drafts.title": "Drafts and downloads",
  "terms.drafts.text":
    "With a user account your draft is kept for {{draftHours}} after the last change. Then it is deleted. Without signing in, your details are lost when you leave the page. After submitting, you can download your documents for {{downloadMinutes}}.",
  "terms.notice.title": "Electronic decision",
  "terms.notice.text":
    "Where the competent authority allows it and your account has a mailbox, we ask you before you submit how you would like to receive the decision. Saying no is no disadvantage: it then comes by post.\nIf you say yes, the decision counts as announced on day {{noticeDay}} after it was placed in the mailbox, even if you do not open it. Time limits run from then on. An e-mail tells you about it. Look regularly and keep the e-mail address of your account up to date. You can decide otherwise for the future at any time: write to the competent authority.",
  "terms.payment.title": "Payment",
  "terms.payment.text":
    "If a fee is due on submitting, we tell you the amount and its legal basis before you pay. You pay on the page of the payment provider, under the terms of that provider. Once a payment has begun, you can no longer change your details. We send the application as soon as the provider has confirmed the payment; only where you can pay on invoice, we send it at once. Whether a fee is refunded is for the competent authority to decide.",
  "terms.blocking.title": "Blocking",
  "terms.blocking.text":
    "If you breach these terms, we can block you temporarily or permanently. We tell you the reasons. If you do not agree, complain to us: <mail>{{email}}</mail> or by letter to <de>{{operator}}</de>, <de>{{street}}</de>, <de>{{city}}</de>. We then examine the block again and answer you. Other ways to apply stay open.",
  "terms.availability.title": "Availability and help",
  "terms.availability.text":
    "The portal may be unavailable at times because of maintenance. Technical help: {{supportHours}}, phone <phone>{{supportPhone}}</phone>.",
  "terms.liability.title": "Liability",
  "terms.liability.text": "We are liable under the statutory rules for public bodies.",
  "terms.privacy.title": "Data protection",
  "terms.privacy.text": "How we process data is described in the <privacy>privacy policy</privacy>.",
  "terms.changes.title": "Changes, version and law",
  "terms.changes.text":
    "We can change these terms for the future. The version that you accept at the respective use applies. German law applies.\nVersion: {{termsVersion}}",
} satisfies Record<keyof typeof de, string>;
