import { readingOf, readingOfScreens, sentencesOf } from "./measureTexts.ts";
import { screenTexts } from "./textsOf.ts";

const LONGEST_SHOWN = 15;

/** Prints how German and English of every screen read, and the longest sentences. */
for (const language of ["de", "en"] as const) {
  const sentences = sentencesOf(await screenTexts(language), language);
  const rows = readingOfScreens(sentences);
  globalThis.console.log(language);
  globalThis.console.table([...rows, { screen: "all", ...readingOf(sentences) }]);
  const longest = [...sentences].sort((one, other) => other.words - one.words).slice(0, LONGEST_SHOWN);
  for (const { where, words, text } of longest)
    globalThis.console.log(`${words.toString()} ${where}: ${text}`);
}
