import { RATE_LIMIT_SECONDS, FEEDBACK_RETENTION_DAYS } from "#domain/operation/rateLimits.ts";

export const de = {
  "feedback.intro": `Ihre Rückmeldung ist mit keinem Konto und keinem Antrag verbunden. Wir löschen sie nach ${FEEDBACK_RETENTION_DAYS.toString()} Tagen.`,
  "feedback.kind": "Worum geht es?",
  "feedback.kind.barrier": "Eine Barriere: Ich kann etwas nicht benutzen oder nicht verstehen",
  "feedback.kind.praise": "Lob",
  "feedback.kind.blame": "Kritik",
  "feedback.text": "Ihre Rückmeldung",
  "feedback.textHint": "Bitte schreiben Sie keine Angaben aus Ihrem Antrag.",
  "feedback.textMissing": "Schreiben Sie, was Sie uns sagen möchten.",
  "feedback.email": "E-Mail-Adresse",
  "feedback.emailHint": "Nur wenn Sie eine Antwort möchten.",
  "feedback.emailWrong": "Geben Sie eine E-Mail-Adresse wie name@beispiel.de ein, oder lassen Sie es leer.",
  "feedback.send": "Rückmeldung senden",
  "feedback.sending": "Wird gesendet …",
  "feedback.thanks": "Vielen Dank! Ihre Rückmeldung ist bei uns angekommen.",
  "feedback.thanksAnswer": "Vielen Dank! Ihre Rückmeldung ist angekommen. Wir antworten per E-Mail.",
  "feedback.more": "Noch eine Rückmeldung schreiben",
  "feedback.failed.title": "Nicht gesendet",
  "feedback.offline":
    "Es gibt gerade keine Verbindung zum Portal. Ihr Text bleibt hier stehen: Senden Sie ihn, sobald Sie wieder online sind.",
  "feedback.too-many": `Von diesem Anschluss kamen gerade sehr viele Rückmeldungen. Ihr Text bleibt hier stehen: Senden Sie ihn in ${(RATE_LIMIT_SECONDS / 60).toString()} Minuten noch einmal.`,
  "feedback.failed":
    "Es tut uns leid, aber etwas ist schief gelaufen. Ihr Text bleibt hier stehen: Bitte versuchen Sie es später erneut.",
  "feedback.mail": "Sie können auch eine E-Mail schreiben: <mail>{{feedbackEmail}}</mail>",
} as const;
