import { describe, expect, it } from "vitest";
import { readingOf, readingOfScreens, sentencesOf } from "#test/reading/measureTexts.ts";
import { screenTexts } from "#test/reading/textsOf.ts";

/** Cells of the privacy table are lists, and the law names these data one by one. */
const LISTS = /^privacy\.(row\.|konto\.signIn)/;

/** What was measured on 2026-11-26, rounded up; `npm run reading` prints it for every screen. */
const BOUNDS = {
  de: { longest: 24, wordsPerSentence: 7.5, passive: 8, officeNouns: 25, worstScreenPassive: 35 },
  en: { longest: 29, wordsPerSentence: 7.5, passive: 16, officeNouns: 32, worstScreenPassive: 40 },
} as const;

/** A share of a few sentences says nothing. */
const FEW_SENTENCES = 10;

describe.each(["de", "en"] as const)("texts of the screens in %s", (language) => {
  const bounds = BOUNDS[language];
  const sentences = async () => sentencesOf(await screenTexts(language), language);

  it("have no sentence that is longer than the bound", async () => {
    const all = await sentences();
    expect(all.length).toBeGreaterThan(1_000);
    const long = all.filter(({ where, words }) => words > bounds.longest && !LISTS.test(where));
    expect(long.map(({ where, words, text }) => `${words.toString()} ${where}: ${text}`)).toEqual([]);
  });

  it("are short, say who does something, and do without nouns of office, as far as they did", async () => {
    const { wordsPerSentence, passive, officeNouns } = readingOf(await sentences());
    expect(wordsPerSentence).toBeLessThanOrEqual(bounds.wordsPerSentence);
    expect(passive).toBeLessThanOrEqual(bounds.passive);
    expect(officeNouns).toBeLessThanOrEqual(bounds.officeNouns);
  });

  it("are on no screen worse than the bound of a screen", async () => {
    const screens = readingOfScreens(await sentences()).filter(
      ({ sentences: count }) => count >= FEW_SENTENCES,
    );
    expect(screens.length).toBeGreaterThan(10);
    const worse = screens.filter(
      ({ passive, wordsPerSentence }) => passive > bounds.worstScreenPassive || wordsPerSentence > 11,
    );
    expect(worse).toEqual([]);
  });
});

describe("the measure of texts", () => {
  const measured = (text: string, language: "de" | "en") => sentencesOf([{ where: "x.y", text }], language);

  it("counts words, with a value as one and marks as none", () => {
    expect(
      measured("Ihr Entwurf bleibt bis <b>{{until}}</b> gespeichert. Danach ist er weg.", "de").map(
        ({ words }) => words,
      ),
    ).toEqual([6, 4]);
  });

  it("knows passive sentences", () => {
    const isPassive = (text: string, language: "de" | "en") =>
      measured(text, language).map((one) => one.isPassive);
    expect(isPassive("Der Antrag wird gesendet. Wir senden den Antrag.", "de")).toEqual([true, false]);
    expect(isPassive("Sie wissen, was geprüft wird.", "de")).toEqual([true]);
    expect(isPassive("The file is not stored. We store the file.", "en")).toEqual([true, false]);
  });

  it("knows nouns of office", () => {
    expect(
      measured("Die Feststellung der Notwendigkeit dauert lange.", "de").map((one) => one.officeNouns),
    ).toEqual([2]);
    expect(
      measured("The determination of necessity takes long.", "en").map((one) => one.officeNouns),
    ).toEqual([2]);
  });
});
