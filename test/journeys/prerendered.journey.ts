import { z } from "zod";
import { routesOf } from "../../frontend/src/routes/localePath.ts";
import { CONTENT_PAGES } from "../../frontend/src/routes/routes.ts";
import { expect, test } from "./journey.ts";

/** Under the strategy of the demo state. */
const PAGES = routesOf("prefix_except_default").filter(({ pageId }) => CONTENT_PAGES.includes(pageId));
const IMPRINT = "/impressum";

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("content pages can be read in both languages, and a form says what it needs", async ({ page }) => {
    for (const { path, locale } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page).toHaveTitle(
        locale === "de" ? /^Antragsportal Anerkennung - ./ : /^Recognition Application Portal - ./,
      );
    }
    await page.goto("/formular");
    const needs = page.locator("noscript p").first();
    await expect(needs).toBeVisible();
    await expect(needs).toContainText("Dieses Portal braucht JavaScript, Cookies und eine E-Mail-Adresse.");
    for (const path of ["/formular", "/en/form"]) {
      await page.goto(path);
      const inEnglish = page.locator("noscript p[lang=en]");
      await expect(inEnglish).toBeVisible();
      await expect(inEnglish).toContainText("This portal needs JavaScript, cookies and an e-mail address.");
    }
  });
});

test.describe("without a script, for a reader of English", () => {
  test.use({ javaScriptEnabled: false, locale: "en-GB" });

  test("the home page is English until German was chosen", async ({ page, context, baseURL }) => {
    const root = page.locator("html");
    await page.goto("/");
    await expect(root).toHaveAttribute("lang", "en");
    await expect(page).toHaveTitle(/^Recognition Application Portal - ./);
    await context.addCookies([{ name: "language", value: "de", url: baseURL ?? "" }]);
    await page.goto("/");
    await expect(root).toHaveAttribute("lang", "de");
  });
});

test("the texts of a content page come from its payload of the same build", async ({ page }) => {
  await page.goto("/");
  const answered = page.waitForResponse(/\/impressum\/_payload\.json\?/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  const payload = await answered;
  const latest = await page.request.get("/builds/latest.json");
  const { id } = z.object({ id: z.string() }).parse(await latest.json());
  expect(new URL(payload.url()).search).toBe(`?${id}`);
  expect(await payload.json()).toMatchObject({ build: id, locale: "de" });
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
});

test("a content page is there before its scripts, which show the same page", async ({ page }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(IMPRINT, { waitUntil: "commit" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Impressum");
  const before = await main.innerText();
  const title = await page.title();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  release?.();
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((name) => name.startsWith("__react"));
  });
  expect(await main.innerText()).toBe(before);
  expect(await page.title()).toBe(title);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
