import { de as fee } from "#ui/payment/fee/messages.de.ts";
import { de as payment } from "#ui/payment/messages.de.ts";
import { de as sending } from "#ui/sending/messages.de.ts";
import { de as login } from "#ui/sign-in/login/messages.de.ts";

export const de = {
  ...fee,
  ...login,
  ...payment,
  ...sending,
  "notice.title": "Wie möchten Sie den Bescheid erhalten?",
  "notice.intro":
    "Der Bescheid ist die Entscheidung der Behörde. Sie können ihn elektronisch in das Postfach Ihres Kontos erhalten oder per Post. Beides ist gleich gültig.",
  "notice.question": "Elektronische Bekanntgabe",
  "notice.hint": "Sie haben durch ein Nein keinen Nachteil.",
  "notice.yes": "Ja, elektronisch in mein Postfach",
  "notice.yes.hint":
    "Briefe und Bescheid liegen im Postfach Ihres Kontos ({{provider}}). Spätestens am selben Tag bekommen Sie eine E-Mail an die Adresse, die in Ihrem Konto steht.",
  "notice.no": "Nein, per Post",
  "notice.no.hint": "Die Behörde schickt Briefe und Bescheid an Ihre Anschrift.",
  "notice.choose": "Bitte wählen Sie, wie Sie den Bescheid erhalten möchten.",
  "notice.presumed":
    "„Ja“ ist schon ausgewählt: Ohne Ihren Widerspruch kommt der Bescheid in Ihr Postfach. Wählen Sie „Nein“, wenn Sie ihn per Post erhalten möchten.",
  "notice.know": "Das müssen Sie bei „Ja“ wissen",
  "notice.announced": "Der Bescheid gilt am {{day}}. Tag als bekannt gegeben,",
  "notice.announced.rest":
    "nachdem er im Postfach liegt. Das gilt auch, wenn Sie ihn nicht öffnen. Dann beginnt die Frist, in der Sie widersprechen können.",
  "notice.check": "Prüfen Sie Ihr Postfach regelmäßig und halten Sie Ihre E-Mail-Adresse aktuell.",
  "notice.open": "Sie öffnen den Bescheid erst nach einer Anmeldung. Sie können ihn speichern.",
  "notice.withdraw":
    "Sie können Ihre Entscheidung jederzeit für die Zukunft ändern: Schreiben Sie dazu der Behörde.",
  "notice.doubt": "Was ist, wenn ich den Bescheid nicht bekommen habe?",
  "notice.doubt.text":
    "Im Zweifel muss die Behörde nachweisen, dass und wann sie den Bescheid in das Postfach gelegt hat. Gibt sie ihn noch einmal bekannt, zählt der Tag, an dem Sie ihn zum ersten Mal geöffnet haben.",
  "notice.next": "Weiter",
  "notice.busy": "Wird gespeichert …",
  "notice.failed": "Ihre Entscheidung konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
};
