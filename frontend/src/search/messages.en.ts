import type { de } from "./messages.de.ts";

export const en = {
  "search.found_one": "{{count}} result",
  "search.found_other": "{{count}} results",
  "search.incomplete_one": "More than {{count}} result. The results may be incomplete: type more letters.",
  "search.incomplete_other": "More than {{count}} results. The results may be incomplete: type more letters.",
  "search.none": "Nothing found. Write it differently or only its beginning.",
  "search.profession.none":
    "Nothing found. Try another word for the profession, also in your language, or only its beginning.",
  "search.profession.today": "former title, today: {{title}}",
  "search.profession.former": "formerly: <name>{{name}}</name>",
  "search.profession.also": "also: <name>{{name}}</name>",
  "search.location.none": "Nothing found. Try the postal code or the town that your place belongs to.",
  "search.failed": "The search does not work right now. Please try again later.",
  "search.choose": "Please choose a value",
  "search.profession.label": "Which profession should be recognised?",
  "search.profession.hint":
    "Also in German or with a former title, for example <other>Pflege</other> or nurse",
  "search.location.label": "In which place do you want to work?",
  "search.location.hint": "Postal code or place. None yet? Then where you live in Germany.",
  "start.authorities": "Responsible authorities",
  "start.noService.several": "One of these authorities is responsible for your application:",
  "start.advice": "For free advice, also on which authority is responsible, contact:",
  "start.adviceWebsite": "Website: {{name}}",
  "start.noAddress": "We do not know the address. You get it from the authority or from the advice service.",
  "start.noAuthority": "No responsible authority was found.",
  "start.contact": "Contact",
  "start.website": "Website",
  "start.infoPage": "Information about the procedure",
  "start.choose.legend": "Which authority do you want to apply to?",
  "start.choose.hint":
    "If you are not sure, ask one of the authorities. Questions and documents are the same at all of them.",
} satisfies Record<keyof typeof de, string>;
