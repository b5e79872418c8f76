import type { de } from "./messages.de.ts";

export const en = {
  "terms.title": "Terms of use",
  "terms.intro": "These terms apply to everybody who uses the portal.",
  "terms.provider.title": "Provider and scope",
  "terms.provider.text":
    "The provider of the portal {{portalName}} is: <de>{{operator}}</de>. These terms apply to every use.",
  "terms.service.title": "What the portal does",
  "terms.service.text":
    "You can fill in an application for recognition of your foreign professional qualification. You upload documents and send both to the responsible authority. Use is free of charge. The responsible authority may later charge fees for the procedure.",
  "terms.requirements.title": "What you need",
  "terms.requirements.text": "You need a browser with JavaScript and cookies on, and an e-mail address.",
  "terms.acceptance.title": "Acceptance",
  "terms.acceptance.text":
    "You accept these terms at every use, before you sign in or begin without signing in. We store the version and the time of your acceptance.",
  "terms.signIn.title": "Sign-in and level of trust",
  "terms.signIn.text":
    "You can sign in with the accounts on offer. Some applications require a high level of trust. A business account requires a German tax number. Without signing in first, you sign in to send.",
  "terms.duties.title": "Your duties",
  "terms.duties.text":
    "Give true and complete details. If you act for another person, upload a power of attorney. Upload documents as PDF or photo, together with the application up to {{applicationSize}}. Upload no files with malware.",
  "terms.filing.title": "When the application counts as filed",
  "terms.filing.text":
    "Your application counts as filed only once it has arrived at the responsible authority. The processing report names a hash value for every file. We do not guarantee time limits.",
  "terms.language.title": "Language",
  "terms.language.text": "The German form is decisive. The English version is a convenience translation.",
  "terms.drafts.title": "Drafts and downloads",
  "terms.drafts.text":
    "With an account your draft is kept for {{draft}} after the last change. Then it is deleted. Without signing in, your details are lost when you leave the page. After sending, you can download your documents for {{results}}.",
  "terms.notice.title": "Electronic decision",
  "terms.notice.text":
    "Some authorities send the decision to the mailbox of your account. Then we ask you before you send how you would like to receive the decision. Saying no is no disadvantage: it then comes by post.\nIf you say yes, the decision counts as announced on day {{noticeDay}} after it was placed in the mailbox. This also holds if you do not open it. Time limits run from then on. An e-mail tells you about it. Look regularly and keep the e-mail address of your account up to date. You can decide otherwise for the future at any time: write to the responsible authority.",
  "terms.payment.title": "Payment",
  "terms.payment.text":
    "If a fee is due on sending, we tell you the amount and its legal basis before you pay. You pay on the page of the payment provider, under the terms of that provider. Once a payment has begun, you can no longer change your details. We send the application as soon as the provider has confirmed the payment. Only where you can pay on invoice, we send it at once. Whether a fee is refunded is for the responsible authority to decide.",
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
