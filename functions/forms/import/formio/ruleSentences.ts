import type { Messages, RuleName } from "#forms/CompiledForm.ts";

/** Sentences for broken rules where the definition has none of its own: what is wrong and how to mend it. */
const GERMAN: Readonly<Record<RuleName, string>> = {
  required: "Füllen Sie das Feld „{label}“ aus.",
  minLength: "Geben Sie mindestens {limit} Zeichen ein.",
  maxLength: "Geben Sie höchstens {limit} Zeichen ein.",
  minWords: "Schreiben Sie mindestens {limit} Wörter.",
  maxWords: "Schreiben Sie höchstens {limit} Wörter.",
  pattern: "Prüfen Sie die Schreibweise.",
  mask: "Prüfen Sie die Schreibweise.",
  email: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.",
  url: "Geben Sie eine Internetadresse ein, zum Beispiel https://www.beispiel.de.",
  number: "Geben Sie eine Zahl ein.",
  min: "Geben Sie eine Zahl ab {limit} ein.",
  max: "Geben Sie eine Zahl bis {limit} ein.",
  day: "Dieses Datum gibt es nicht. Prüfen Sie die Zahlen.",
  year: "Geben Sie das Jahr mit vier Ziffern an, zum Beispiel 1991.",
  requiredDay: "Geben Sie das Datum vollständig an.",
  date: "Dieses Datum gibt es nicht. Prüfen Sie die Zahlen.",
  minDate: "Dieses Datum liegt zu weit in der Vergangenheit.",
  maxDate: "Dieses Datum liegt zu spät.",
  minYear: "Geben Sie ein Jahr ab {limit} an.",
  maxYear: "Geben Sie ein Jahr bis {limit} an.",
  time: "Geben Sie eine Uhrzeit ein, zum Beispiel 14:30.",
  minSelectedCount: "Wählen Sie mindestens {limit} Möglichkeiten aus.",
  maxSelectedCount: "Wählen Sie höchstens {limit} Möglichkeiten aus.",
  onlyAvailableItems: "Wählen Sie eine der Möglichkeiten aus.",
  array: "Diese Angabe hat nicht die richtige Form. Geben Sie sie neu ein.",
  array_nonempty: "Füllen Sie das Feld „{label}“ aus.",
  nonarray: "Diese Angabe hat nicht die richtige Form. Geben Sie sie neu ein.",
  json: "Prüfen Sie Ihre Angabe.",
  custom: "Prüfen Sie Ihre Angabe.",
  exhausted:
    "Ihre Angaben konnten nicht geprüft werden. Sie sind noch da. Verringern Sie die Zahl der Einträge.",
};

const ENGLISH: Readonly<Record<RuleName, string>> = {
  required: "Fill in the field “{label}”.",
  minLength: "Enter at least {limit} characters.",
  maxLength: "Enter no more than {limit} characters.",
  minWords: "Write at least {limit} words.",
  maxWords: "Write no more than {limit} words.",
  pattern: "Check the spelling.",
  mask: "Check the spelling.",
  email: "Enter an e-mail address, for example name@example.org.",
  url: "Enter an internet address, for example https://www.example.org.",
  number: "Enter a number.",
  min: "Enter a number from {limit}.",
  max: "Enter a number up to {limit}.",
  day: "This date does not exist. Check the numbers.",
  year: "Enter the year with four digits, for example 1991.",
  requiredDay: "Enter the complete date.",
  date: "This date does not exist. Check the numbers.",
  minDate: "This date is too far in the past.",
  maxDate: "This date is too late.",
  minYear: "Enter a year from {limit}.",
  maxYear: "Enter a year up to {limit}.",
  time: "Enter a time, for example 14:30.",
  minSelectedCount: "Choose at least {limit} options.",
  maxSelectedCount: "Choose no more than {limit} options.",
  onlyAvailableItems: "Choose one of the options.",
  array: "This answer does not have the right form. Enter it again.",
  array_nonempty: "Fill in the field “{label}”.",
  nonarray: "This answer does not have the right form. Enter it again.",
  json: "Check your answer.",
  custom: "Check your answer.",
  exhausted: "Your answers could not be checked. They are still there. Reduce the number of entries.",
};

/** The portal's sentence for a rule, with places for `{label}` and `{limit}`. */
export function ruleSentence(rule: RuleName, locale: "de" | "en"): string {
  return (locale === "de" ? GERMAN : ENGLISH)[rule];
}

/** Rules that hold without standing at a component: of lists, of logic, and of the form as a whole. */
const EVERYWHERE: readonly RuleName[] = ["required", "array", "array_nonempty", "nonarray", "exhausted"];

/** What a form can say, in its language: a browser needs no other sentences. */
export function sentencesFor(rules: Iterable<RuleName>, locale: "de" | "en"): Messages {
  return Object.fromEntries([...EVERYWHERE, ...rules].map((rule) => [rule, ruleSentence(rule, locale)]));
}
