import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";

/** Services of the demo state: a fixed fee, and one that may be paid by invoice. */
const FIXED = "99150001001016";
const BY_INVOICE = "99150001001004";
const AMINA = { user: "amina", password: "amina-geheim" };
/** Eleven functions start cold on a busy machine. */
const SENDING = { timeout: 90_000 };

const WORDS = {
  de: {
    title: "Gebühr bezahlen",
    start: "Weiter zur Zahlung: 150,00 €",
    cancelled: "Zahlung abgebrochen",
    restart: "Zahlung neu beginnen",
    failed: "Beim Zahlvorgang ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
    pending: "Bitte schließen Sie die Zahlung ab",
    reopen: "Zahlungsseite erneut öffnen",
    skip: "Jetzt senden und später zahlen",
  },
  en: {
    title: "Pay the fee",
    start: "Continue to payment: €150.00",
    cancelled: "Payment cancelled",
    restart: "Start the payment again",
    failed: "An error occurred during payment. Please try again later.",
    pending: "Please complete the payment",
    reopen: "Open the payment page again",
    skip: "Send now and pay later",
  },
} as const;

for (const locale of ["de", "en"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("a fee is paid after it was cancelled, failed and left open, and then the application is sent", async ({
      page,
    }) => {
      const words = WORDS[locale];
      const applicant = new Applicant(page, locale);
      const heading = (name: string) => page.getByRole("heading", { level: 1, name });
      const chooses = (choice: string): Promise<void> => page.locator(`button[value=${choice}]`).click();
      await applicant.findService(FIXED);
      await applicant.beginSignedIn(AMINA);
      await applicant.fillAll();
      await expect(heading(words.title)).toBeVisible();
      await expectAccessibleEverywhere(page);

      await applicant.button(words.start).click();
      await chooses("cancel");
      await expect(heading(words.cancelled)).toBeVisible();
      await expectAccessibleEverywhere(page);

      await applicant.button(words.restart).click();
      await chooses("fail");
      await expect(page.getByText(words.failed)).toBeVisible();
      await expectAccessibleEverywhere(page);

      await applicant.button(words.restart).click();
      await page.locator("button[value=close]").waitFor();
      // Whoever leaves the provider's page finds the payment open, and goes on with it.
      const payment = page.url();
      await page.goBack();
      await expect(heading(words.pending)).toBeVisible();
      await expectAccessibleEverywhere(page);
      await applicant.button(words.reopen).click();
      await page.waitForURL(payment);
      await chooses("pay");
      await expect(heading(applicant.words.sent)).toBeVisible(SENDING);
      await expectAccessibleEverywhere(page);
    });

    test("where the service allows it, the application is sent at once and paid by invoice", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      await applicant.findService(BY_INVOICE);
      await applicant.beginSignedIn(AMINA);
      await applicant.fillAll();
      await applicant.button(WORDS[locale].skip).click();
      await expect(page.getByRole("heading", { level: 1, name: applicant.words.sent })).toBeVisible(SENDING);
    });
  });
}
