import type { Option } from "#forms/CompiledForm.ts";
import type { NamedOption } from "./findOptions.ts";

/** Languages in which most people look for a country, beside its own. */
const LANGUAGES = ["de", "en", "fr", "es", "pt", "it", "pl", "ro", "tr", "ru", "uk", "ar", "fa"];

/** What people call a country beside the names that the browser knows. */
const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  BA: ["Bosnien", "Bosnia"],
  CD: ["Kongo", "DR Congo"],
  CI: ["Ivory Coast"],
  CZ: ["Tschechische Republik", "Czech Republic"],
  GB: ["England", "Schottland", "Scotland", "Wales", "Großbritannien", "Great Britain", "UK"],
  IR: ["Persien", "Persia"],
  KR: ["Korea"],
  MK: ["Mazedonien", "Macedonia"],
  MM: ["Burma", "Birma"],
  NL: ["Holland"],
  RU: ["Russia", "Russische Föderation"],
  SZ: ["Swasiland", "Swaziland"],
  TR: ["Türkiye", "Turkey"],
  US: ["USA", "Amerika", "America"],
  VA: ["Vatikan", "Vatican"],
};

const known = new Map<string, readonly string[]>();

/** Options whose values are codes of countries, with all names of these. */
export function withCountryNames(options: readonly Option[]): readonly NamedOption[] {
  return options.map((option) => ({ ...option, names: () => countryNames(option.value) }));
}

/** All names of a country by its ISO code, the code last; none for what is no code. */
function countryNames(code: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  const names = known.get(code) ?? namesOf(code);
  known.set(code, names);
  return names;
}

function namesOf(code: string): readonly string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  const names = [...LANGUAGES, own].flatMap((language) => displayNames(language).of(code) ?? []);
  return [...new Set([...names, ...(EVERYDAY[code] ?? []), code])];
}

const listed = new Map<string, Intl.DisplayNames>();

function displayNames(language: string): Intl.DisplayNames {
  const names =
    listed.get(language) ?? new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  listed.set(language, names);
  return names;
}
