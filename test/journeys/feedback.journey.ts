import { isApp } from "./isApp.ts";
import { expect, test } from "./journey.ts";

test("a barrier is reported from the foot of any page, without the mouse, and the thanks are announced", async ({
  page,
}) => {
  await page.goto("/impressum");
  // Without the script, which leads to the form, it is written by mail.
  await isApp(page);
  await page.getByRole("link", { name: "Barriere melden" }).focus();
  await page.keyboard.press("Enter");
  const feedback = page.getByRole("complementary", { name: "Rückmeldung zu dieser Seite" });
  await expect(feedback.getByRole("radio", { name: /Barriere/ })).toBeChecked();
  await feedback.getByRole("button", { name: "Rückmeldung senden" }).click();
  const text = feedback.getByRole("textbox", { name: "Ihre Rückmeldung" });
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Schreiben Sie, was Sie uns sagen möchten/);
  await text.fill("Die Tabelle läuft aus dem Bild. <b>Wirklich</b>");
  await feedback.getByRole("textbox", { name: /E-Mail-Adresse/ }).fill("amina");
  await feedback.getByRole("button", { name: "Rückmeldung senden" }).click();
  await expect(feedback.getByRole("textbox", { name: /E-Mail-Adresse/ })).toBeFocused();
  await feedback.getByRole("textbox", { name: /E-Mail-Adresse/ }).fill("amina@post.example");
  await feedback.getByRole("button", { name: "Rückmeldung senden" }).click();
  const thanks = feedback.getByText("Vielen Dank! Ihre Rückmeldung ist angekommen.");
  await expect(thanks).toBeFocused();
});

test.describe("offline", () => {
  test.use({ allowedConsole: "ERR_INTERNET_DISCONNECTED" });

  test("without a connection what was typed stays, on the next page too, and is sent later in English", async ({
    page,
    context,
  }) => {
    await page.goto("/en/legal-notice");
    await isApp(page);
    await page.getByText("Feedback on this page", { exact: true }).click();
    const text = page.getByRole("textbox", { name: "Your feedback" });
    await text.fill("Easy to use.");
    await page.getByRole("radio", { name: "Praise" }).check();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send feedback" }).click();
    await expect(page.getByRole("alert")).toContainText("There is no connection to the portal");
    await expect(text).toHaveValue("Easy to use.");
    await context.setOffline(false);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Terms");
    await expect(page.getByRole("textbox", { name: "Your feedback" })).toHaveValue("Easy to use.");
    await page.getByRole("button", { name: "Send feedback" }).click();
    await expect(page.getByText("Thank you! Your feedback has arrived.")).toBeFocused();
  });
});

test("nothing can be typed that would be lost with a feedback on its way", async ({ page }) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/feedback$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/en/legal-notice");
  await isApp(page);
  await page.getByText("Feedback on this page", { exact: true }).click();
  const fields = [
    page.getByRole("textbox", { name: "Your feedback" }),
    page.getByRole("textbox", { name: "E-mail address" }),
  ];
  await page.getByRole("textbox", { name: "Your feedback" }).fill("Easy to use.");
  await page.getByRole("button", { name: "Send feedback" }).click();
  for (const field of fields) await expect(field).not.toBeEditable();
  answer();
  await expect(page.getByText("Thank you! Your feedback has arrived.")).toBeFocused();
  await page.getByRole("button", { name: "Write more feedback" }).click();
  for (const field of fields) await expect(field).toBeEditable();
});
