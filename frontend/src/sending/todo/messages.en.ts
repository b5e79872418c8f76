import type { de } from "./messages.de.ts";

export const en = {
  "todo.title": "What you still have to do",
  "todo.owed": "Hand in these documents as soon as you have them:",
  "todo.paper": "Send your documents on paper now, too, by post.",
  "todo.where": "Send everything to:",
  "todo.when":
    "Add the transfer ticket number. The time limit for the decision begins only when all documents have arrived.",
  "todo.which": "Which documents on paper?",
  "todo.which.NW":
    "Send <b>officially certified copies</b> of your documents and the <b>certified translations</b> by post. Enclose the cover letter.",
  "todo.which.RP":
    "Send your documents in their original language by post, each as an <b>officially certified copy</b>. Of the German translations a <b>plain copy</b> is enough. Enclose the cover letter.",
  "todo.certify.NW":
    "A copy is <b>certified</b> when an authority or a notary has confirmed that it matches the original.",
  "todo.certify.RP":
    "<b>Who may certify:</b> an authority or a notary, abroad a German embassy, a German consulate or a notary. <b>Not accepted</b> are certifications by translation agencies, auditors and law firms, and copies of certified copies.",
  "todo.not":
    "<b>Not on paper:</b> CV and other documents that you wrote yourself, and the translation of an English curriculum.",
} satisfies Record<keyof typeof de, string>;
