import { en as chooseOffer } from "#ui/search/messages.en.ts";
import { en as fee } from "#ui/payment/fee/messages.en.ts";
import type { de } from "./messages.de.ts";

export const en = {
  ...chooseOffer,
  ...fee,
  "place.title": "What you are applying for",
  "place.service": "Service",
  "place.place": "Place",
  "place.authority": "Responsible authority",
  "place.change": "Choose another place",
  "place.changeHint":
    "Your answers and files stay. At the new place another authority may be responsible and other questions may be asked.",
  "place.then": "Then this authority is responsible:",
  "place.none":
    "There is no online application here for this profession at that place. Your application stays with the place it has.",
  "place.take": "Use this place",
  "place.lookedUp": "We are looking for the responsible authority …",
  "place.keep": "Keep the place",
  "place.chooseOffer": "Choose an authority.",
  "place.failed": "The place was not changed. Please try again later.",
  "place.account":
    "The authority at that place asks for another way of signing in than yours. Your application stays with the place it has.",
  "place.notTaken":
    "The authority at that place does not take the application online right now. Your application stays with the place it has.",
  "place.changed": "The place is now {{place}}. The responsible authority is: {{authority}}",
} satisfies Record<keyof typeof de, string>;
