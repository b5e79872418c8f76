import type { Option } from "../../forms/CompiledForm.ts";

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

/** All states with their names in the language, sorted as that language sorts. Names are the runtime's (CLDR). */
export function countryOptions(locale: "de" | "en"): readonly Option[] {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  return CODES.filter((code) => !NO_STATES.has(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined ? [] : [{ value, label }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}
