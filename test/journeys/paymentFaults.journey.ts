import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";
import { localConsole } from "./localConsole.ts";
import { Payer } from "./Payer.ts";
import { readyToPay } from "./readyToPay.ts";

const LEYLA = { user: "leyla", password: "leyla-geheim" };
/** Longer than a page is waited for, and less than a session lasts. */
const BOOKED_SECONDS = 240;
/** Longer than the first pause of the sweep and its rhythm together. */
const SWEPT_SECONDS = 270;

test.use({ allowedConsole: String.raw`Failed to load resource|call failed|failed-call|\b(409|422|424)\b` });

for (const locale of languagesOf({ usually: "en" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test.afterEach(async ({ portalUrl }) => {
      await localConsole(portalUrl).fault({ counterparty: "payment-provider", kind: "none" });
    });

    test("a provider that does not answer, refuses, or reports another amount is explained in words", async ({
      page,
      portalUrl,
    }) => {
      const { payer, words, visitor } = await Payer.signedIn(page, { locale, portalUrl, account: LEYLA });
      const { fault } = localConsole(portalUrl);
      const provider = (kind: string, rest = {}): Promise<void> =>
        fault({ counterparty: "payment-provider", kind, ...rest });

      await provider("unavailable");
      await payer.opens(await readyToPay(visitor));
      await payer.starts();
      await expect(payer.heading(words.unreached)).toBeFocused();
      await expect(page.getByRole("heading", { name: words.unreachable })).toBeVisible();
      await provider("none");
      await payer.button(words.again).click();
      await payer.choice("cancel").click();
      await expect(payer.heading(words.cancelled)).toBeVisible();

      await provider("refuse");
      await payer.starts(words.restart);
      await expect(page.getByRole("heading", { name: words.refused })).toBeVisible();
      await expect(page.getByText(words.quote)).toBeVisible();

      await provider("wrong-amount", { call: "read" });
      const processId = await readyToPay(visitor);
      await payer.opens(processId);
      await payer.startsAndChooses("pay");
      await expect(payer.heading(words.clearing)).toBeVisible();
      await expect(page.getByRole("heading", { name: words.dontPay })).toBeVisible();
      await expect(page.getByText(words.quote)).toBeVisible();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await payer.opensArea();
      const card = payer.card(processId);
      const [label, action] = words.unclear;
      await expect(card.locator(".kern-badge")).toHaveText(label);
      await expect(card).toContainText(words.dontPay);
      await expect(card.getByRole("button", { name: words.delete })).toHaveCount(0);
      await card.getByRole("link", { name: action }).click();
      await expect(payer.heading(words.clearing)).toBeFocused();
    });

    test("a payment that is booked later is waited for, and the application goes out by itself", async ({
      page,
      portalUrl,
    }) => {
      const { payer } = await Payer.atPayment(page, { locale, portalUrl, account: LEYLA });
      const console = localConsole(portalUrl);
      const delayMilliseconds = BOOKED_SECONDS * 1000;
      await console.fault({ counterparty: "payment-provider", kind: "delayed-booking", delayMilliseconds });
      await payer.startsAndChooses("pay");
      await expect(payer.heading(payer.words.pending)).toBeVisible();
      await console.advance(BOOKED_SECONDS);
      await expect(payer.heading(payer.words.sent)).toBeVisible();
    });

    test("who pays and closes the window finds the application sent", async ({
      page,
      context,
      portalUrl,
    }) => {
      const { payer, processId } = await Payer.atPayment(page, { locale, portalUrl, account: LEYLA });
      const { words } = payer;
      await payer.paysWithoutComingBack();

      const later = new Payer(await context.newPage(), locale);
      await page.close();
      await later.opensArea();
      await expect(later.card(processId).locator(".kern-badge")).toHaveText(words.running[0]);
      await localConsole(portalUrl).advance(SWEPT_SECONDS);
      // Without any action: the draft disappears, and the application is among those sent.
      await expect(later.card(processId)).toHaveCount(0);
      await later.opens(processId);
      await expect(later.heading(words.sent)).toBeVisible();
    });
  });
}
