import { de as form } from "#ui/form/messages.de.ts";
import { de as steps } from "../steps/stepper/messages.de.ts";

export const de = {
  ...form,
  ...steps,
  "process.waiting": "Ihr Antrag",
  "process.checkingSignIn": "Ihre Anmeldung wird geprüft …",
  "process.signedIn": "Sie sind angemeldet. Ihre Angaben und Dateien sind da.",
  "process.finished": "Ihr Antrag ist abgeschlossen.",
} as const;
