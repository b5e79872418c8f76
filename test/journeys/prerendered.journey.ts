import type { Page } from "@playwright/test";
import { z } from "zod";
import { routesOf } from "#ui/navigation/localePath.ts";
import { CONTENT_PAGES } from "#ui/navigation/routes.ts";
import { TAKES_ALL } from "../gate/scope.ts";
import { isApp } from "./isApp.ts";
import { expect, test } from "./journey.ts";

/** Under the strategy of the demo state. */
const PAGES = routesOf("prefix_except_default").filter(({ pageId }) => CONTENT_PAGES.includes(pageId));

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
      await expect(page.locator("meta[name=description]")).toHaveAttribute(
        "content",
        locale === "de"
          ? /^Anerkennung .+ beantragen: Antragsportal Anerkennung, Land Musterland$/
          : /^Apply online .+: Recognition Application Portal, .+/,
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

for (const [path, locale, needs] of [
  ["/", "de-DE", "Um einen Antrag zu finden und zu stellen, braucht Ihr Browser JavaScript und Cookies."],
  ["/en", "en-GB", "To find an application and to make it, your browser needs JavaScript and cookies."],
] as const) {
  test.describe(`without a script, at ${path}`, () => {
    test.use({ javaScriptEnabled: false, locale });

    test("the search that does nothing says why, in the language of the page", async ({ page }) => {
      await page.goto(path);
      const said = page.locator("main noscript p");
      await expect(said).toBeVisible();
      await expect(said).toContainText(needs);
    });
  });
}

test("while a page is on its way nothing stands on the first screen that would jump away when it comes", async ({
  page,
}) => {
  // Nor do answers: the document of a form asks for its application itself.
  await page.route(/\/assets\/.*\.js$|\/api\//, () => undefined);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/formular?process=1", "/antrag/start", "/nutzerkonto", "/en/form?process=1"]) {
    // Its code never comes.
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    await expect(page.getByRole("complementary")).not.toBeInViewport();
  }
});

test("the code and the texts of a page that waits are asked for together with the app", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/assets/*.js", (route) => {
    asked.push(route.request().url());
  });
  await page.goto("/antrag/start", { waitUntil: "commit" });
  await expect.poll(() => asked.filter((url) => /\/(?:app|ProcessStartPage)-/.test(url)).length).toBe(2);
  await expect.poll(() => asked.filter((url) => url.includes("/messages.de-")).length).toBeGreaterThan(1);
});

test.describe("in a browser that is too old", () => {
  test.use({ allowedConsole: "SyntaxError|Invalid or unexpected token" });

  test("what waits for its code says so after a while, in both languages, and what is written stays", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "let a = #;" }),
    );
    for (const path of ["/formular?process=1", "/en/antrag/start", "/nutzerkonto", "/redirect"]) {
      await page.goto(path);
      const late = page.locator(".ap-late");
      await expect(late).toBeHidden();
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(late).toBeVisible();
      await expect(late).toContainText("Lädt die Seite nicht?");
      await expect(late.locator("[lang=en]")).toContainText("Does the page not load?");
    }
    for (const path of ["/", "/en/legal-notice"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(".ap-late")).toHaveCount(0);
    }
  });
});

test.describe("a browser without locks and channels", () => {
  // What was being saved when the page was loaded anew is brought together with what is stored.
  test.use({ allowedConsole: String.raw`\b409\b` });

  test("shows every page, and saves", async ({ page, inForm }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "BroadcastChannel");
      Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });
    });
    await page.goto("/impressum");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const applicant = await inForm({ account: { user: "jonas", password: "jonas-geheim" } });
    await applicant.form.control("placeOfBirth").fill("Sfax");
    await expect(page.getByText(/Gespeichert um/)).toBeVisible();
    await page.reload();
    await expect(applicant.form.control("placeOfBirth")).toHaveValue("Sfax");
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

/** Scripts that do not arrive until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const PHONE = { width: 390, height: 844 };

/** Opens the menu and the form at the foot; what is open is the same when the script runs. */
async function opensAll(page: Page): Promise<() => Promise<void>> {
  const summaries = page.locator("summary:visible");
  for (const summary of await summaries.all()) await summary.click();
  const names = await summaries.allInnerTexts();
  const open = page.locator("details[open] > summary");
  await expect(open).toHaveText(names);
  return async () => {
    await expect(open).toHaveText(names);
    await expect(page.getByRole("complementary").getByRole("radio").first()).toBeVisible();
    if (names.length > 1)
      await expect(page.getByRole("banner").getByRole("link", { name: /Anmelden|Sign in/ })).toBeVisible();
  };
}

/** Of the pages that stand in their document: the one with fields, one with text alone, one of the other language. */
const TAKEN_OVER = TAKES_ALL ? PAGES.map(({ path }) => path) : ["/", "/datenschutz", "/en"];

for (const path of TAKEN_OVER) {
  test(`the document of ${path} becomes the app: what is read stays, and so does the focus`, async ({
    page,
    portalUrl,
  }) => {
    await page.setViewportSize(PHONE);
    const letGo = await holdScripts(page);
    // A language chosen before keeps `/` German.
    await page.context().addCookies([{ name: "language", value: "de", url: portalUrl }]);
    await page.goto(path, { waitUntil: "commit" });
    const main = page.getByRole("main");
    const heading = main.getByRole("heading", { level: 1 });
    await heading.waitFor();
    // The document has arrived to its end, and its styles: without them its text has other lines.
    await page.getByRole("contentinfo").waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
    );
    const before = { text: await main.innerText(), title: await page.title() };
    const stayOpen = await opensAll(page);
    const link = page.getByRole("contentinfo").getByRole("link").first();
    const [sameHeading, sameLink] = [await heading.elementHandle(), await link.elementHandle()];
    await link.focus();
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);

    letGo();
    await isApp(page);
    await stayOpen();
    for (const same of [sameHeading, sameLink])
      expect(await same.evaluate((one) => one.isConnected)).toBe(true);
    await expect(link).toBeFocused();
    expect({ text: await main.innerText(), title: await page.title() }).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
}

test("what is typed into the search before the script runs stays there and is looked for", async ({
  page,
  portalUrl,
}) => {
  const letGo = await holdScripts(page);
  await page.context().addCookies([{ name: "language", value: "de", url: portalUrl }]);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.locator("#beruf");
  await field.pressSequentially("Hebam");
  letGo();
  await isApp(page);
  await expect(field).toHaveValue("Hebam");
  await expect(field).toBeFocused();
  await field.press("e");
  await expect(page.getByRole("option").first()).toContainText("Hebamme");
});

test("a search that is sent before the script runs is answered when it does", async ({ page, portalUrl }) => {
  const letGo = await holdScripts(page);
  await page.context().addCookies([{ name: "language", value: "de", url: portalUrl }]);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("#beruf").fill("Hebamme");
  await page.locator("#ort").fill("50667");
  await page.getByRole("button", { name: "Antrag finden" }).click();
  await page.waitForURL(/\/\?beruf=Hebamme&ort=50667$/, { waitUntil: "commit" });
  letGo();
  // Both services of midwives are offered: where the training was completed decides.
  await expect(page.locator("#origin-0")).toBeFocused();
  await expect(page.locator(".ap-chosen").getByText("50667 Köln")).toBeVisible();
});

/** What browsers that translate do to a page that stands still: elements around each text, or another text in its place. */
const TRANSLATIONS = {
  "puts elements around each text": (text: Text): void => {
    const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
    font.textContent = text.data;
    text.replaceWith(font);
  },
  "changes each text in its place": (text: Text): void => {
    text.data = `${text.data}*`;
  },
};

for (const [how, translate] of Object.entries(TRANSLATIONS)) {
  test.describe(`in a browser that translates before the script runs, and ${how}`, () => {
    // The document cannot be taken over.
    test.use({ allowedConsole: "Minified React error #418" });

    test("what is typed and opened stays, with the focus and the caret", async ({ page, portalUrl }) => {
      await page.setViewportSize(PHONE);
      const letGo = await holdScripts(page);
      await page.context().addCookies([{ name: "language", value: "de", url: portalUrl }]);
      await page.goto("/", { waitUntil: "commit" });
      const field = page.locator("#beruf");
      await field.waitFor();
      const stayOpen = await opensAll(page);
      await field.pressSequentially("Hebame");
      await field.press("ArrowLeft");
      const main = await page.getByRole("main").elementHandle();
      await page.evaluate(`{
        const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) if (walker.currentNode.data.trim() !== "") found.push(walker.currentNode);
        found.forEach(${String(translate)});
      }`);
      letGo();
      await isApp(page);
      expect(await main.evaluate((one) => one.isConnected)).toBe(false);
      await stayOpen();
      await expect(field).toBeFocused();
      await field.press("m");
      await expect(field).toHaveValue("Hebamme");
      await expect(page.getByRole("option").first()).toContainText("Hebamme");
    });
  });
}

test("who prefers another language than the document of / has gets the app in theirs, with what was typed", async ({
  page,
  portalUrl,
}) => {
  const german = await page.request.get("/", { headers: { "accept-language": "de", cookie: "language=de" } });
  const body = await german.text();
  expect(body).toContain('<html lang="de"');
  await page.context().addCookies([{ name: "language", value: "en", url: portalUrl }]);
  await page.route(new URL("/", portalUrl).href, (route) => route.fulfill({ response: german, body }));
  const letGo = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.locator("#beruf");
  await field.pressSequentially("midwi");
  letGo();
  await isApp(page);
  await expect(field).toHaveValue("midwi");
  await expect(field).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page).toHaveTitle(/^Recognition Application Portal - ./);
});

for (const { path, heading } of [
  { path: "/nutzerkonto", heading: "Ihr persönlicher Bereich" },
  { path: "/formular?process=none", heading: "Ihr Antrag" },
  { path: "/antrag/start?processData=e30", heading: "Ihr Antrag auf Anerkennung" },
  { path: "/en/account", heading: "Your personal area" },
]) {
  test.describe("before the script of a page that waits for the server", () => {
    test.use({ allowedConsole: String.raw`\b40[14]\b` });
    test(`header, heading and a place for the rest are there: ${path}`, async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`${heading}$`));
      await page.setViewportSize(PHONE);
      const stayOpen = await opensAll(page);
      letGo();
      await isApp(page);
      await stayOpen();
      await expect(page.locator("summary").last()).toBeFocused();
      await expect(main.locator(".ap-waiting")).toHaveCount(0);
    });
  });
}
