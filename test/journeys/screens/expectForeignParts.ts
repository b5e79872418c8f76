import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import type { ScreenLocale } from "./variantsOf.ts";

/** Names are the same in every language: of people, places, laws and websites; and addresses, and what the person wrote. */
const SAME =
  /Institut supérieur.*|Die Schule ist geschlossen.*|Ich reiche die Nachweise nach.*|\S+@\S+|www\.\S+|Örnek-Şahin|masöz|Gebührenordnung|Köln|Münster|Düsseldorf|Thüringen|Württemberg|Würzburg|München|Lübeck|Saarbrücken|Ausländerbehörde|Bescheid|Your Europe|Certificate of Good Standing/g;
/** Words that one language has and the other has not. */
const FOREIGN = {
  en: /[äöüß]|\b(?:der|das|und|für|des|dem|ein|eine|nach|zur|zum|über|auf|von|oder|nicht|ist|Gesetz|Ministerium|Bezirksregierung|Anerkennung|Deutsch)\b/iu,
  de: /\b(?:the|and|of|with|your|you|for|this|are|please|English|recognition)\b/i,
} as const;

interface Said {
  readonly text: string;
  readonly lang: string;
}

/** Every text that can be read, and the language that it is marked as; not what the person typed, in whichever language. */
function saidOn(page: Page): Promise<readonly Said[]> {
  return page.evaluate(() => {
    const said: { text: string; lang: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = (node.textContent ?? "").trim();
      const notSaid = "script, style, noscript, textarea, .ap-mono";
      if (parent === null || text === "" || parent.closest(notSaid) !== null) continue;
      if (parent.checkVisibility())
        said.push({ text, lang: parent.closest<HTMLElement>("[lang]")?.lang ?? "" });
    }
    return said;
  });
}

/** What is in the other language says so. */
export async function expectForeignParts(page: Page, locale: ScreenLocale): Promise<void> {
  const other = locale === "de" ? "en" : "de";
  const said = await saidOn(page);
  const foreign = said.filter(({ text }) => FOREIGN[locale].test(text.replaceAll(SAME, "")));
  expect(foreign.filter(({ lang }) => lang !== other)).toEqual([]);
  const marked = said.filter(({ lang }) => lang !== locale).map(({ text }) => text);
  expect(marked).toContain(locale === "de" ? "English" : "Deutsch");
}

/** The German name of the profession, the authority and the laws on an English page. */
export async function expectGermanNames(page: Page): Promise<void> {
  const marked = (await saidOn(page)).filter(({ lang }) => lang === "de").map(({ text }) => text);
  expect(marked).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Gesundheits- und Krankenpfleg/),
      expect.stringMatching(/^Bezirksregierung/),
      expect.stringMatching(/Gesetz|gesetz/),
    ]),
  );
}
