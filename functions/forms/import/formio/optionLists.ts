import professions from "#domain/directory/data/professions.json" with { type: "json" };
import type { Option } from "#forms/CompiledForm.ts";

/**
 * ISO 3166-1 codes that name no state of today: former states, groups of states and private codes that the runtime's
 * list of region names also knows.
 */
const NO_STATES = new Set(
  "AC AN AQ BU BV CP CQ CS DD DG DY EA EU EZ FX GS HM HV IC IO NH NT PC PU PZ QO RH SU TA TF TP UK UM UN VD WK XA XB YD YU ZR ZZ".split(
    " ",
  ),
);

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

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

/** All states with their names in the language, sorted as that language sorts. Names are the runtime's (CLDR). */
function countryOptions(locale: "de" | "en"): readonly Option[] {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  return CODES.filter((code) => !NO_STATES.has(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
