import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { Visit } from "./screens/Visit.ts";
import { usesOwnPortal } from "./usesOwnPortal.ts";

const PORT = 4805;
const OWN_TITLE = { de: "Impressum und Kontakt zu uns", en: "Legal notice and how to reach us" } as const;
const FILM = { title: { de: "Worum es geht", en: "What it is about" }, minutes: 2.5 } as const;
const FILM_BYTES = 120_000;

// One portal for all of them.
test.describe.configure({ mode: "default" });

usesOwnPortal(PORT, () => ({
  name: "no-prefix",
  files: {
    "texts/de.json": JSON.stringify({ "imprint.title": OWN_TITLE.de }),
    "texts/en.json": JSON.stringify({ "imprint.title": OWN_TITLE.en }),
    "films/content.mp4": new Uint8Array(FILM_BYTES),
  },
  change: (demo) => {
    const languages = { ...demo.portal.languages, prefixStrategy: "no_prefix" as const };
    const signLanguage = { films: [{ ...FILM, file: "content.mp4" }] };
    return { ...demo, portal: { ...demo.portal, languages, signLanguage } };
  },
}));

async function expectPage(page: Page, said: { readonly path: string; readonly lang: string }): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", said.lang);
  expect(new URL(page.url()).pathname).toBe(said.path);
}

async function switchTo(page: Page, language: "Deutsch" | "English"): Promise<void> {
  await page.getByRole("link", { name: language, exact: true }).click();
}

test("the language switch keeps the address, and the cookie decides from then on", async ({
  page,
  context,
}) => {
  const path = "/impressum";
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(path);
  await expectPage(page, { path, lang: "de" });
  await expect(heading).toHaveText(OWN_TITLE.de);
  await switchTo(page, "English");
  await expect(heading).toHaveText(OWN_TITLE.en);
  await expectPage(page, { path, lang: "en" });
  expect((await context.cookies()).find(({ name }) => name === "language")?.value).toBe("en");

  for (const other of ["/", "/datenschutz", "/antrag/start", "/nutzerkonto", path]) {
    await page.goto(other);
    await heading.waitFor();
    await expectPage(page, { path: other, lang: "en" });
  }
  await expect(heading).toHaveText(OWN_TITLE.en);
  const links = await page
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => /^\/(?:de|en)(?:\/|$)/.test(href))).toEqual([]);
  await switchTo(page, "Deutsch");
  await expect(heading).toHaveText(OWN_TITLE.de);
  await expectPage(page, { path, lang: "de" });
});

test("an answer that is being typed stays when the language is switched", async ({ page, portalUrl }) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.opens(await visit.stock.begun(), "applicant");
  const address = page.url();
  const name = page.locator('[name="givenName"]');
  await name.fill("Amina Li");
  await switchTo(page, "English");
  await expect(page.getByText("Given names", { exact: false }).first()).toBeVisible();
  await expect(name).toHaveValue("Amina Li");
  expect(page.url()).toBe(address);
  await expectPage(page, { path: "/formular", lang: "en" });
});

test.describe("before a script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is in the language of the cookie, or of the browser", async ({ page, context, portalUrl }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/impressum");
    await expect(heading).toHaveText(OWN_TITLE.de);
    await context.addCookies([{ name: "language", value: "en", url: portalUrl }]);
    await page.goto("/impressum");
    await expect(heading).toHaveText(OWN_TITLE.en);
    await expectPage(page, { path: "/impressum", lang: "en" });
  });
});

for (const [locale, said] of [
  [
    "de",
    {
      how: "Ein Film startet erst, wenn Sie auf Abspielen drücken.",
      none: "gibt es noch nicht",
      missing: "Filme in Deutscher Gebärdensprache fehlen noch.",
    },
  ],
  [
    "en",
    {
      how: "A film starts only when you press play.",
      none: "There are no films",
      missing: "Films in German Sign Language are still missing.",
    },
  ],
] as const) {
  test(`in ${locale} the films of the state are shown, and nothing says that there are none`, async ({
    page,
    context,
    portalUrl,
  }) => {
    await context.addCookies([{ name: "language", value: locale, url: portalUrl }]);
    const main = page.getByRole("main");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".mp4")) asked.push(request.url());
    });
    await page.goto("/gebaerdensprache");
    await expect(main).toContainText(said.how);
    await expect(main).not.toContainText(said.none);
    const film = page.locator("video");
    await expect(film).toHaveAttribute("aria-label", FILM.title[locale]);
    await expectAccessible(page);
    expect(asked).toEqual([]);
    const download = page.locator("a[download]");
    await expect(download).toContainText("120 kB");
    const file = await page.request.get((await download.getAttribute("href")) ?? "");
    expect((await file.body()).length).toBe(FILM_BYTES);
    const arrives = page.waitForResponse(/\.mp4$/);
    await film.evaluate((video: HTMLVideoElement) => video.load());
    await film.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
    expect((await arrives).status()).toBe(200);

    await page.goto("/barrierefreiheit");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main).not.toContainText(said.missing);
  });
}
