import MiniSearch, { type SearchOptions } from "minisearch";
import type { Profession } from "#domain/directory/Authority.ts";
import {
  WORDS_AROUND,
  type FoundProfession,
  type ProfessionName,
} from "#domain/directory/ProfessionNames.ts";
import { comparedForms } from "#domain/text/comparedForms.ts";
import type { ProfessionSearch } from "#ports/directory/ServiceDirectory.ts";

/** One name of one profession in one of its compared forms. */
interface Entry {
  readonly id: number;
  readonly profession: Profession;
  /** Undefined: its title or its code. */
  readonly name: FoundProfession["name"];
  readonly words: readonly string[];
}

/** From the second letters of a longer word on, what is a word itself: "schwester" of "krankenschwester". */
const PART_LETTERS = 4;
/** How much more the profession counts that is applied for most often. */
const FREQUENCY = 0.2;
/** What a later attempt finds counts less than all that an earlier one found. */
const NEXT_ATTEMPT = 0.1;

/**
 * Finds professions in memory by any of their names: titles, former titles, other words in many languages, parts of
 * compound words, and words with one or two typing errors where nothing fits exactly. The index is made by the first search.
 */
export function createProfessionSearch(
  professions: readonly Profession[],
  names: readonly ProfessionName[],
): ProfessionSearch {
  const byId = new Map(professions.map((profession, index) => [profession.id, { profession, index }]));
  const shown = (profession: Profession, name: FoundProfession["name"]): FoundProfession => ({
    profession,
    today: profession.today === undefined ? undefined : byId.get(profession.today)?.profession,
    name,
  });
  /** The list is in the order of how often a profession is applied for. */
  const frequencyOf = ({ id }: Profession): number =>
    1 + FREQUENCY * (1 - (byId.get(id)?.index ?? 0) / professions.length);
  let made: ReturnType<typeof indexOf> | undefined;
  return {
    all: () => professions.map((profession) => shown(profession, undefined)),
    search(query, limit) {
      made ??= indexOf(entriesOf(professions, names));
      const best = new Map<Profession, { readonly score: number; readonly entry: Entry }>();
      for (const [number, attempt] of ATTEMPTS.entries()) {
        for (const form of comparedForms(query)) {
          for (const { entry, score } of made.find(attempt(form, made.vocabulary))) {
            const weighed = score * NEXT_ATTEMPT ** number * frequencyOf(entry.profession);
            if (weighed > (best.get(entry.profession)?.score ?? 0))
              best.set(entry.profession, { score: weighed, entry });
          }
        }
        // The whole name alone would hide "Kinderkrankenschwester" from who writes "Kinder".
        if (number > 0 && best.size > 0) break;
      }
      const ranked = [...best.values()]
        .sort((one, other) => other.score - one.score)
        .map(({ entry }) => entry);
      const replaced = ranked.filter(({ profession }) => profession.today !== undefined);
      const present = ranked.filter(({ profession }) => profession.today === undefined);
      const found = present.flatMap((entry) => [
        entry,
        ...replaced.filter(({ profession }) => profession.today === entry.profession.id),
      ]);
      found.push(...replaced.filter((entry) => !found.includes(entry)));
      return {
        found: found.slice(0, limit).map(({ profession, name }) => shown(profession, name)),
        complete: found.length <= limit,
      };
    },
  };
}

interface Attempt {
  readonly text: string;
  readonly options: SearchOptions;
}

const WHOLE = ["whole"];
const WORDS = ["whole", "word"];
const NEAR = { fuzzy: (term: string) => (term.length < 4 ? false : 1) };
const FAR = { fuzzy: (term: string) => (term.length < 5 ? 1 : 2) };
const ANY: SearchOptions = { combineWith: "OR", prefix: (term) => term.length > 3 };

/** In the order in which they are made, until one finds something. */
const ATTEMPTS: readonly ((form: string, vocabulary: ReadonlySet<string>) => Attempt)[] = [
  (form) => ({ text: joined(form), options: { fields: WHOLE, prefix: true } }),
  (form) => ({ text: meant(form), options: { prefix: true } }),
  (form) => ({ text: meant(form), options: { fields: WORDS, prefix: true, ...NEAR } }),
  (form) => ({ text: joined(meant(form)), options: { fields: WHOLE, ...NEAR } }),
  (form) => ({ text: meant(form), options: ANY }),
  (form) => ({ text: meant(form), options: { fields: WORDS, prefix: true, ...FAR } }),
  (form) => ({ text: joined(meant(form)), options: { fields: WHOLE, ...FAR } }),
  (form, vocabulary) => ({ text: innerWords(meant(form), vocabulary), options: { combineWith: "OR" } }),
  (form) => ({ text: meant(form), options: { fields: WORDS, ...ANY, ...FAR } }),
];

function joined(text: string): string {
  return text.replaceAll(" ", "");
}

/** Without the words around it; all of them, where there are no others. */
function meant(form: string): string {
  const words = form.split(" ").filter((word) => !WORDS_AROUND.has(word));
  return words.length === 0 ? form : words.join(" ");
}

function entriesOf(professions: readonly Profession[], names: readonly ProfessionName[]): readonly Entry[] {
  const known = new Map(professions.map((profession) => [profession.id, profession]));
  const titles = professions.flatMap((profession) =>
    titlesOf(profession).map((text) => ({ profession, text, name: undefined })),
  );
  const others = names.flatMap(({ profession: id, kind, language, names: texts }) => {
    const profession = known.get(id);
    if (profession === undefined) return [];
    return texts.map((text) => ({ profession, text, name: { kind, language, text } }));
  });
  return [...titles, ...others]
    .flatMap(({ text, ...rest }) => comparedForms(text).map((form) => ({ ...rest, words: form.split(" ") })))
    .map((entry, id) => ({ ...entry, id }));
}

/** The title, each of its forms, and its codes. "A / B für C" is also "A für C". */
function titlesOf({ titleDe, titleEn, codes }: Profession): readonly string[] {
  const forms = titleDe.split(" / ");
  const [, addition] = / ((?:für|im) .+)$/.exec(forms.at(-1) ?? "") ?? [];
  const added = addition === undefined ? [] : forms.slice(0, -1).map((form) => `${form} ${addition}`);
  return [...forms, ...added, titleEn, ...codes.map(({ code }) => code)];
}

interface Index {
  readonly vocabulary: ReadonlySet<string>;
  readonly find: (attempt: Attempt) => readonly { readonly entry: Entry; readonly score: number }[];
}

function indexOf(entries: readonly Entry[]): Index {
  const vocabulary = new Set(entries.flatMap(({ words }) => words));
  const index = new MiniSearch<Entry>({
    fields: ["whole", "word", "part"],
    extractField: (entry, field) =>
      field === "id"
        ? entry.id
        : field === "whole"
          ? entry.words.join("")
          : (field === "word" ? entry.words : entry.words.flatMap((word) => partsOf(word, vocabulary))).join(
              " ",
            ),
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: "AND",
      boost: { whole: 4, word: 2, part: 0.5 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  index.addAll(entries);
  const find: Index["find"] = ({ text, options }) =>
    index.search(text, options).flatMap(({ id, score }) => {
      const entry = typeof id === "number" ? entries[id] : undefined;
      return entry === undefined ? [] : [{ entry, score }];
    });
  return { vocabulary, find };
}

/** Of compound words that are no name: "maurer" of "maurermeister", "schwester" of "intensivschwester". */
function innerWords(text: string, vocabulary: ReadonlySet<string>): string {
  return text
    .split(" ")
    .flatMap((word) => {
      const beginnings = Array.from(word, (_, at) => word.slice(0, word.length - at));
      const beginning = beginnings.find((part) => part.length >= PART_LETTERS && vocabulary.has(part));
      const [end] = partsOf(word, vocabulary);
      return [beginning, end].filter((part) => part !== undefined);
    })
    .join(" ");
}

function partsOf(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  return Array.from({ length: Math.max(0, word.length - PART_LETTERS - 2) }, (_, at) =>
    word.slice(at + 3),
  ).filter((part) => vocabulary.has(part));
}
