import { de as chooseOffer } from "#ui/search/messages.de.ts";
import { de as fee } from "#ui/payment/fee/messages.de.ts";

export const de = {
  ...chooseOffer,
  ...fee,
  "place.title": "Das beantragen Sie",
  "place.service": "Leistung",
  "place.place": "Ort",
  "place.authority": "Zuständige Behörde",
  "place.change": "Anderen Ort wählen",
  "place.changeHint":
    "Ihre Angaben und Dateien bleiben. Am neuen Ort können eine andere Behörde zuständig und andere Fragen zu beantworten sein.",
  "place.then": "Dann ist diese Behörde zuständig:",
  "place.none":
    "An diesem Ort gibt es für diesen Beruf hier keinen Online-Antrag. Ihr Antrag bleibt beim bisherigen Ort.",
  "place.take": "Ort übernehmen",
  "place.lookedUp": "Wir suchen die zuständige Behörde …",
  "place.keep": "Ort behalten",
  "place.chooseOffer": "Wählen Sie eine Behörde aus.",
  "place.failed": "Der Ort wurde nicht geändert. Bitte versuchen Sie es später erneut.",
  "place.account":
    "Die Behörde an diesem Ort verlangt eine andere Anmeldung als Ihre. Ihr Antrag bleibt beim bisherigen Ort.",
  "place.notTaken":
    "Die Behörde an diesem Ort nimmt den Antrag gerade nicht online an. Ihr Antrag bleibt beim bisherigen Ort.",
  "place.changed": "Der Ort ist jetzt {{place}}. Zuständig ist: {{authority}}",
} as const;
