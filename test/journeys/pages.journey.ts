import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { expect, test } from "./journey.ts";
import { Visit } from "./screens/Visit.ts";
import { headingOf } from "./headingOf.ts";

/** Specification §2: page id, German path, English path, layout. */
const PAGES = [
  ["index", "/", "/en", "default"],
  ["accessibility", "/barrierefreiheit", "/en/accessibility", "default"],
  ["account", "/nutzerkonto", "/en/account", "default"],
  ["antrag-start", "/antrag/start", "/en/antrag/start", "default"],
  ["antrag-mock-json", "/antrag/start/mock-json", "/en/application/start/mock-json", "default"],
  ["imprint", "/impressum", "/en/legal-notice", "default"],
  ["privacy-policy", "/datenschutz", "/en/privacy", "default"],
  ["process", "/formular", "/en/form", "minimal"],
  ["redirect", "/redirect", "/en/redirect", "minimal"],
  ["sign-language", "/gebaerdensprache", "/en/sign-language", "default"],
  ["simple-language", "/leichte-sprache", "/en/simple-language", "default"],
  ["terms-of-use", "/nutzungsbedingungen", "/en/terms-of-use", "default"],
] as const;

const PORTAL = { de: "Antragsportal Anerkennung", en: "Recognition Application Portal" } as const;

const FEEDBACK = { de: "Rückmeldung zu dieser Seite", en: "Feedback on this page" } as const;

for (const locale of ["de", "en"] as const) {
  test(`every page has its title, its language and its layout, in ${locale}`, async ({ page, portalUrl }) => {
    // A language chosen before keeps `/` German, whatever the browser prefers.
    await page.context().addCookies([{ name: "language", value: "de", url: portalUrl }]);
    for (const [id, german, english, layout] of PAGES) {
      await test.step(id, async () => {
        await page.goto(locale === "de" ? german : english);
        await headingOf(page).waitFor();
        expect(await page.title()).toMatch(new RegExp(`^${PORTAL[locale]} - .+`));
        expect(await page.locator("html").getAttribute("lang")).toBe(locale);
        const minimal = await page.locator("footer.ap-footer--min").count();
        expect(minimal).toBe(layout === "minimal" ? 1 : 0);
        await expect(page.locator(".ap-feedback summary")).toHaveText(FEEDBACK[locale]);
        // The version, for reports of faults.
        if (layout === "default")
          await expect(page.getByRole("contentinfo")).toContainText(/Version \d+\.\d+\.\d+ \([0-9a-z]+\)/);
      });
    }
  });
}

test("what a search on the home page finds can be seen, on a desktop and on a phone", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 1300 });
    await page.goto("/");
    await page.getByRole("combobox").first().fill("ma");
    const found = page.getByRole("option");
    await expect(found.nth(3)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Mehr als 20 Treffer").first()).toBeInViewport({ ratio: 1 });
  }
});

test("the home page leads people who are signed in to their area and asks no person to sign in twice", async ({
  page,
  portalUrl,
}) => {
  for (const [locale, signIn, area] of [
    ["de", "Anmelden", "Persönlicher Bereich"],
    ["en", "Sign in", "Personal area"],
  ] as const) {
    await page.context().clearCookies();
    const visit = new Visit(page, { locale, portalUrl });
    const main = page.getByRole("main");
    await page.context().addCookies([{ name: "language", value: locale, url: portalUrl }]);
    await visit.goTo("index");
    await expect(main.getByRole("link", { name: signIn, exact: true })).toBeVisible();
    await visit.signsIn();
    await visit.goTo("index");
    await expect(main.getByRole("link", { name: area, exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: signIn, exact: true })).toHaveCount(0);
  }
});

test("the language switch keeps the page", async ({ page }) => {
  await page.goto("/datenschutz");
  await page.getByRole("link", { name: "English", exact: true }).first().click();
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await page.getByRole("link", { name: "Deutsch", exact: true }).first().click();
  await expect(page).toHaveURL(/\/datenschutz$/);
});

test.describe("on first access", () => {
  test.use({ locale: "en-GB" });

  test("the browser's language decides at the home page, and only there", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/en$/);
    const cookies = await page.context().cookies();
    const language = cookies.find(({ name }) => name === "language");
    expect(language?.value).toBe("en");
    expect(language?.path).toBe("/");
    const days = ((language?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.goto("/datenschutz");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test("an address that does not exist shows 404 in words, with the way back", async ({ page, portalUrl }) => {
  await page.goto("/gibt-es-nicht");
  await expect(page.getByText("Die von Ihnen gewünschte Seite wurde nicht gefunden.")).toBeVisible();
  // Who has no account has nothing there.
  await expect(page.getByText("den Sie mit einem Konto begonnen haben, finden Sie im")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Startseite/ })
    .first()
    .click();
  await expect(page).toHaveURL(new URL("/", portalUrl).href);
});

test("both privacy policies stand on one page, each with its own table of contents", async ({ page }) => {
  await page.goto("/datenschutz");
  for (const id of ["portal", "konto"]) {
    await page.getByRole("main").locator(`a[href="#${id}"]`).first().click();
    const policy = page.locator(`#${id}`);
    await expect(policy).toBeInViewport();
    const contents = policy.getByRole("navigation").getByRole("link");
    expect(await contents.count()).toBeGreaterThan(3);
    for (const link of await contents.all()) {
      const target = (await link.getAttribute("href")) ?? "";
      await expect(policy.locator(target)).toHaveCount(1);
    }
  }
});

test("a hand-over without a place asks for one, and says so when none is chosen", async ({ page }) => {
  const processData = encodeProcessData({ leiKaId: "99150001001010" });
  for (const [path, sentence] of [
    ["/antrag/start", "Bitte wählen Sie einen Wert aus"],
    ["/en/antrag/start", "Please choose a value"],
  ] as const) {
    await page.goto(`${path}?processData=${processData}`);
    await page.locator("main form button[type=submit]").click();
    const place = page.getByRole("combobox");
    await expect(place).toBeFocused();
    await expect(place).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
  }
});

test.describe("hand-over from a recognition finder", () => {
  const encoded = (data: unknown): string => Buffer.from(JSON.stringify(data)).toString("base64url");
  const handOver = {
    leiKaId: "99150001001010",
    location: { ars: "053150000000", place: "Köln", postalCode: "50667" },
  };

  test("leads to the start page of the service, in both languages", async ({ page }) => {
    await page.goto(`/antrag/start?processData=${encoded(handOver)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Anerkennung als Gesundheits- und Krankenpflegerin",
    );
    await page.goto(`/en/antrag/start?processData=${encoded(handOver)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Recognition as General nurse");
  });

  test("shows the warning for what cannot be read, with the way back to the finder", async ({ page }) => {
    for (const [what, processData] of [
      ["no base64url", "%%%"],
      ["no JSON", Buffer.from("nothing").toString("base64url")],
      ["another shape", encoded({ leiKaId: "12", admin: true })],
      ["too long", "A".repeat(4097)],
    ] as const) {
      await test.step(what, async () => {
        await page.goto(`/antrag/start?processData=${encodeURIComponent(processData)}`);
        const back = page.getByRole("main").getByRole("link", { name: /Anerkennungs-Finder/ });
        await expect(back).toHaveAttribute("href", /anerkennung-in-deutschland/);
      });
    }
  });

  test("works with a pasted object on the test page", async ({ page }) => {
    await page.goto("/antrag/start/mock-json");
    await page.getByRole("textbox").fill(JSON.stringify(handOver));
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Anerkennung als");
  });
});
