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
    "Give true and complete details. If you act for another person, upload a power of attorney. Upload PDF files only, together with the application up to 30 MB, and no files with malware.",
  "terms.filing.title": "When the application counts as filed",
  "terms.filing.text":
    "Your application counts as filed only once it has arrived at the competent authority. The processing report names a hash value for every file. We do not guarantee time limits.",
  "terms.language.title": "Language",
  "terms.language.text": "The German form is decisive. The English version is a convenience translation.",
  "terms.drafts.title": "Drafts and downloads",
  "terms.drafts.text":
    "With a user account your draft is kept for {{draftHours}} after the last change. Then it is deleted. Without signing in, your details are lost when you leave the page. After submitting, you can download your documents for {{downloadMinutes}}.",
  "terms.blocking.title": "Blocking",
  "terms.blocking.text":
    "If you breach these terms, we can block you temporarily or permanently. We tell you the reasons. Other ways to apply stay open.",
  "terms.availability.title": "Availability and help",
  "terms.availability.text":
    "The portal may be unavailable at times because of maintenance. Technical help: {{supportHours}}, phone {{supportPhone}}.",
  "terms.liability.title": "Liability and law",
  "terms.liability.text":
    "We are liable under the statutory rules for public bodies. German law applies. How we process data is described in the <privacy>privacy policy</privacy>.",
} satisfies Record<keyof typeof de, string>;
