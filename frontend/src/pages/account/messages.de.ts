import { de as drafts } from "../../features/drafts/messages.de.ts";
import { de as login } from "../../features/login/messages.de.ts";
import { de as sent } from "../../features/sent-applications/messages.de.ts";

export const de = {
  ...drafts,
  ...login,
  ...sent,
  "account.title": "Ihr persönlicher Bereich",
  "account.who": "Angemeldet mit {{provider}} als {{name}}",
  "account.notes": "Hinweise",
  "account.level.title": "Sie sehen nicht alles?",
  "account.level.text":
    "Sie sind mit dem Vertrauensniveau „{{level}}“ angemeldet. Das sagt, wie sicher Ihre Anmeldung ist. Entwürfe mit einem höheren Niveau sehen Sie erst nach einer Anmeldung mit diesem Niveau.",
  "account.support": "Kundenservice",
  "account.signIn.title": "Persönlicher Bereich: anmelden",
  "account.signIn.lede": "Hier finden Sie Ihre Entwürfe und den Stand Ihrer gesendeten Anträge.",
  "account.signIn.how": "Wie möchten Sie sich anmelden?",
} as const;
