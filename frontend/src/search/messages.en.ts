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
} satisfies Record<keyof typeof de, string>;
