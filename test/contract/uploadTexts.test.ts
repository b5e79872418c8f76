import { expect, it } from "vitest";
import { documentTexts, screenTexts } from "#test/reading/textsOf.ts";

/** Sentences of the time when an upload took PDFs alone, and the help on it stood above the fields. */
const STALE = {
  de: /(?<!\p{L})[Nn]ur (?:mit |als )?PDF(?!, Bilder)|als PDF hoch(?!\p{L})|oben auf der Seite/u,
  en: /(?<!\p{L})[Oo]nly (?:with |as )?(?:an? )?PDF(?!, pictures)|PDF files only|[Uu]pload [\w ]*as a PDF\.|further up on the page/u,
} as const;

it.each(["de", "en"] as const)("No text says that an upload takes no photos (%s)", async (language) => {
  const texts = [...(await screenTexts(language)), ...documentTexts()];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => STALE[language].test(text))).toEqual([]);
});
