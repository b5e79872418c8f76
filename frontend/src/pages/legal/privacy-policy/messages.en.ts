import { en as legal } from "../messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...legal,
  "privacy.title": "Privacy",
  "privacy.which": "There are two policies: one for the portal, one for sign-in and personal area.",
  "privacy.portal.title": "Privacy policy for the portal",
  "privacy.portal.intro":
    "In short: we use your data only for your application. We set only three necessary cookies: for the session, against misuse and for the language. There is no advertising and no tracking.",
  "privacy.konto.title": "Privacy policy for sign-in and personal area",
  "privacy.konto.intro": "What happens when you sign in with an account and in your personal area.",
  "privacy.table.caption": "Processing",
  "privacy.table.name": "Processing",
  "privacy.table.data": "Data",
  "privacy.table.basis": "Legal basis",
  "privacy.table.duration": "Duration",
  "privacy.portal.controller.title": "Who is responsible?",
  "privacy.portal.controller.text":
    "The controller is: <de>{{operator}}</de>, <de>{{street}}</de>, <de>{{city}}</de>, <mail>{{email}}</mail>, phone <phone>{{phone}}</phone>. Technical operation: <de>{{technicalOperator}}</de>. After you send, the responsible authority is itself responsible for your application. You see its name on the start page of the application.",
  "privacy.portal.officer.title": "Data protection officer",
  "privacy.portal.officer.text": "<mail>{{dataProtectionOfficer}}</mail>",
  "privacy.portal.purpose.title": "What does this service do?",
  "privacy.portal.purpose.text":
    "With this service you apply for recognition of your foreign professional qualification. With a power of attorney you can also apply for another person.",
  "privacy.portal.processing.title": "Purposes, legal bases, duration",
  "privacy.portal.processing.text":
    "The table shows for each processing which data we need, why we may use them and how long we keep them.",
  "privacy.portal.recipients.title": "Who receives your data?",
  "privacy.portal.recipients.text":
    "The responsible authority, the provider of your sign-in, the transport service and the technical operator. Where there is a fee, also the payment provider.",
  "privacy.portal.thirdCountries.title": "No transfer to third countries",
  "privacy.portal.thirdCountries.text":
    "The portal does not pass data to countries outside the EU. The authority may ask there only if you consented in the form.",
  "privacy.portal.decisions.title": "No automated decision",
  "privacy.portal.decisions.text": "People decide on your application. We do not build profiles.",
  "privacy.portal.mandatory.title": "Do you have to give data?",
  "privacy.portal.mandatory.text":
    "Without the mandatory details we cannot send the application. Voluntary details are marked “(optional)”.",
  "privacy.portal.sources.title": "Where do your data come from?",
  "privacy.portal.sources.text":
    "From you, from your account or, with a representative, from the person who acts for you.",
  "privacy.portal.rights.title": "Your rights",
  "privacy.portal.rights.text":
    "You have the right of access, rectification, erasure, restriction and objection. You also have the right to take with you the data that you gave with your consent. You can withdraw a consent for the future at any time. You can complain to: <de>{{supervisoryAuthority}}</de>.",
  "privacy.portal.edition.title": "Version",
  "privacy.portal.edition.text": "These two policies are of {{edition}}.",
  "privacy.konto.controller.title": "Who is responsible?",
  "privacy.konto.controller.text":
    "The provider of the account is responsible for your account itself. For signing in to the portal and the personal area: <de>{{operator}}</de>, <mail>{{email}}</mail>. Data protection officer: <mail>{{dataProtectionOfficer}}</mail>.",
  "privacy.konto.signIn.title": "Sign-in",
  "privacy.konto.signIn.text":
    "When you sign in, your account transmits what the application needs: salutation, title, given names, family name, name at birth, artistic name, gender, date and place of birth, address, e-mail address, phone number, an identifier of the account and, if there is one, the identifier of the mailbox. A business account adds data of the organisation: name, legal form, register with number and court, and address. We ask only for what the form needs. If your account also sends citizenship, country of birth or tax number of its own accord, we neither read nor store them. Legal basis: section 8 OZG, Art. 6(1)(e) GDPR.",
  "privacy.konto.level.title": "Level of trust",
  "privacy.konto.level.text":
    "The level of trust says how secure your sign-in is. We show drafts of a higher level only after signing in at that level.",
  "privacy.konto.area.title": "Personal area",
  "privacy.konto.area.text":
    "We show your drafts for {{draft}} after the last change and the status of sent applications for {{reports}}. You can delete drafts yourself at any time.",
  "privacy.konto.rights.title": "Your rights",
  "privacy.konto.rights.text":
    "The same rights apply as in the policy for the portal. You can complain to: <de>{{supervisoryAuthority}}</de>.",
  "privacy.row.visit.name": "Visit",
  "privacy.row.visit.data": "IP address, time, path, status, browser",
  "privacy.row.visit.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.visit.duration": "restricted after {{serverLogHours}}, deleted from backups after {{logs}}",
  "privacy.row.session.name": "Session cookie",
  "privacy.row.session.data": "session identifier",
  "privacy.row.session.basis": "section 25(2) no. 2 TDDDG",
  "privacy.row.session.duration":
    "{{sessionIdle}} after editing ends or the personal area was last looked at, or when the browser is closed",
  "privacy.row.account.name": "Sign-in",
  "privacy.row.account.data": "data from the account, time, sign-ins and sign-outs that were started",
  "privacy.row.account.basis": "section 8 OZG, Art. 6(1)(e) GDPR",
  "privacy.row.account.duration":
    "until you sign out, {{sessions}} at most; sign-ins and sign-outs that were started {{logins}}",
  "privacy.row.block.name": "Block",
  "privacy.row.block.data": "identifier, reason, beginning and end",
  "privacy.row.block.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.block.duration": "until its end, or until it is lifted",
  "privacy.row.limits.name": "Protection against overload",
  "privacy.row.limits.data":
    "number of calls of a network and of drafts of a person, under identifiers of that day only",
  "privacy.row.limits.basis": "Art. 6(1)(e), Art. 32 GDPR",
  "privacy.row.limits.duration": "{{counters}}",
  "privacy.row.look.name": "Looks of operators",
  "privacy.row.look.data": "who looked at which application, when and why",
  "privacy.row.look.basis": "Art. 5(2), Art. 32 GDPR",
  "privacy.row.look.duration": "{{operatorLooks}}",
  "privacy.row.xsrf.name": "Cookie against misuse",
  "privacy.row.xsrf.data": "random number (XSRF-TOKEN)",
  "privacy.row.xsrf.basis": "section 25(2) no. 2 TDDDG",
  "privacy.row.xsrf.duration": "the session",
  "privacy.row.language.name": "Language cookie",
  "privacy.row.language.data": "code of the language",
  "privacy.row.language.basis": "section 25(2) no. 2 TDDDG",
  "privacy.row.language.duration": "{{cookieDays}}",
  "privacy.row.draft.name": "Draft",
  "privacy.row.draft.data": "content of the form, files",
  "privacy.row.draft.basis": "section 8(4) OZG, Art. 6(1)(e) GDPR",
  "privacy.row.draft.duration":
    "{{draft}} after the last change; without an account and with an online ID card only during the session; once a payment has begun, until its outcome, at most {{heldDraft}}",
  "privacy.row.application.name": "Application",
  "privacy.row.application.data":
    "master, address and contact data of applicant and representative, power of attorney, citizenship and residence, prior procedures, qualifications, work experience",
  "privacy.row.application.basis": "Art. 6(1)(e) GDPR with sections 5, 12 BQFG or the law of the profession",
  "privacy.row.application.duration": "as draft and transfer",
  "privacy.row.health.name": "Health data, sanctions",
  "privacy.row.health.data": "only where the profession requires it",
  "privacy.row.health.basis": "Art. 9(2)(g), Art. 10 GDPR with the law of the profession",
  "privacy.row.health.duration": "as application",
  "privacy.row.fitConnect.name": "Transfer (FIT-Connect)",
  "privacy.row.fitConnect.data": "encrypted application",
  "privacy.row.fitConnect.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.fitConnect.duration":
    "at the transport service until it is fetched, as a rule at most {{fitConnectDays}}; if fetching fails, at most {{fitConnectLongestDays}}; in the portal, encrypted so that only the authority can read it, until confirmed, at most {{ciphertext}}: what was not fetched is sent again",
  "privacy.row.osci.name": "Transfer (OSCI/XTA2)",
  "privacy.row.osci.data": "encrypted application",
  "privacy.row.osci.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.osci.duration": "at the transport service about {{osciMinutes}} after confirmation",
  "privacy.row.mailbox.name": "Mailbox",
  "privacy.row.mailbox.data": "application, processing report, mailbox identifier",
  "privacy.row.mailbox.basis": "section 9 OZG",
  "privacy.row.mailbox.duration":
    "in the account; in the portal encrypted and with the identifier until it is handed over, at most {{mailboxCopy}}",
  "privacy.row.payment.name": "Payment",
  "privacy.row.payment.data": "amount, method, payment reference, number of the application",
  "privacy.row.payment.basis": "Art. 6(1)(e) GDPR with the law on fees",
  "privacy.row.payment.duration":
    "in the portal {{payments}} after the last report; at the payment provider by its own rules",
  "privacy.row.report.name": "Transport report",
  "privacy.row.report.data": "numbers, time, status, metadata, names of the documents to be handed in later",
  "privacy.row.report.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.report.duration": "{{reports}}",
  "privacy.row.copies.name": "Backup copies",
  "privacy.row.copies.data":
    "copies of drafts, transport reports, payments and blocks; history of sending: number of the application, time, kind of an error",
  "privacy.row.copies.basis": "Art. 6(1)(e), Art. 32 GDPR",
  "privacy.row.copies.duration":
    "of drafts {{draftCopies}}, from the deletion on readable by nobody, because their only key is destroyed; of reports, payments and blocks {{recordCopies}} after deletion; history {{executions}}",
  "privacy.row.deletion.name": "Confirmation of deletion",
  "privacy.row.deletion.data":
    "number of the application, time and reason of the deletion, number of files; no content",
  "privacy.row.deletion.basis": "Art. 5(2), Art. 6(1)(c) GDPR",
  "privacy.row.deletion.duration": "{{deletionRecords}} after the deletion",
  "privacy.row.download.name": "Download",
  "privacy.row.download.data": "your documents",
  "privacy.row.download.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.download.duration":
    "{{results}}; at your request the same time again, at most {{downloadProlongations}} times",
  "privacy.row.statistics.name": "Statistics",
  "privacy.row.statistics.data": "numbers without reference to persons",
  "privacy.row.statistics.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.statistics.duration": "{{statistics}} after the monthly report",
  "privacy.row.feedback.name": "Feedback on a page",
  "privacy.row.feedback.data":
    "your text, the page and the language; your e-mail address only if you would like an answer",
  "privacy.row.feedback.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.feedback.duration": "{{feedback}}",
  "privacy.row.support.name": "Help with questions",
  "privacy.row.support.data": "your enquiry, your name and your e-mail address or phone number",
  "privacy.row.support.basis": "Art. 6(1)(e) GDPR",
  "privacy.row.support.duration": "{{support}} after the last answer",
} satisfies Record<keyof typeof de, string>;
