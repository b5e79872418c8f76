import { describe, expect, it } from "vitest";
import { de } from "./messages.de.ts";
import { en } from "./messages.en.ts";

/** The rules name no number for "short"; ten words are read in one breath. */
const WORDS_MOST = 10;
/** As long as "Schwierigkeiten", which has no parts to split. */
const LETTERS_MOST = 15;

type Texts = Readonly<Record<string, string>>;

/** Lines of the page as people read them. */
function linesOf(texts: Texts): readonly string[] {
  return Object.entries(texts)
    .filter(([key]) => key.startsWith("simple."))
    .flatMap(([, text]) => text.split("\n"))
    .map((line) => line.replaceAll(/<\/?\w+>/g, ""));
}
const wordsOf = (line: string): readonly string[] => line.match(/[\p{L}-]+/gu) ?? [];
const linesWith = (texts: Texts, words: RegExp): readonly string[] =>
  linesOf(texts).filter((line) => words.test(line));

describe("the page in easy language (BITV annex 2 part 2)", () => {
  it.each([
    ["German", de],
    ["English", en],
  ])("has each %s sentence on a line of its own, and none is long", (_, texts) => {
    expect(linesOf(texts).filter((line) => /[.?!:] +\S/.test(line.replace(/: .*$/, "")))).toEqual([]);
    expect(linesOf(texts).filter((line) => wordsOf(line).length > WORDS_MOST)).toEqual([]);
  });

  it("has no special characters and no brackets", () => {
    expect(linesWith(de, /[()[\]/§&%;„“]/)).toEqual([]);
  });

  it("has no negation", () => {
    expect(linesWith(de, /\b(nicht|nichts|kein\w*|nie|niemals|niemand|ohne)\b/iu)).toEqual([]);
  });

  it("has no subjunctive", () => {
    expect(linesWith(de, /(hätte|könnte|müsste|sollte|wäre|würde|möchte|dürfte)/iu)).toEqual([]);
  });

  it("has no abbreviation but the name of the files, which it explains", () => {
    const capitals = linesOf(de).flatMap((line) => line.match(/\p{Lu}{2,}/gu) ?? []);
    expect(new Set(capitals)).toEqual(new Set(["PDF"]));
    expect(linesOf(de)).toContain("Eine PDF-Datei ist ein Dokument auf dem Computer.");
    expect(linesWith(de, /\p{L}\.\s?\p{L}|\b(usw|bzw|ca|Nr|Std|Tel)\./u)).toEqual([]);
  });

  it("splits long words with a hyphen", () => {
    const parts = linesOf(de)
      .flatMap(wordsOf)
      .flatMap((word) => word.split("-"));
    expect(parts.filter((part) => part.length > LETTERS_MOST)).toEqual([]);
  });

  it("says that nobody has checked it yet, in words that follow the rules", () => {
    expect(de["simple.intro"]).toContain("noch ungeprüft");
    expect(en["simple.intro"]).toContain("unchecked");
  });
});
