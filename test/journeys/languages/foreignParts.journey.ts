import type { Page } from "@playwright/test";
import { expect, test } from "../journey.ts";
import { SCREENS } from "../screens/screenList.ts";
import { openScreen } from "../screens/openScreen.ts";
import { Visit } from "../screens/Visit.ts";

test.use({ allowedConsole: "Failed to load resource|call failed|failed-call" });

/** Screens with texts in German only, in English only, or with names. */
const NAMES = new Set(
  "home-results start-fee start-accordions-open form-documents payment-choose result-rp area-sent check-receipt-valid imprint privacy-policy accessibility simple-language".split(
    " ",
  ),
);

/** Names are the same in every language: of people, places, laws and websites; and addresses. */
const SAME =
  /\S+@\S+|www\.\S+|Örnek-Şahin|Gebührenordnung|Köln|Münster|Düsseldorf|Thüringen|Württemberg|Würzburg|München|Lübeck|Saarbrücken|Ausländerbehörde|Bescheid|Your Europe|Certificate of Good Standing/g;
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

for (const locale of ["de", "en"] as const) {
  const other = locale === "de" ? "en" : "de";
  for (const { name, open } of SCREENS.filter((screen) => NAMES.has(screen.name))) {
    test(`${name}: on a page in ${locale} what is in ${other} says so`, async ({ page, portalUrl }) => {
      await open(new Visit(page, { locale, portalUrl }));
      const said = await saidOn(page);
      const foreign = said.filter(({ text }) => FOREIGN[locale].test(text.replaceAll(SAME, "")));
      expect(foreign.filter(({ lang }) => lang !== other)).toEqual([]);
      const marked = said.filter(({ lang }) => lang !== locale).map(({ text }) => text);
      expect(marked).toContain(locale === "de" ? "English" : "Deutsch");
    });
  }
}

test("an English page marks the German name of the profession, the authority and the laws", async ({
  page,
  portalUrl,
}) => {
  await openScreen("start-accordions-open", new Visit(page, { locale: "en", portalUrl }));
  const marked = (await saidOn(page)).filter(({ lang }) => lang === "de").map(({ text }) => text);
  expect(marked).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Gesundheits- und Krankenpfleg/),
      expect.stringMatching(/^Bezirksregierung/),
      expect.stringMatching(/Gesetz|gesetz/),
    ]),
  );
});
