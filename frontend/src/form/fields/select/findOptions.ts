import type { CompiledForm, InputComponent, Option } from "#forms/CompiledForm.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { answering } from "#ui/form/store/formIndex.ts";

/** An option with the names by which it is found beside its label. */
export interface NamedOption extends Option {
  readonly names?: () => readonly string[];
}

/** Letters without their marks and without invisible signs, so that "Turkei" finds "Türkei". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ı/g, "i")
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .trim();
}

/** "Tuerkei" and "Türkei" are the same. */
function withoutUmlauts(text: string): string {
  return plain(text.toLowerCase().replace(/[äöü]/g, (sign) => ({ ä: "ae", ö: "oe", ü: "ue" })[sign] ?? sign));
}

function furtherNames({ label, names }: NamedOption): readonly string[] {
  return [label, ...(names?.() ?? [])].flatMap((name) => [plain(name), withoutUmlauts(name)]);
}

/**
 * Options with the text in their name; those that begin with it, or have a word that does, come first. Countries are
 * found in many languages and by their ISO code, too. Where none has it, those are offered that differ by a letter or
 * two.
 */
export function findOptions(options: readonly NamedOption[], text: string): readonly NamedOption[] {
  const fitting = fittingOptions(options, text);
  const wanted = plain(text);
  const wrong = wanted.length < SURE_WITH_ONE ? 0 : wanted.length < SURE_WITH_TWO ? 1 : 2;
  if (fitting.length > 0 || wrong === 0) return fitting;
  return options
    .map((option) => ({
      option,
      differs: Math.min(...furtherNames(option).map((name) => differing(name, wanted))),
    }))
    .filter(({ differs }) => differs <= wrong)
    .sort((one, other) => one.differs - other.differs)
    .map(({ option }) => option);
}

/** Letters from which on one wrong letter, or two, still leave little doubt. */
const SURE_WITH_ONE = 4;
const SURE_WITH_TWO = 7;

/** How many letters have to be changed, added, left out or exchanged with their neighbour (optimal string alignment). */
function differing(one: string, other: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const exchanged = swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity;
      now.push(Math.min(changed, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, exchanged));
    }
    [beforeLast, last] = [last, now];
  }
  return last[other.length] ?? 0;
}

function fittingOptions(options: readonly NamedOption[], text: string): readonly NamedOption[] {
  const wanted = plain(text);
  if (wanted === "") return options;
  const ranked = options.flatMap((option) => {
    const rank = rankOf(option, wanted);
    return rank === undefined ? [] : [{ option, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
}

function rankOf(option: NamedOption, wanted: string): number | undefined {
  const label = plain(option.label);
  const at = label.indexOf(wanted);
  if (at === 0) return 0;
  if (at > 0 && /[\s(/-]/.test(label.charAt(at - 1))) return 1;
  const others = furtherNames(option);
  if (others.includes(wanted)) return 1;
  if (others.some((name) => name.startsWith(wanted))) return 2;
  return at > 0 ? 3 : undefined;
}

/** The option whose name was typed in full, in any language; a code is the beginning of many names. */
export function optionByName(options: readonly NamedOption[], text: string): NamedOption | undefined {
  const wanted = plain(text);
  return (
    options.find(({ label }) => plain(label) === wanted) ??
    options.find((option) => wanted.length > 2 && furtherNames(option).includes(wanted))
  );
}

/** What is meant by a text: the option of this name, or the only one that it fits, if only but for a letter or two. */
export function meantOption(options: readonly NamedOption[], text: string): NamedOption | undefined {
  const found = findOptions(options, text);
  return optionByName(options, text) ?? (text.trim().length > 1 && found.length === 1 ? found[0] : undefined);
}

/** What other questions with a shared list were answered with. */
export function givenBefore(
  { pages }: Pick<CompiledForm, "pages">,
  { data, field }: { readonly data: FormAnswers; readonly field: InputComponent },
): ReadonlySet<string> {
  const given = pages
    .flatMap(({ components }) => answering(components))
    .filter((one) => "optionList" in one && (one.path !== field.path || field.multiple !== true));
  return new Set(given.flatMap(({ path }) => answersAt(data, path.split("."))));
}

/** The answers at a path without row numbers: one for every row. */
function answersAt(value: JsonValue | undefined, keys: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((row) => answersAt(row, keys));
  if (typeof value === "object" && value !== null) return answersAt(value[keys[0] ?? ""], keys.slice(1));
  return typeof value === "string" && value !== "" ? [value] : [];
}
