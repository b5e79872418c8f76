import { RESULT_DOWNLOAD_MINUTES, SIGN_IN_MINUTES } from "#domain/application/retention.ts";
import type { de } from "./messages.de.ts";

export const en = {
  "submission.intro": "When you send it, the application goes encrypted to:",
  "submission.paidFor":
    "Your payment has been received. We send the application automatically. You can also send it now.",
  "submission.send": "Send application",
  "submission.busy": "Sending is being started …",
  "submission.signIn": `To send the application, you must sign in. You have ${SIGN_IN_MINUTES.toString()} minutes for that, also if you set up an account first. Your details and files are kept until then.`,
  "submission.signInAgain":
    "Before you send, sign in once more, so that nobody else can send this for you. Your details and files are kept.",
  "submission.signInAgain.how": "Sign in with the same account",
  "submission.accountNotAccepted":
    "You cannot send this application with this sign-in. Sign out and choose another way to sign in.",
  "submission.differs": "Some answers differ from your account. Go back and choose which ones are right.",
  "submission.askedAgain": "You must sign in once more before you send. Reload this page to do so.",
  "submission.noticeUndecided": "You have not chosen yet how you get the decision. Go back and choose.",
  "submission.elsewhere": "The application is still open in another window. Close it or go on working there.",
  "submission.changed": "The application has changed meanwhile. Reload this page to see how it stands.",
  "submission.paymentRequired": "The fee has not been paid yet. Reload this page, then you can pay.",
  "submission.paymentRunning":
    "A payment for this application is already under way. Please do not pay again.",
  "submission.paid": "This application has been paid for. Please do not pay again. We send it automatically.",
  "submission.paymentUnclear":
    "We are still clearing up a payment for this application. Please do not pay again.",
  "submission.paymentSkipped": "You chose the invoice for this application. Please do not pay here.",
  "submission.paymentNotSkipped": "There is no invoice here. Please pay the fee before sending.",
  "submission.feeUnknown": "The fee cannot be calculated. The portal is at fault and not your answers.",
  "submission.incomplete": "Something is still missing. Go back and check your answers.",
  "submission.unavailable": "Sending cannot be started right now. Please try again in a few minutes.",
  "submission.offline.title": "Not sent: you are offline",
  "submission.offline.text": "Nothing is lost, everything is saved. Send again when you are back online.",
  "submission.unclear.title": "There is no connection to the portal right now",
  "submission.unclear.text":
    "Everything is saved. When the connection is back, we send the application if it has not arrived yet. It is not sent twice.",
  "submission.sending": "Your application is being sent",
  "submission.sendingText": "Please wait. This usually takes less than a minute.",
  "submission.wait": "Please wait.",
  "submission.progress": "Progress of sending",
  "submission.done": "{{done}} of {{count}} steps done",
  "submission.allSteps": "Show all {{count}} steps",
  "submission.mayClose":
    "You can close this window. Sending goes on. You see the status in the personal area.",
  "submission.stayHere":
    "Please keep this window open. With this sign-in there is no personal area: you see the transfer ticket number and your documents only here.",
  "submission.group.checkingFiles": "Uploaded files are being checked",
  "submission.group.compilingDocuments": "Documents are being compiled",
  "submission.group.preparingData": "Data are being prepared",
  "submission.group.processingData": "Data are being processed",
  "submission.group.preparingDownload": "Data are being prepared for download",
  "submission.step.CALCULATE_HASHES_FOR_ATTACHMENTS": "Calculate hash values",
  "submission.step.CHECK_SIGNATURES": "Check signatures",
  "submission.step.CREATE_MESSAGE_ID": "Assign transfer ticket number",
  "submission.step.GET_FILES": "Provide files",
  "submission.step.CREATE_COVER_LETTER": "Create cover letter",
  "submission.step.CREATE_RECEIPT": "Create receipt",
  "submission.step.CREATE_PROTOCOL": "Create processing report",
  "submission.step.SEAL_DATA": "Encrypt and seal application",
  "submission.step.SUBMIT_DATA_TO_AUTHORITY": "Transfer to the authority",
  "submission.step.SUBMIT_DATA_TO_POSTBOX": "Put a copy into your mailbox",
  "submission.step.SAVE_SUBMISSION": "Store documents",
  "submission.failed.title": "Your application was not sent",
  "submission.failed.alert": "The application could not be sent.",
  "submission.failed.reason.authority-unreachable":
    "The transfer to the authority did not work. We tried several times.",
  "submission.failed.reason.authority-refused":
    "The authority’s technical systems did not accept the application. Please contact technical help.",
  "submission.failed.reason.file-missing":
    "An uploaded file was not found any more. Please contact technical help.",
  "submission.failed.reason.malware-found": "Malware was found in a file.",
  "submission.infected.text":
    "Malware was found in these files: {{files}}. The application was not sent and is kept.",
  "submission.infected.next": "Go back, remove the files and upload others.",
  "submission.failed.reason.unexpected": "An unexpected error occurred while sending.",
  "submission.failed.kept": "Nothing is lost: your application is kept until {{until}}.",
  "submission.failed.lost":
    "With this sign-in nothing is saved: no draft and no personal area. If you leave this page, your details are lost. Please do not close the window.",
  "submission.failed.copy.title": "What you have entered",
  "submission.failed.copy.text":
    "Download what you have entered as a PDF before you close this window. The PDF is not an application. Your files are not in it.",
  "submission.failed.copy.load": "Download as PDF",
  "submission.failed.copy.busy": "Making the PDF …",
  "submission.failed.copy.failed": "The PDF is not available right now.",
  "submission.failed.resend": "Send again",
  "submission.failed.once": "Sending again does not create a second application.",
  "submission.failed.quote": "Please quote this transfer ticket number:",
  "submission.toAccount": "To the personal area",
  "result.title": "Your application was sent",
  "result.lede":
    "Your application for recognition as {{application}} is on its way to: <de>{{authority}}</de>.",
  "result.aside": "Status and next steps",
  "result.where": "Where is my application?",
  "result.next": "What happens then?",
  "result.next.receipt":
    "Within <b>1 month</b> the authority confirms receipt and says whether something is missing.",
  "result.next.decision": "The time limit for the decision begins when all documents have arrived.",
  "result.next.account": "See the status in the personal area",
  "result.ticket": "Transfer ticket number",
  "result.sentAt": "Sent on",
  "result.files": "Your files",
  "result.files.sent_one": "{{count}} file, {{size}}",
  "result.files.sent_other": "{{count}} files, {{size}}",
  "result.copy": "Copy number",
  "result.copied": "The number is copied.",
  "result.downloads.title": "Download now",
  "result.downloads.title.over": "Files",
  "result.downloads.before": "Time left:",
  "result.downloads.after": "minutes.",
  "result.downloads.why": "For reasons of data protection the files are no longer available here afterwards.",
  "result.downloads.over": "The time for downloading is over. The files are no longer available here.",
  "result.downloads.left_one": "{{count}} more minute to download.",
  "result.downloads.left_other": "{{count}} more minutes to download.",
  "result.downloads.more": `Extend to ${RESULT_DOWNLOAD_MINUTES.toString()} minutes`,
  "result.downloads.moreBusy": "Time is being extended …",
  "result.downloads.prolonged_one": `You have ${RESULT_DOWNLOAD_MINUTES.toString()} minutes again. You can do this {{count}} more time.`,
  "result.downloads.prolonged_other": `You have ${RESULT_DOWNLOAD_MINUTES.toString()} minutes again. You can do this {{count}} more times.`,
  "result.downloads.notProlonged": "The time could not be extended.",
  "result.downloads.failed": "Not available right now.",
  "result.kind.coverLetter": "Cover letter",
  "result.kind.coverLetter.text": "Enclose it with your post",
  "result.kind.form": "Application",
  "result.kind.form.text": "All your details",
  "result.kind.receipt": "Processing report",
  "result.kind.receipt.text": "Receipt with the hash value of every file",
  "result.kind.attachment": "Attachments",
  "result.kind.attachment.text": "Your uploaded files",
  "result.kind.each": "Each file on its own",
  "result.kind.archive": "All attachments together",
  "result.prove":
    "<b>How to prove what you sent:</b> The processing report is signed. The page <check>Check a receipt (new window)</check> shows you at any time whether a file was sent exactly like this.",
  "result.todo.title": "What you still have to do",
  "result.todo.documents": "Hand in these documents later. Send them to: <de>{{authority}}</de>.",
  "result.todo.when":
    "Add the transfer ticket number. The period for the decision begins only when all documents are there.",
  "result.todo.paper": "Also send documents on paper: which ones and where",
  "result.todo.nothing": "There is nothing you have to do now. The authority will contact you.",
  "result.paper.title": "We also need these documents on paper",
  "result.paper.what.NW":
    "Send <b>officially certified copies</b> of your documents and the <b>certified translations</b> by post. Enclose the cover letter.",
  "result.paper.what.RP":
    "Send your documents in their original language by post, each as an <b>officially certified copy</b>. Of the German translations a <b>plain copy</b> is enough. Enclose the cover letter.",
  "result.paper.certify.NW":
    "A copy is <b>certified</b> when an authority or a notary has confirmed that it matches the original.",
  "result.paper.certify.RP":
    "<b>Who may certify:</b> an authority or a notary, abroad a German embassy, a German consulate or a notary. <b>Not accepted</b> are certifications by translation agencies, auditors and law firms, and copies of certified copies.",
  "result.paper.not":
    "<b>Not on paper:</b> CV and other documents that you wrote yourself, and the translation of an English curriculum.",
  "result.postbox.sent":
    "We have also sent the application and the processing report to the mailbox of your account.",
  "result.postbox.pending":
    "The mailbox of your account could not be reached. We keep trying. To be safe, download the files here.",
  "result.postbox.failed": "The mailbox of your account did not accept the files. Please download them here.",
  "result.finish": "Finish",
  "result.onlyNow": "Only available now",
  "result.notKept":
    "With this sign-in there is no personal area. Download your documents now and note the transfer ticket number: later we do not show them any more.",
  "result.notKept.over":
    "With this sign-in there is no personal area. Note the transfer ticket number: later we do not show it any more.",
  "result.finishNote": "After that you can no longer download the files here.",
  "result.leave.title": "Finish without downloading?",
  "result.leave.text": "If you finish, you can no longer download the files here.",
  "result.leave.notKept":
    "We no longer show the transfer ticket number afterwards either. Please note it down first.",
  "result.leave.back": "Back to the downloads",
} satisfies Record<keyof typeof de, string>;
