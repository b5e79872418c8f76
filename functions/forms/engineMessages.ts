import type { RuleName } from "./CompiledForm.ts";

/** Sentences for broken rules where the definition has none of its own: what is wrong and how to mend it. */
const GERMAN: Readonly<Record<RuleName, string>> = {
  required: "Füllen Sie das Feld „{label}“ aus.",
  minLength: "Geben Sie mindestens {limit} Zeichen ein.",
  maxLength: "Geben Sie höchstens {limit} Zeichen ein.",
  pattern: "Prüfen Sie die Schreibweise.",
  email: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.",
  phoneNumber: "Geben Sie eine Telefonnummer mit 6 bis 20 Ziffern ein, zum Beispiel +49 30 23125100.",
  day: "Dieses Datum gibt es nicht. Prüfen Sie Tag, Monat und Jahr.",
  minDate: "Dieses Datum liegt zu weit in der Vergangenheit.",
  maxDate: "Dieses Datum liegt zu spät.",
  option: "Wählen Sie eine der Möglichkeiten aus.",
  type: "Diese Angabe hat nicht die richtige Form. Geben Sie sie neu ein.",
};

const ENGLISH: Readonly<Record<RuleName, string>> = {
  required: "Fill in the field “{label}”.",
  minLength: "Enter at least {limit} characters.",
  maxLength: "Enter no more than {limit} characters.",
  pattern: "Check the spelling.",
  email: "Enter an e-mail address, for example name@example.org.",
  phoneNumber: "Enter a phone number with 6 to 20 digits, for example +49 30 23125100.",
  day: "This date does not exist. Check day, month and year.",
  minDate: "This date is too far in the past.",
  maxDate: "This date is too late.",
  option: "Choose one of the options.",
  type: "This answer does not have the right form. Enter it again.",
};

export function engineMessage(
  rule: RuleName,
  use: { readonly locale: "de" | "en"; readonly label: string; readonly limit: number | null },
): string {
  return (use.locale === "de" ? GERMAN : ENGLISH)[rule]
    .replace("{label}", () => use.label)
    .replace("{limit}", () => String(use.limit ?? ""));
}
