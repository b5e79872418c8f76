import { de as form } from "../../features/form-page/messages.de.ts";
import { de as steps } from "../../features/stepper/messages.de.ts";

export const de = {
  ...form,
  ...steps,
  "process.checkingSignIn": "Ihre Anmeldung wird geprüft …",
  "process.finished": "Ihr Antrag ist abgeschlossen.",
  "process.notYet": "Die gewünschte Seite können Sie noch nicht öffnen. Füllen Sie zuerst diese Seite aus.",
} as const;
