import type { Option } from "../../forms/CompiledForm.ts";
import professions from "../portal-directory/data/professions.json" with { type: "json" };
import { countryOptions } from "./countryOptions.ts";

type Locale = "de" | "en";

/** Answers that are no state but can be given as a citizenship. */
const NO_CITIZENSHIP = {
  de: [
    { value: "stateless", label: "staatenlos" },
    { value: "unclear", label: "ungeklärt" },
  ],
  en: [
    { value: "stateless", label: "stateless" },
    { value: "unclear", label: "not determined" },
  ],
} as const;

/** Lists that many fields share: a field names one in `properties.optionSource`. */
const OPTION_LISTS: Readonly<Record<string, (locale: Locale) => readonly Option[]>> = {
  countries: countryOptions,
  citizenships: (locale) => [...countryOptions(locale), ...NO_CITIZENSHIP[locale]],
  trades: (locale) =>
    professions
      .filter(({ group }) => group.startsWith("trade-"))
      .map(({ id, titleDe, titleEn }) => ({ value: id, label: locale === "de" ? titleDe : titleEn }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
};

export function isOptionList(name: string): boolean {
  return Object.hasOwn(OPTION_LISTS, name);
}

export const OPTION_LIST_NAMES = Object.keys(OPTION_LISTS);

/** The named lists in a language. */
export function optionLists(
  names: Iterable<string>,
  locale: Locale,
): Readonly<Record<string, readonly Option[]>> {
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const list = isOptionList(name) ? OPTION_LISTS[name]?.(locale) : undefined;
      return list === undefined ? [] : [[name, list]];
    }),
  );
}
