import type { de } from "./messages.de.ts";

export const en = {
  "attachments.pick": "Choose photos or files",
  "attachments.pickAnother": "Choose more photos or files",
  "attachments.drop": "or drag them here",
  "attachments.photo": "Take a photo",
  "attachments.looking": "We are checking whether all pages can be read …",
  "attachments.join": "Join several PDFs or photos",
  "attachments.example": "How to take the photo",
  "attachments.example.text": "Photograph each page by itself, the back as well.",
  "attachments.example.good": "Good: from above, all four corners are in the picture.",
  "attachments.example.bad": "Not like this: the sheet is at an angle, corners are missing.",
  "attachments.view": "View",
  "attachments.view.which": ": {{file}} (new window)",
  "attachments.opens": "Opening {{file}}",
  "attachments.pause": "Pause",
  "attachments.resume": "Continue now",
  "attachments.progress": "{{file}} is being uploaded",
  "attachments.arrived": "So much of {{file}} has arrived",
  "attachments.summary.complete": "Complete",
  "attachments.summary.uploading": "Uploading",
  "attachments.summary.checking": "Being checked",
  "attachments.summary.held": "Paused",
  "attachments.summary.paused": "Interrupted",
  "attachments.summary.refused": "Please upload again",
  "attachments.summary.missing": "Still missing",
  "attachments.summary.later": "Will be handed in later",
  "attachments.summary.unavailable": "Cannot be provided",
  "attachments.state.waiting": "waiting",
  "attachments.state.uploading": "{{percent}}%",
  "attachments.state.checking": "being checked",
  "attachments.state.stored": "checked",
  "attachments.state.interrupted": "{{percent}}% have arrived. The upload was interrupted.",
  "attachments.state.continues":
    "{{percent}}% have arrived. The connection is interrupted. It continues by itself.",
  "attachments.state.unfinished":
    "unfinished upload, {{percent}}% have arrived. Choose the same file again and it continues there.",
  "attachments.state.paused":
    "{{percent}}% have arrived. You paused the upload. When you continue, it goes on from there.",
  "attachments.state.refused": "refused",
  "attachments.left.short": "less than {{time}} left",
  "attachments.left.about": "about {{time}} left",
  "attachments.refusal.empty.reason": "The file is empty.",
  "attachments.refusal.empty.next": "It has 0 bytes. Choose the right file.",
  "attachments.refusal.not-a-pdf.reason": "This is not a PDF.",
  "attachments.refusal.not-a-pdf.next": "Save the file as PDF, or upload a photo.",
  "attachments.refusal.before-header.reason": "There are stray characters before the PDF in this file.",
  "attachments.refusal.before-header.next":
    "Open the file in a PDF program and save it again. Then upload it once more.",
  "attachments.refusal.cut-off.reason": "The file is damaged or cut off.",
  "attachments.refusal.cut-off.next": "Save the PDF again and upload it again.",
  "attachments.refusal.locked.reason": "The PDF is locked against changes.",
  "attachments.refusal.locked.next":
    "Open it and print it into a new PDF (“Save as PDF”). If that does not work, ask the office that it comes from for a free copy.",
  "attachments.refusal.needs-password.reason": "The PDF opens only with a password.",
  "attachments.refusal.needs-password.next":
    "Save it without a password and upload it again. On a phone: open it and print it into a new PDF.",
  "attachments.refusal.encrypted.reason": "The file is protected: by a password or against changes.",
  "attachments.refusal.encrypted.next":
    "If it opens without a password, print it into a new PDF (“Save as PDF”). Otherwise save it without a password, or ask the office that it comes from for a free copy.",
  "attachments.refusal.too-large.reason": "The file is too large.",
  "attachments.refusal.too-large.next": "{{free}} are left. Make the PDF smaller or remove another file.",
  "attachments.refusal.unreadable.reason": "The file cannot be read.",
  "attachments.refusal.unreadable.next":
    "Open it in a PDF program, save it again and upload it again. Help: <phone>{{phone}}</phone>",
  "attachments.refusal.no-pages.reason": "The PDF has no page.",
  "attachments.refusal.no-pages.next":
    "Open the file and check that it is the right one. Save it again and upload it again.",
  "attachments.refusal.too-complex.reason": "The PDF is too complex to check safely.",
  "attachments.refusal.too-complex.next": "Print the file into a new PDF (“Save as PDF”) and upload that.",
  "attachments.refusal.starts-program.reason": "The PDF wants to start a program.",
  "attachments.refusal.starts-program.next":
    "This is not allowed. Print the file into a new PDF (“Save as PDF”) and upload that.",
  "attachments.refusal.xfa-form.reason": "The PDF is a form whose pages are made by a program (XFA).",
  "attachments.refusal.xfa-form.next":
    "The authority could not read it. Print the completed form into a new PDF and upload that one.",
  "attachments.refusal.portfolio.reason": "The PDF is a portfolio: only Acrobat shows what is inside.",
  "attachments.refusal.portfolio.next":
    "The authority would see a cover page only. Upload each file of the portfolio by itself, or print all of them into one PDF and upload that one.",
  "attachments.refusal.program-attached.reason": "The PDF carries a program as an attachment.",
  "attachments.refusal.program-attached.next":
    "This is not allowed. Remove the attachment or print the file into a new PDF and upload that one.",
  "attachments.refusal.other-file-attached.reason":
    "The PDF carries another file as an attachment. Only PDF, pictures (PNG, JPEG), XML, JSON and text are allowed.",
  "attachments.refusal.other-file-attached.next":
    "Remove the attachment or print the file into a new PDF and upload that one.",
  "attachments.refusal.malware.reason": "Malware was found in the file.",
  "attachments.refusal.malware.next": "Remove the file and upload another one. Check your device, too.",
  "attachments.refusal.no-room.reason": "Your drafts already hold very many files.",
  "attachments.refusal.no-room.next":
    "Delete a draft that you no longer need in your personal area. Then try again.",
  "attachments.refusal.not-opened.reason": "Your device cannot open this file.",
  "attachments.refusal.not-opened.next":
    "Perhaps it is stored online or was moved. Save it on the device and choose it again.",
  "attachments.same.here": "The same file is here already ({{file}}).",
  "attachments.same.elsewhere": "The same file is already at “{{field}}” ({{file}}).",
  "attachments.same.next": "You can keep it or remove it.",
  "attachments.blank.some": "Some pages of this file seem to be empty. Please view the file.",
  "attachments.blank.all": "All pages of this file seem to be empty. Please view the file.",
  "attachments.blank.question": "All pages of this file seem to be empty. Is that right?",
  "attachments.blank.keep": "Yes, keep the file",
  "attachments.blank.replace": "Choose another file",
  "attachments.other":
    "This is another file than {{file}} and is uploaded as a new one. {{file}} stays incomplete until you choose the same file or remove it.",
  "attachments.meter.title": "Size",
  "attachments.meter.label": "Space used",
  "attachments.meter.used": "{{used}} of {{all}} used: what may go in?",
  "attachments.meter.rule":
    "As a PDF or as photos: they become a PDF here. All files and the application together up to {{limit}}, of which {{share}} are for the application itself.",
  "attachments.toPdf.title": "How to make a PDF with another app:",
  "attachments.toPdf.iphone":
    "iPhone and iPad: open the app “Files”. Tap the three dots and “Scan Documents”. A PDF is saved.",
  "attachments.toPdf.android":
    "Android: open the app “Google Drive”. Tap the camera. A PDF is saved. Many devices can do this with their own camera app, too.",
  "attachments.toPdf.windows":
    "Windows: open the photo. Choose “Print” and the printer “Microsoft Print to PDF”.",
  "attachments.toPdf.mac": "Mac: open the photo in “Preview”. In the menu “File” choose “Export as PDF”.",
  "attachments.happened.stored": "{{file}} is uploaded and checked.",
  "attachments.happened.some-blank": "{{file}} is uploaded and checked. Some pages seem to be empty.",
  "attachments.happened.all-blank": "{{file}} is uploaded and checked. All pages seem to be empty.",
  "attachments.happened.refused": "{{file}} was refused.",
  "attachments.happened.removed": "{{file}} is removed.",
  "attachments.happened.interrupted": "The upload of {{file}} was interrupted.",
  "attachments.happened.recognised": "{{file}} is recognised. Only the rest is missing.",
  "attachments.happened.other": "{{file}} is another file and is uploaded as a new one.",
  "attachments.happened.same": "{{file}} is in this application already.",
  "attachments.happened.delete-failed": "{{file}} could not be removed. Please try again later.",
  "attachments.happened.view-failed": "{{file}} could not be opened. It is saved. Please try again later.",
  "attachments.happened.view-blocked":
    "Your browser does not allow a new window. {{file}} is saved. Allow new windows for this page to view the file.",
  "attachments.unfinished.title": "Not completely uploaded: {{files}}",
  "attachments.unfinished.text":
    "Incomplete files are not sent. Continue the upload, choose the files again or remove them.",
  "attachments.running.title": "A file is not finished yet",
  "attachments.running.text": "Please wait until all files are checked.",
} satisfies Record<keyof typeof de, string>;
