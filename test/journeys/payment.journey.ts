import { FEE_BY_INVOICE, FIXED_FEE, FIXED_TEXT } from "../fixtures/feeServices.ts";
import { Applicant } from "./Applicant.ts";
import { keyboardAlone } from "./Hand.ts";
import { holdBeforeSending } from "./holdBeforeSending.ts";
import { inPaymentStates } from "./inPaymentStates.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";
import { Payer } from "./Payer.ts";
import { readyToPay, signedIn, signedInWithCard } from "./readyToPay.ts";

const AMINA = { user: "amina", password: "amina-geheim" };
const JONAS = { user: "jonas", password: "jonas-geheim" };
for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("who comes back finds in words that the payment was cancelled, or that it failed", async ({
      page,
      portalUrl,
    }) => {
      const { payer, words, visitor } = await Payer.signedIn(page, { locale, portalUrl, account: AMINA });
      const expected = [
        { atProvider: "cancel", said: words.cancelled },
        { atProvider: "fail", said: words.failed },
      ] as const;
      for (const { processId, said } of await inPaymentStates(visitor, expected)) {
        await payer.opens(processId);
        await expect(page.getByRole("heading", { name: said })).toBeVisible();
        await expect(payer.button(words.restart)).toBeVisible();
        // "Later", in the sentence of the specification, is not all: the way on is open now.
        await expect(page.getByText(words.tryNow)).toHaveCount(said === words.failed ? 1 : 0);
        // Nothing was debited: the answers can be corrected.
        await payer.button(words.correct).click();
        await page.waitForURL(/page=review/);
        await page.locator("main a[href*='page=applicant']").first().click();
        await expect(page.locator("[name=placeOfBirth]")).toBeEditable();
      }
    });

    test("a fee is paid after it was cancelled, failed and left open, and then the application is sent", async ({
      page,
    }) => {
      const applicant = new Applicant(page, locale);
      const payer = new Payer(page, locale);
      const { words } = payer;
      await applicant.findService(FIXED_FEE);
      await applicant.beginSignedIn(AMINA);
      await applicant.completeAtOnce();
      await expect(payer.heading(words.title)).toBeFocused();

      // Without a way to pay nothing begins and nothing is locked.
      await payer.button(words.start).click();
      await expect(page.getByRole("radiogroup")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#payment-methods")).toBeFocused();
      await expect(page).toHaveTitle(/Fehler: |Error: /);
      // The amount on the button is what is paid.
      await page.locator("label", { hasText: "PayPal" }).click();
      await expect(payer.button(words.start)).toHaveCount(0);

      await page.locator("label[for=payment-methods]").click();
      await payer.startsAndChooses("cancel");
      await expect(payer.heading(words.cancelled)).toBeVisible();

      await payer.starts(words.restart);
      await payer.choice("fail").click();
      await expect(page.getByRole("heading", { name: words.failed })).toBeVisible();

      await page.locator("label", { hasText: "PayPal" }).click();
      // What cannot be used now is not shown.
      await expect(page.getByRole("radio", { name: "giropay" })).toHaveCount(0);
      await payer.button(words.restartByPayPal).click();
      await payer.choice("close").waitFor();
      // A person who leaves the provider's page finds the payment open, and can continue it.
      const payment = page.url();
      await page.goBack();
      await expect(payer.heading(words.pending)).toBeVisible();
      await expect(page.getByText(words.chosen)).toBeVisible();
      await payer.button(words.reopen).click();
      await page.waitForURL(payment);
      await payer.choice("pay").click();
      await expect(payer.heading(words.sent)).toBeVisible();
      const receipt = page.locator(".ap-receipt");
      await expect(receipt).toContainText(FIXED_TEXT[locale]);
      await expect(receipt).toContainText(/KZ-\d+/);
      await expect(receipt).toContainText("Landeskasse Musterland");
    });

    test("where the service allows it, the application is sent at once and paid by invoice", async ({
      page,
      portalUrl,
    }) => {
      const invoice = { locale, portalUrl, account: AMINA, leiKaId: FEE_BY_INVOICE };
      const { payer } = await Payer.atPayment(page, invoice);
      await expect(payer.button(payer.words.skip)).toBeVisible();
      await payer.button(payer.words.skip).click();
      await expect(payer.heading(payer.words.sent)).toBeVisible();
      await expect(page.getByText(payer.words.invoice)).toBeVisible();
    });

    test("the personal area says of each draft how its payment stands, and leads to it", async ({
      page,
      portalUrl,
    }) => {
      const { payer, words, visitor } = await Payer.signedIn(page, { locale, portalUrl, account: JONAS });
      const cards = await inPaymentStates(visitor, [
        { atProvider: "not-begun", said: words.due },
        { atProvider: "open", said: words.running },
        { atProvider: "cancel", said: words.stopped },
        { atProvider: "fail", said: words.broken },
      ] as const);
      await payer.opensArea();
      for (const { processId, said, atProvider } of cards) {
        const card = payer.card(processId);
        const [label, action] = said;
        await expect(card.locator(".kern-badge")).toHaveText(label);
        await expect(card).toContainText(FIXED_TEXT[locale]);
        await expect(card.getByRole("link", { name: action })).toHaveAttribute("href", /page=send/);
        await expect(card.getByRole("button", { name: words.delete })).toHaveCount(
          atProvider === "open" ? 0 : 1,
        );
      }
      const [, running] = cards;
      await payer
        .card(running?.processId ?? "")
        .getByRole("link")
        .click();
      await expect(payer.heading(words.pending)).toBeFocused();
    });

    test("who paid comes back on another device; the address gives no one else access", async ({
      page,
      browser,
      portalUrl,
    }) => {
      const { payer, processId } = await Payer.atPayment(page, { locale, portalUrl, account: AMINA });
      const { words } = payer;
      await payer.paysWithoutComingBack();
      const options = {
        baseURL: portalUrl,
        locale: locale === "de" ? "de-DE" : "en-GB",
        timezoneId: "Europe/Berlin",
      };

      const foreign = await browser.newContext(options);
      await signedIn(foreign, { portalUrl, account: JONAS });
      const stranger = new Payer(await foreign.newPage(), locale);
      await stranger.page.goto(stranger.returnAddress(processId));
      await expect(stranger.heading(words.notHere)).toBeVisible();
      await expect(stranger.page.getByText(words.notLost)).toBeVisible();
      await foreign.close();

      const phone = await browser.newContext(options);
      const other = new Payer(await phone.newPage(), locale);
      const applicant = new Applicant(other.page, locale);
      await other.page.goto(other.returnAddress(processId));
      await expect(other.heading(words.signIn)).toBeVisible();
      await other.page.getByText(applicant.words.account, { exact: true }).click();
      await applicant.accept();
      await applicant.button(applicant.words.signIn).click();
      await applicant.signInAtProvider(AMINA);
      await expect(other.heading(words.sent)).toBeVisible();
      // Opened once more, the address shows the same.
      await other.page.goto(other.returnAddress(processId));
      await expect(other.heading(words.sent)).toBeVisible();
      await phone.close();
    });

    test("who signed in with the online ID card pays by keyboard alone, reads that nothing is kept, and the application is sent", async ({
      page,
    }) => {
      const visitor = await signedInWithCard(page, locale);
      const payer = new Payer(page, locale);
      const { words } = payer;
      await payer.opens(await readyToPay(visitor));
      const hand = keyboardAlone(page);
      await expect(page.getByText(words.stayHere)).toBeVisible();
      await hand.choose(page.locator("input[name=method]"), 0);
      await hand.press(payer.button(words.start));
      await payer.choice("close").waitFor();
      await page.goBack();
      await expect(payer.heading(words.pending)).toBeVisible();
      await expect(page.getByText(words.stayHere)).toBeVisible();
      await hand.press(payer.button(words.reopen));
      await payer.choice("pay").waitFor();
      await hand.press(payer.choice("pay"));
      await expect(payer.heading(words.sent)).toBeVisible();
      await expect(page.getByText(words.noArea)).toBeVisible();
    });

    test("money that has come is said at once, also while the application is still about to go out", async ({
      page,
      portalUrl,
    }) => {
      const { payer, processId } = await Payer.atPayment(page, { locale, portalUrl, account: JONAS });
      const { words } = payer;
      await payer.paysWithoutComingBack();

      // The state between the two lasts milliseconds: it is held for this browser.
      const goOn = await holdBeforeSending(page, { processId, moment: "arrived" });
      await page.goto(payer.returnAddress(processId));
      await expect(payer.heading(words.arrived)).toBeVisible();
      await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
      for (const name of [words.start, words.restart, words.reopen, words.skip]) {
        await expect(payer.button(name)).toHaveCount(0);
      }
      await payer.opensArea();
      const card = payer.card(processId);
      const [label, action] = words.paid;
      await expect(card.locator(".kern-badge")).toHaveText(label);
      await expect(card).toContainText(words.goesOut);
      await expect(card).toContainText(FIXED_TEXT[locale]);
      await expect(card.getByRole("button", { name: words.delete })).toHaveCount(0);
      await goOn();
      const sends = await holdBeforeSending(page, { processId, moment: "paid" });
      await card.getByRole("link", { name: action }).click();
      await expect(page.getByText(words.paidFor)).toBeVisible();

      await sends();
      await page.goto(payer.returnAddress(processId));
      await expect(payer.heading(words.sent)).toBeVisible();
    });

    test("who pays in two windows sends once, and reads what to quote for the refund", async ({
      page,
      context,
      portalUrl,
    }) => {
      const { payer } = await Payer.atPayment(page, { locale, portalUrl, account: AMINA });
      const { words } = payer;
      await payer.starts();
      await payer.choice("pay").waitFor();
      const second = new Payer(await context.newPage(), locale);
      await second.page.goto(page.url());
      await payer.choice("cancel").click();
      await payer.starts(words.restart);
      await payer.choice("pay").waitFor();
      await second.choice("pay").click();
      await expect(second.heading(words.sent)).toBeVisible();
      await payer.choice("pay").click();
      await expect(page.getByRole("heading", { name: words.twice })).toBeVisible();
      await expect(page.locator(".kern-alert li").filter({ hasText: /KZ-\d+/ })).toHaveCount(2);
    });
  });
}
