import { de as certificate } from "#ui/application/leave/certificate/messages.de.ts";
import { de as drafts } from "./drafts/messages.de.ts";
import { de as kept } from "./kept/messages.de.ts";
import { de as login } from "#ui/sign-in/login/messages.de.ts";
import { de as sessions } from "#ui/sign-in/own-sessions/messages.de.ts";
import { de as sent } from "./sent/messages.de.ts";

export const de = {
  ...certificate,
  ...drafts,
  ...kept,
  ...login,
  ...sent,
  ...sessions,
  "account.title": "Ihr persönlicher Bereich",
  "account.who": "Angemeldet mit {{provider}} als {{name}}",
  "account.notes": "Hinweise",
  "account.level.title": "Sie sehen nicht alles?",
  "account.level.text":
    "Sie sind mit dem Vertrauensniveau „{{level}}“ angemeldet. Das sagt, wie sicher Ihre Anmeldung ist. Entwürfe mit einem höheren Niveau sehen Sie erst nach einer Anmeldung mit diesem Niveau.",
  "account.level.signIn": "Mit höherem Niveau anmelden",
  "account.level.same":
    "Melden Sie sich mit demselben Konto an. Danach sehen Sie auch Entwürfe mit dem Niveau „hoch“.",
  "account.support": "Technische Hilfe",
  "account.signIn.title": "Persönlicher Bereich: anmelden",
  "account.signIn.lede": "Hier finden Sie Ihre Entwürfe und den Stand Ihrer gesendeten Anträge.",
  "account.signIn.next": "Nach der Anmeldung geht es dort weiter, wo Sie waren.",
  "account.without.title": "Kein persönlicher Bereich",
  "account.without.text":
    "Sie sind angemeldet mit: {{provider}}. Damit speichern wir nichts über das Ende der Sitzung hinaus. Deshalb gibt es hier keine Entwürfe und keinen Stand gesendeter Anträge.",
  "account.without.result":
    "Nach dem Absenden laden Sie Antrag und Übertragungsprotokoll gleich herunter. Später geht das nicht mehr.",
  "account.without.other": "Für Entwürfe melden Sie sich ab und mit einem Konto wieder an.",
  "account.signIn.how": "Wie möchten Sie sich anmelden?",
} as const;
