import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../journey.ts";
import { latinWords, unmarkedWords, wordsOf, wordsOfAnswers } from "./foreignWords.ts";
import { PSEUDO, pseudoTexts } from "./pseudoTexts.ts";
import { TAKES_ALL } from "#test/gate/scope.ts";
import { SCREENS } from "../screens/screenList.ts";
import { photograph } from "../screens/screensFolder.ts";
import { Visit } from "../screens/Visit.ts";
import { usesOwnPortal } from "../usesOwnPortal.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";

const PORT = 4740;

test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|ERR_" });
// One portal for all of them.
test.describe.configure({ mode: "default" });

usesOwnPortal(PORT, async () => {
  const language = (code: keyof typeof PSEUDO, dir: "ltr" | "rtl") => ({
    code,
    language: PSEUDO[code].tag,
    displayName: code,
    dir,
    vsmLanguage: "EN" as const,
  });
  const added = [language("eo", "ltr"), language("ar", "rtl")];
  return {
    name: "further-languages",
    languages: {
      eo: Object.fromEntries(await pseudoTexts("eo")),
      ar: Object.fromEntries(await pseudoTexts("ar")),
    },
    change: (demo) => {
      const languages = { ...demo.portal.languages, locales: [...demo.portal.languages.locales, ...added] };
      return { ...demo, portal: { ...demo.portal, languages } };
    },
  };
});

/** What most people see; `npm run test:all` takes every state of every screen. */
const MAIN = new Set(
  "home account-sign-in start start-fee payment-choose area-sent accessibility form-errors form-review result-nw area-drafts session-inactive".split(
    " ",
  ),
);
const SHOWN = SCREENS.filter(({ name }) => TAKES_ALL || MAIN.has(name));
/** Read in both directions. */
const MIRRORED = new Set(["home", "start", "form-errors", "form-review", "result-nw", "area-drafts"]);

/** What is the same in every language, and what the browser says in English where it knows no language. */
const NAMES = wordsOf(
  [
    "FIT Connect OSCI ID JSON PDF XFA MB kB Byte de en eo ar Deutsch English leiKaId location ars place postalCode professionId AusweisApp PIN nurse AM PM at GMT UTC minute minutes hours day days weeks years Köln München Nordrhein Westfalen Gut gemacht ausweisapp bund Leyla Örnek ahin",
    ...Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat("en", { month: "long" }).format(new Date(2024, month)),
    ),
    "Yesterday Today Tomorrow yesterday today tomorrow",
  ].join(" "),
);

/** What visitors choose or type and no answer of the portal repeats: names of files, a receipt, the other version of an answer. */
const GIVEN = wordsOf(
  "Reisepass Diplom Zeugnis Lebenslauf pdf Tunis Gesundheits Krankenpflegerin pfleger Bezirksregierung Münster",
);

async function overflow(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 900 });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** German names and addresses whose numbers and brackets stand as in the words around them: "Münster 48128". */
function outOfOrder(page: Page): Promise<readonly string[]> {
  return page.locator("main [lang=de]").evaluateAll((words) =>
    words
      .filter((element) => {
        const { direction, unicodeBidi } = getComputedStyle(element);
        return direction !== "ltr" || unicodeBidi !== "isolate";
      })
      .map(({ textContent }) => textContent),
  );
}

for (const { name, open } of SHOWN) {
  test(`${name} has no word in its code: all that can be read is a text, a setting or data`, async ({
    page,
    portalUrl,
  }) => {
    const answered = wordsOfAnswers(page);
    await open(new Visit(page, { locale: "en", portalUrl, further: "eo" }));
    const words = await latinWords(page);
    // What is shown by then was answered before.
    const said = new Set([
      ...(await answered()),
      ...wordsOf(JSON.stringify(settingsJson("demo"))),
      ...NAMES,
      ...GIVEN,
    ]);
    expect(words.filter((word) => !said.has(word))).toEqual([]);
    expect((await unmarkedWords(page)).filter((word) => !NAMES.has(word))).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

for (const { name, open } of SHOWN.filter((screen) => MIRRORED.has(screen.name))) {
  test(`${name} is mirrored in a language that is written from right to left`, async ({
    page,
    portalUrl,
  }) => {
    await open(new Visit(page, { locale: "en", portalUrl, further: "ar" }));
    const root = page.locator("html");
    await expect(root).toHaveAttribute("dir", "rtl");
    await expect(root).toHaveAttribute("lang", "ar");
    await expect(page).toHaveURL(/\/ar(\/|\?|$)/);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await photograph(page, `rtl-${name}-${width.toString()}-light-ar`);
    }
    expect(await outOfOrder(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

test("the language switch offers all languages and keeps the page; dates are written its way", async ({
  page,
}) => {
  await page.goto("/barrierefreiheit");
  await page.getByRole("link", { name: "ar", exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/accessibility$/);
  await expect(
    page.getByText(new Intl.DateTimeFormat("ar", { month: "long" }).format(new Date("2024-03-11"))).first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(page).toHaveURL(/\/barrierefreiheit$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test("what the page itself says among the answers is not marked as the language of the form", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "en", portalUrl, further: "ar" });
  await visit.opens(await visit.stock.filled(), "review");
  const answers = page.locator(".kern-summary__body");
  await expect(answers.locator("[lang=en]").filter({ hasText: "Given name(s)" }).first()).toBeVisible();
  const marked = await answers.locator("[lang=en]").allTextContents();
  expect(marked.filter((text) => /\p{Script=Arabic}/u.test(text))).toEqual([]);
  await expect(answers.getByText(/\p{Script=Arabic}/u).first()).toBeVisible();
});

test("what comes in English says so on a page of another language", async ({ page, portalUrl }) => {
  const visit = new Visit(page, { locale: "en", portalUrl, further: "ar" });
  await visit.opens(await visit.stock.begun(), "applicant");
  const form = page.locator("main form:visible");
  await expect(form).toHaveAttribute("lang", "en");
  await expect(form).toHaveAttribute("dir", "ltr");
  await expect(form.getByText("Given names", { exact: false }).first()).toBeVisible();
});
