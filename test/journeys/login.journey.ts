import { languagesOf } from "./languagesOf.ts";
import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

const ERIKA = { person: "erika", name: "Erika Mustermann" } as const;
const JONAS = { user: "jonas", password: "jonas-geheim", name: "Jónas Þór Mustermann" } as const;
const BIRTHPLACE = "Sfax";

const WORDS = {
  de: {
    account: "/nutzerkonto",
    signIn: "Anmelden",
    cancelled: "Die Anmeldung wurde dort abgebrochen",
    failed: "Beim Login ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.",
    again: "Noch einmal anmelden",
    area: "Ihr persönlicher Bereich",
    noArea: "Kein persönlicher Bereich",
    app: "AusweisApp öffnen",
    cancel: "Abbrechen",
    redirected: "Sie werden weitergeleitet",
    redirect: "/redirect",
    start: "/",
    unknown: "/unbekannt",
    leave: "Abmelden",
    already: "Sie sind angemeldet",
    toApplication: "Zurück zu Ihrem Antrag",
    nowhere: "Hier ist nichts zu tun",
    home: "Zur Startseite",
    form: "/formular?process=00000000-0000-4000-8000-000000000000",
    kept: "Was Sie bisher ausgefüllt haben, ist noch da.",
    here: "Auf diesem Gerät",
    cookies: "Ihr Browser nimmt keine Cookies an. Ohne Cookies können Sie keinen Antrag stellen.",
    with: { nkb: "Angemeldet mit Bürgerkonto", elster: "Angemeldet mit Unternehmenskonto" },
  },
  en: {
    account: "/en/account",
    signIn: "Sign in",
    cancelled: "The sign-in was cancelled there",
    failed: "An error occurred during login. Please try again.",
    again: "Sign in again",
    area: "Your personal area",
    noArea: "No personal area",
    app: "Open AusweisApp",
    cancel: "Cancel",
    redirected: "You are being redirected",
    redirect: "/en/redirect",
    start: "/en",
    unknown: "/en/unknown",
    leave: "Sign out",
    already: "You are signed in",
    toApplication: "Back to your application",
    nowhere: "There is nothing to do here",
    home: "Go to home page",
    form: "/en/form?process=00000000-0000-4000-8000-000000000000",
    kept: "What you have filled in so far is still there.",
    here: "On this device",
    cookies: "Your browser does not accept cookies. Without cookies you cannot apply.",
    with: { nkb: /^Signed in with/, elster: /^Signed in with/ },
  },
} as const;

for (const locale of languagesOf({ usually: "en" })) {
  const words = WORDS[locale];
  test.describe(`in ${locale}`, () => {
    // An application that is nobody's is answered with 404.
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB", allowedConsole: String.raw`\b404\b` });

    for (const provider of ["nkb", "elster"] as const) {
      test(`${provider}: a cancelled sign-in says so, an error too, and the next try succeeds`, async ({
        page,
      }) => {
        const applicant = new Applicant(page, locale);
        await page.goto(words.account);
        await page.locator(`label[for=login-${provider}]`).click();
        await applicant.accept();
        await page.getByRole("main").getByRole("button", { name: words.signIn, exact: true }).click();
        await page.waitForURL(/\/\/localhost/);
        await page.locator("select[name=fault]").selectOption("cancel");
        await page.locator("form button").first().click();
        await expect(page.getByText(words.cancelled)).toBeVisible();
        await applicant.button(words.again).click();
        await page.waitForURL(/\/\/localhost/);
        await page.locator("select[name=fault]").selectOption("error-status");
        await page.locator("form button").first().click();
        await expect(page.getByText(words.failed)).toBeVisible();
        await applicant.button(words.again).click();
        await page.waitForURL(/\/\/localhost/);
        await page.locator("form button").first().click();
        await expect(page.getByRole("heading", { level: 1, name: words.area })).toBeVisible();
        await expect(page.getByText(words.with[provider]).first()).toBeVisible();
        // What an answer leads to that is sent once more, by going back to the provider's page: no alarm.
        await page.goto(`${words.redirect}?login=login-unknown&next=%2F`);
        await expect(page.getByRole("heading", { level: 1, name: words.already })).toBeVisible();
        await expect(page.getByText(words.failed)).toHaveCount(0);
      });
    }

    test.describe("by Back and Forward after a sign-in nobody meets an error, is sent to the provider again or loses an answer", () => {
      for (const [way, name, signIn] of [
        ["OpenID Connect", JONAS.name, async (applicant: Applicant) => applicant.beginSignedIn(JONAS)],
        [
          "SAML",
          ERIKA.name,
          async (applicant: Applicant) => {
            const button = applicant.words.begin;
            await applicant.signInAtAccount({ provider: "nkb", person: ERIKA.person, button });
            await applicant.beginsAnew();
          },
        ],
      ] as const) {
        test(way, async ({ page }) => {
          const applicant = new Applicant(page, locale);
          const heading = page.getByRole("heading", { level: 1 });
          // The provider repeats its answer, which the portal has had.
          const already = page.getByRole("heading", { level: 1, name: words.already, exact: true });
          await applicant.findService();
          const start = await heading.textContent();
          await signIn(applicant);
          await applicant.form.fill("role");
          await applicant.next();
          await applicant.answersAndSaves("placeOfBirth", BIRTHPLACE);
          await page.goBack();
          await applicant.form.control("role").waitFor();
          await page.goBack();
          await expect(heading).toHaveText(start ?? "");
          await page.goBack();
          await expect(already).toBeVisible();
          await expect(page.getByText(name).first()).toBeVisible();
          // Where the sign-in was chosen, and not by the page that leads to the provider there once more.
          await page.goBack();
          await expect(heading).toHaveText(start ?? "");
          await expect(page.getByRole("button", { name: words.leave }).first()).toBeVisible();
          await page.goForward();
          await expect(already).toBeVisible();
          await page.getByRole("main").getByRole("link", { name: words.toApplication }).click();
          await applicant.form.control("role").waitFor();
          await applicant.next();
          await expect(applicant.form.control("placeOfBirth")).toHaveValue(BIRTHPLACE);
          await page.goto(words.account);
          await expect(page.getByText(name).first()).toBeVisible();
        });
      }
    });

    test("eid: the app is looked for, opened by a click, and leaves no personal area behind", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      await applicant.findService();
      await page.locator("label[for=login-eid]").click();
      await applicant.accept();
      await applicant.button(applicant.words.begin).click();
      await expect(page.getByRole("link", { name: words.app })).toBeVisible();
      await applicant.button(words.cancel).click();
      await page.locator("label[for=login-eid]").click();
      await applicant.accept();
      await applicant.button(applicant.words.begin).click();
      await page.getByRole("link", { name: words.app }).click();
      await page.locator("form button").first().click();
      await applicant.form.control("role").waitFor();
      const { pathname: form } = new URL(page.url());
      const nowhere = [
        `${form}?process=unknown`,
        words.unknown,
        `${words.redirect}?login=login-unknown&next=%2F`,
      ];
      for (const address of [page.url(), words.start, ...nowhere, words.account]) {
        await page.goto(address);
        await expect(page.getByRole("button", { name: words.leave }).first()).toBeVisible();
        await expect(page.locator(`a[href="${words.account}"]`).filter({ visible: true })).toHaveCount(0);
      }
      await expect(page.getByRole("heading", { level: 1, name: words.noArea })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: words.toApplication }).click();
      await applicant.form.control("role").waitFor();
    });

    test("the way to a provider says that it leads on", async ({ page, portalUrl }) => {
      await openScreen("sign-in-redirect", new Visit(page, { locale, portalUrl }));
      await expect(page.getByRole("heading", { level: 1, name: words.redirected })).toBeVisible();
    });

    test("no page asks to wait for a way that leads nowhere", async ({ page, portalUrl }) => {
      await openScreen("redirect-nowhere", new Visit(page, { locale, portalUrl }));
      await expect(page.getByRole("heading", { level: 1, name: words.nowhere })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: words.home })).toBeVisible();
    });

    test("a sign-in that failed says that what was filled in is there only where something was", async ({
      page,
      portalUrl,
    }) => {
      const visit = new Visit(page, { locale, portalUrl });
      const kept = page.getByText(words.kept);
      await visit.goTo("redirect", { login: "login-cancelled", next: words.form });
      await expect(kept).toBeVisible();
      await visit.goTo("redirect", { login: "login-cancelled", next: words.account });
      await expect(page.getByText(words.cancelled)).toBeVisible();
      await expect(kept).toHaveCount(0);
    });

    test("on a phone the eID app is looked for on the phone, and no computer is spoken of", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("sign-in-eid-mobile", new Visit(page, { locale, portalUrl }));
      await expect(page.getByText(words.here, { exact: true })).toBeVisible();
    });

    test("with cookies off neither the start nor the personal area allows to begin, and both say why", async ({
      page,
      portalUrl,
    }) => {
      const visit = new Visit(page, { locale, portalUrl });
      const main = page.getByRole("main");
      await openScreen("sign-in-cookies-off", visit);
      for (const show of [() => Promise.resolve(), () => visit.goTo("account")]) {
        await show();
        await expect(main.getByText(words.cookies)).toBeVisible();
        await expect(main.getByRole("radio")).toHaveCount(0);
        await expect(main.getByRole("checkbox")).toHaveCount(0);
      }
    });
  });
}
