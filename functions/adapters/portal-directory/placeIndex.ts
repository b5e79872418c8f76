import placeNames from "#domain/directory/data/placeNames.json" with { type: "json" };
import type { Location } from "#domain/directory/Location.ts";
import { comparedForms } from "#domain/text/comparedForms.ts";
import { plainDigits } from "#domain/text/plainDigits.ts";
import type { FoundLocation, ServiceDirectory } from "#ports/directory/ServiceDirectory.ts";
import { similarNames } from "./similarNames.ts";

/** A place as it is compared: under its own name, its name in another language, or with the name of a district. */
interface Entry {
  readonly location: Location;
  /** In compared form. */
  readonly name: string;
  /** All words by which it is found, with a blank before each. */
  readonly text: string;
}

/** A table of places in memory: a linear scan over 12,882 places takes about 10 ms. */
export function placeIndex(
  table: readonly Location[],
): Pick<ServiceDirectory, "searchLocations" | "location"> {
  const codes = new Map<string, number>();
  for (const { ars } of table) codes.set(ars, (codes.get(ars) ?? 0) + 1);
  const hasSeveralCodes = ({ ars }: Location): boolean => (codes.get(ars) ?? 0) > 1;
  const entries = table.flatMap(entriesOf);
  let similar: ReturnType<typeof similarNames<Entry>> | undefined;
  return {
    searchLocations(query, limit) {
      const typed = postalCodeInOne(query);
      const forms = comparedForms(typed);
      const fitting = firstFound(forms, [
        (form) => withWords(entries, form.split(" ")),
        (form) => inOneWord(entries, form),
        (form) => knownPart(entries, form),
        (form) => (similar ??= similarNames(entries))(form),
      ]);
      const namesCode = /\d/.test(typed);
      const fits = (name: string): number =>
        forms.includes(name) ? 2 : forms.some((form) => name.startsWith(form)) ? 1 : 0;
      const rank = ({ name, location }: Entry): number => 1000 * fits(name) + (codes.get(location.ars) ?? 0);
      const hits = new Map<string, FoundLocation>();
      for (const { location } of [...fitting].sort((one, other) => rank(other) - rank(one))) {
        // Who writes a name asks for the place once, however many postal codes it has.
        const isWhole = !namesCode && hasSeveralCodes(location);
        const key = isWhole ? location.ars : `${location.ars} ${location.postalCode}`;
        if (!hits.has(key)) hits.set(key, { ...location, isWhole });
      }
      return { locations: [...hits.values()].slice(0, limit), complete: hits.size <= limit };
    },
    location(ars, postalCode) {
      const candidates = table.filter((place) => place.ars === ars);
      const [any] = candidates;
      const own = candidates.find((place) => place.postalCode === postalCode);
      return own ?? (any !== undefined && hasSeveralCodes(any) ? { ...any, postalCode: "" } : any);
    },
  };
}

/** Names in other languages and of districts, by the regional key of the place. */
const FURTHER_NAMES: ReadonlyMap<string, readonly string[]> = placeNames.reduce(
  (all, { ars, names }) => all.set(ars, [...(all.get(ars) ?? []), ...names]),
  new Map<string, readonly string[]>(),
);

function entriesOf(location: Location): readonly Entry[] {
  const { place, postalCode, ars } = location;
  const own = comparedForms(place);
  // "Halle (Saale)" and "Cottbus - Chóśebuz" are called Halle and Cottbus.
  const short = comparedForms(place.replace(/(?: \(| - |\/).*$/, ""));
  const entry = (name: string, words: string): Entry => ({ location, name, text: ` ${postalCode} ${words}` });
  return [
    ...[...new Set([...own, ...short])].map((name) => entry(name, own.join(" "))),
    ...(FURTHER_NAMES.get(ars) ?? [])
      .flatMap(comparedForms)
      .map((name) => entry(name, `${own.join(" ")} ${name}`)),
  ];
}

type Attempt = (form: string) => readonly Entry[];

function firstFound(forms: readonly string[], attempts: readonly Attempt[]): readonly Entry[] {
  for (const attempt of attempts) {
    const found = forms.flatMap(attempt);
    if (found.length > 0) return found;
  }
  return [];
}

/** Entries in which each of the words is the beginning of a word. */
function withWords(entries: readonly Entry[], words: readonly string[]): readonly Entry[] {
  return entries.filter(({ text }) => words.every((word) => text.includes(` ${word}`)));
}

/** "Mönchen Gladbach" is Mönchengladbach. */
function inOneWord(entries: readonly Entry[], form: string): readonly Entry[] {
  const word = form.replaceAll(" ", "");
  return entries.filter(({ name }) => name.replaceAll(" ", "").startsWith(word));
}

/** "Köln-Merheim": where a word is not known, the place whose whole name or postal code the others are. */
function knownPart(entries: readonly Entry[], form: string): readonly Entry[] {
  const words = form.split(" ");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const parts = [words.slice(0, count).join(" "), words.slice(-count).join(" ")];
    const known = entries.filter(
      ({ name, location }) => parts.includes(name) || parts.includes(location.postalCode),
    );
    if (known.length > 0) return known;
  }
  return [];
}

/** "50 667" and "D-50667" are 50667. */
function postalCodeInOne(text: string): string {
  return plainDigits(text)
    .replace(/(\d)\s+(?=\d)/g, "$1")
    .replace(/\bDE?[-\s]*(?=\d)/gi, "");
}
