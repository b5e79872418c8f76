import type { Locator, Page } from "@playwright/test";
import { languagesOf } from "./languagesOf.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

// Documents of a fixture are no files; browsers write it to the console.
test.use({ allowedConsole: "Failed to load resource|ERR_|call failed|failed-call" });

const WORDS = {
  de: {
    leave: "Antrag verlassen",
    result: {
      title: "Ohne Herunterladen abschließen?",
      text: "Wenn Sie abschließen, können Sie die Dateien hier nicht mehr herunterladen.",
      number: "Auch die Vorgangsnummer zeigen wir danach nicht mehr. Notieren Sie sie vorher.",
      back: "Zurück zum Herunterladen",
      finish: "Abschließen",
      onlyNow: "Nur jetzt verfügbar",
      ticket: "Vorgangsnummer (Übertragungsticket)",
    },
    sending: {
      title: "Der Antrag wird noch gesendet",
      text: "Der Versand läuft weiter, auch wenn Sie diese Seite verlassen.",
      stay: "Hier bleiben",
    },
    paid: {
      stays: "Ihre Zahlung bleibt gültig. Bitte zahlen Sie nicht noch einmal.",
      call: /Rufen Sie uns an, bevor Sie diese Seite verlassen\./,
      quote: "Nennen Sie bitte diese Vorgangsnummer: 3R0J 8D18 7MDM",
    },
    failed: { title: "Antrag verlassen?", lost: /^Ihre Angaben gehen verloren\./, stay: "Hier bleiben" },
  },
  en: {
    leave: "Leave application",
    result: {
      title: "Finish without downloading?",
      text: "If you finish, you can no longer download the files here.",
      number: "We no longer show the transfer ticket number afterwards either. Please note it down first.",
      back: "Back to the downloads",
      finish: "Finish",
      onlyNow: "Only available now",
      ticket: "Transfer ticket number",
    },
    sending: {
      title: "The application is still being sent",
      text: "Sending goes on even if you leave this page.",
      stay: "Stay here",
    },
    paid: {
      stays: "Your payment stays valid. Please do not pay again.",
      call: /Call us before you leave this page\./,
      quote: "Please quote this transfer ticket number: 3R0J 8D18 7MDM",
    },
    failed: { title: "Leave application?", lost: /^Your details will be lost\./, stay: "Stay here" },
  },
} as const;

/** Whether the browser would ask before it closes the window. */
function warnsBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });
    const words = WORDS[locale];

    async function leaves(page: Page, title: string): Promise<Locator> {
      await page.getByRole("link", { name: words.leave }).click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toBeVisible();
      return dialog;
    }

    test("who leaves the result with nothing downloaded is asked first, and after a download is not", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("result-nw", new Visit(page, { locale, portalUrl }));
      const { title, text, number, back } = words.result;
      const address = page.url();
      const dialog = await leaves(page, title);
      await expect(dialog.getByText(text)).toBeVisible();
      // The personal area keeps the number, and what closes with the window is found there.
      await expect(dialog.getByText(number)).toHaveCount(0);
      expect(await warnsBeforeClosing(page)).toBe(false);
      await dialog.getByRole("button", { name: back }).click();
      await expect(dialog).toBeHidden();
      expect(page.url()).toBe(address);

      await page.getByRole("main").getByRole("link", { name: /PDF/ }).first().click();
      await page.getByRole("link", { name: words.leave }).click();
      await expect(page).not.toHaveURL(address);
    });

    test("where nothing is kept, the result says what is lost with it, and the browser asks before it closes", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("result-not-kept", new Visit(page, { locale, portalUrl }));
      const { title, number, back, onlyNow, ticket } = words.result;
      await expect(page.getByRole("heading", { name: onlyNow })).toBeVisible();
      const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
      expect(headings.indexOf(onlyNow) + 1).toBe(headings.indexOf(ticket));
      expect(await warnsBeforeClosing(page)).toBe(true);
      const dialog = await leaves(page, title);
      await expect(dialog.getByText(number)).toBeVisible();
      await dialog.getByRole("button", { name: back }).click();
      await page.getByRole("main").getByRole("link", { name: /PDF/ }).first().click();
      expect(await warnsBeforeClosing(page)).toBe(false);
    });

    test("who leaves while it is being sent reads that sending continues, and not that all is lost", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("sending-not-kept", new Visit(page, { locale, portalUrl }));
      const { title, text, stay } = words.sending;
      const dialog = await leaves(page, title);
      await expect(dialog.getByText(text)).toBeVisible();
      expect(await warnsBeforeClosing(page)).toBe(true);
      await dialog.getByRole("button", { name: stay }).click();
      await expect(dialog).toBeHidden();
    });

    test("where sending failed and nothing is kept, the way out and the browser ask first", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("sending-failed-not-kept", new Visit(page, { locale, portalUrl }));
      const { title, lost, stay } = words.failed;
      expect(await warnsBeforeClosing(page)).toBe(true);
      const dialog = await leaves(page, title);
      await expect(dialog.getByText(lost)).toBeVisible();
      await dialog.getByRole("button", { name: stay }).click();
      await expect(dialog).toBeHidden();
    });

    for (const [name, isKept] of [
      ["sending-failed-paid", true],
      ["sending-failed-paid-not-kept", false],
    ] as const) {
      test(`${name}: who has paid reads that the payment stays valid, whom to call and with which number`, async ({
        page,
        portalUrl,
      }) => {
        await openScreen(name, new Visit(page, { locale, portalUrl }));
        const { stays, call, quote } = words.paid;
        const main = page.getByRole("main");
        await expect(main.getByText(stays)).toBeVisible();
        await expect(main.getByText(call)).toHaveCount(isKept ? 0 : 1);
        await expect(main.getByText(quote)).toBeVisible();
        await expect(main.locator("a[href^='tel:']")).toBeVisible();
      });
    }

    test("a failure without a payment says nothing of a payment", async ({ page, portalUrl }) => {
      await openScreen("sending-failed-unexpected", new Visit(page, { locale, portalUrl }));
      const main = page.getByRole("main");
      await expect(main.getByText(words.paid.quote)).toBeVisible();
      await expect(main.getByText(words.paid.stays)).toHaveCount(0);
    });

    test("a failure of an application that is kept lets the window close", async ({ page, portalUrl }) => {
      await openScreen("sending-failed-authority-unreachable", new Visit(page, { locale, portalUrl }));
      expect(await warnsBeforeClosing(page)).toBe(false);
    });
  });
}
