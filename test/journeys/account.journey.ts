import { asPortal } from "./asPortal.ts";
import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";

/** Services of the demo state: signed in at the start, at both ends, and compared with the account. */
const ASSISTANT = "99150001001036";
const PARAMEDIC = "99150001001024";
const THERAPIST = "99150001001006";
/** A failed transfer, as the server answers it. */
const FAILED = {
  status: "SUBMIT_FAILURE",
  progress: "SUBMISSION_FAILURE",
  failureReason: "authority-unreachable",
};

const WORDS = {
  de: {
    compareTitle: "Welche Angaben sind richtig?",
    takeAll: "Alle Angaben aus dem Konto übernehmen",
    keepAll: "Alle Angaben aus dem Antrag behalten",
    back: "Zurück",
    decide: "Auswahl übernehmen",
    locked: "Aus Ihrem Konto, hier nicht änderbar: Bürgerkonto",
    checked: "Aus Ihrem Konto, geprüft: Bürgerkonto",
    twice: "Für diesen Antrag melden Sie sich zweimal an: jetzt",
    again: "So kann niemand anderes den Antrag für Sie absenden.",
    other: "Das war ein anderes Konto",
    otherAgain: "Noch einmal anmelden",
    app: "AusweisApp öffnen",
    resend: "Erneut senden",
    nothingKept: "Mit dieser Anmeldung wird nichts gespeichert",
    noArea: "Mit dieser Anmeldung gibt es keinen persönlichen Bereich.",
    blocked: "Dieses Konto ist gesperrt",
    blockedUntil: "24. Dezember 2026",
    otherWays: "Ihr Recht auf das Verfahren bleibt.",
  },
  en: {
    compareTitle: "Which details are right?",
    takeAll: "Take all details from the account",
    keepAll: "Keep all details of the application",
    back: "Back",
    decide: "Apply choice",
    locked: "From your account, cannot be changed here: citizen account",
    checked: "From your account, checked: citizen account",
    twice: "For this application you sign in twice: now",
    again: "so that nobody else can send this for you",
    other: "That was another account",
    otherAgain: "Sign in once more",
    app: "Open AusweisApp",
    resend: "Send again",
    nothingKept: "With this sign-in nothing is saved",
    noArea: "With this sign-in there is no personal area.",
    blocked: "This account is blocked",
    blockedUntil: "24 December 2026",
    otherWays: "Your right to the procedure remains",
  },
} as const;

for (const locale of languagesOf({ usually: "en" })) {
  const said = WORDS[locale];
  test.describe(`in ${locale}`, () => {
    // The application of another account is answered with 404.
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB", allowedConsole: String.raw`\b404\b` });

    test("what differs from the account is decided field by field before sending, and nothing silently", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const { words, form } = applicant;
      await applicant.findService(THERAPIST);
      await applicant.beginAnonymously();
      await applicant.completeAtOnce();
      await applicant.signInAtAccount({ provider: "nkb", person: "amina", button: words.signIn });

      await expect(page.getByRole("heading", { level: 1, name: said.compareTitle })).toBeVisible();
      // The service takes the family name from the account: shown, and not editable.
      const locked = page.locator(".ap-panel").filter({ hasText: "Ben Beispiel" });
      await expect(locked).toBeVisible();
      await expect(locked.getByRole("radio")).toHaveCount(0);
      await applicant.button(said.decide).click();
      await expect(page.locator("fieldset[aria-invalid]")).toHaveCount(2);
      await expect(page.getByRole("radio").first()).toBeFocused();
      await expectAccessibleEverywhere(page);
      const placeOfBirth = page.locator('input[name="placeOfBirth"]');
      const street = page.locator('input[name="address.street"]');
      await applicant.button(said.takeAll).click();
      await expect(street.first()).toBeChecked();
      await applicant.button(said.keepAll).click();
      await expect(placeOfBirth.last()).toBeChecked();

      await page.locator("fieldset").filter({ has: street.first() }).getByRole("link").click();
      await applicant.opens("contact");
      await expect(form.control("address.street")).toBeFocused();
      await form.control("address.street").fill("Rue de l’Exemple 3");
      await applicant.next();
      await expect(page.getByRole("heading", { level: 1, name: said.compareTitle })).toBeVisible();
      await page.locator('label[for="field-placeOfBirth-account"]').click();
      await page.locator("fieldset").filter({ has: street.last() }).locator("label").last().click();
      await applicant.button(said.decide).click();

      // What the account says and what was kept stand in the answers that are confirmed.
      const main = page.getByRole("main");
      for (const text of ["Ben Beispiel", "Sfax", "Rue de l’Exemple 3"]) {
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      }
      await applicant.button(words.confirm).click();
      await expect(applicant.button(words.send)).toBeVisible();
    });

    test("what the account says is marked, and locked where the service takes it as it is; a representative's goes to the representative", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const { form } = applicant;
      await applicant.findService(THERAPIST);
      await applicant.signInAtAccount({
        provider: "nkb",
        person: "erika",
        level: "high",
        button: applicant.words.begin,
      });
      await applicant.beginsAnew();
      await form.fill("role");
      await applicant.next();
      await applicant.opens("applicant");
      const familyName = form.control("familyName");
      await expect(familyName).toHaveValue("Mustermann");
      await expect(familyName).toHaveAttribute("readonly", "");
      await expect(familyName).toHaveAccessibleDescription(new RegExp(said.locked));
      await expect(form.control("birthdate-year")).toHaveAttribute("readonly", "");
      await expect(form.control("givenName")).toHaveAccessibleDescription(new RegExp(said.checked));
      // Typed over, it is the person's own word: the mark is gone.
      await form.control("givenName").fill("Erika Maria");
      await expect(form.control("givenName")).not.toHaveAccessibleDescription(new RegExp(said.checked));

      await applicant.button(said.back).click();
      await form.hand.choose(page.locator('[name="role"]'), 1);
      await expect(form.control("rep.familyName")).toHaveValue("Mustermann");
      await expect(form.control("rep.email")).toHaveValue("erika.mustermann@mail.example");
      await expectAccessibleEverywhere(page);
      await page.locator('nav a[href*="page=applicant"]').click();
      await applicant.opens("applicant");
      await expect(form.control("familyName")).toHaveValue("");
      await expect(form.control("familyName")).not.toHaveAttribute("readonly");
      await expect(form.control("givenName")).toHaveValue("Erika Maria");
    });

    test("a service at both ends asks for a second sign-in before sending, and another account finds nothing", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const { words } = applicant;
      await applicant.findService(PARAMEDIC);
      await expect(page.getByText(said.twice)).toBeVisible();
      await expect(page.getByText(words.anonymous, { exact: true })).toHaveCount(0);
      await applicant.signInAtAccount({ provider: "nkb", person: "jonas", button: words.begin });
      await applicant.beginsAnew();
      await applicant.completeAtOnce();
      await expect(page.getByText(said.again)).toBeVisible();
      await expect(applicant.button(words.send)).toHaveCount(0);
      await applicant.signInAtAccount({ provider: "nkb", person: "petra", button: words.signIn });
      await expect(page.getByRole("heading", { level: 1, name: said.other })).toBeVisible();
      await applicant.button(said.otherAgain).click();
      await applicant.chooseAtAccount({ person: "jonas" });
      await applicant.button(words.send).click();
      await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
    });

    test("the online ID card keeps nothing, and every screen from sending to the result says so", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const { words } = applicant;
      await applicant.findService();
      await page.locator("label[for=login-eid]").click();
      await applicant.accept();
      await applicant.button(words.begin).click();
      await page.getByRole("link", { name: said.app }).click();
      await page.locator("input[name=person][value=jonas]").check();
      await page.locator("form button").first().click();
      await applicant.form.control("role").waitFor();
      await page.route("**/progress", async (route) => {
        const answer = await route.fetch();
        const progress: unknown = await answer.json();
        if (typeof progress !== "object") return route.abort();
        await route.fulfill(asPortal({ ...progress, ...FAILED }));
      });
      await applicant.completeAtOnce();
      await expect(page.getByRole("main")).toContainText(said.nothingKept);
      const taken = page.getByRole("link", { name: /^(Angaben als PDF laden|Download as PDF)$/ });
      const pdf = await page.request.get((await taken.getAttribute("href")) ?? "");
      expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString("latin1")]).toEqual([200, "%PDF-"]);
      expect(pdf.headers()["content-disposition"]).toMatch(/nicht.gesendet|not.sent/);
      await page.unrouteAll();
      await applicant.button(said.resend).click();
      await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
      await expect(page.getByText(said.noArea)).toBeVisible();
      await expect(
        page.getByRole("main").locator('a[href$="/nutzerkonto"], a[href$="/account"]'),
      ).toHaveCount(0);
    });

    test("a blocked person reads what happened, until when, and the other ways to apply", async ({
      page,
    }) => {
      const address = locale === "de" ? "/redirect" : "/en/redirect";
      await page.goto(`${address}?login=account-blocked&next=%2F&until=2026-12-24T11:00:00.000Z`);
      await expect(page.getByRole("heading", { level: 1, name: said.blocked })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(said.blockedUntil);
      await expect(page.getByRole("main")).toContainText(said.otherWays);
    });
  });
}

test.describe("whose session ends", () => {
  test.use({ allowedConsole: String.raw`\b(401|403)\b` });
  test("a session that ends while a person types is continued by a surer sign-in, with the same words", async ({
    page,
  }) => {
    const applicant = new Applicant(page);
    const { form, words } = applicant;
    await applicant.findService(ASSISTANT);
    await expect(page.getByText(words.anonymous, { exact: true })).toHaveCount(0);
    await applicant.signInAtAccount({ provider: "nkb", person: "petra", level: "high", button: words.begin });
    await applicant.beginsAnew();
    await applicant.fillUpTo("applicant");
    await applicant.answersAndSaves("placeOfBirth", "Ankara");
    await applicant.losesSessionAtNextSave();
    await form.control("placeOfBirth").fill("Izmir");
    await page.getByRole("dialog").getByRole("button", { name: "Erneut anmelden" }).click();
    await applicant.signInAtAccount({ provider: "nkb", person: "petra", level: "low", button: "Anmelden" });

    await expect(
      page.getByRole("heading", { level: 1, name: "Dieser Antrag braucht eine sicherere Anmeldung" }),
    ).toBeVisible();
    await applicant.signInAtAccount({
      provider: "nkb",
      person: "petra",
      button: words.signIn,
    });
    await applicant.opens("applicant");
    await expect(form.control("placeOfBirth")).toHaveValue("Izmir");
    await expect(page.getByText("Angemeldet mit Bürgerkonto").first()).toBeVisible();
  });

  test("the personal area lists a draft of a higher level after a surer sign-in with the same account, and offers it", async ({
    page,
  }) => {
    const applicant = new Applicant(page);
    const { words } = applicant;
    await applicant.findService(ASSISTANT);
    await applicant.signInAtAccount({ provider: "nkb", person: "petra", level: "high", button: words.begin });
    await applicant.beginsAnew();
    await page.context().clearCookies({ name: "session" });
    await page.goto("/nutzerkonto");
    await applicant.signInAtAccount({ provider: "nkb", person: "petra", level: "low", button: "Anmelden" });
    await expect(page.getByText("Hier stehen zurzeit keine Entwürfe.")).toBeVisible();
    await page.getByRole("button", { name: "Mit höherem Niveau anmelden" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mit höherem Niveau anmelden" })).toBeFocused();
    await applicant.signInAtAccount({ provider: "nkb", person: "petra", button: "Anmelden" });
    await expect(page.getByRole("link", { name: /^Fortsetzen/ }).first()).toBeVisible();
    await expect(page.getByText("Sie sehen nicht alles?")).toHaveCount(0);
  });
});
