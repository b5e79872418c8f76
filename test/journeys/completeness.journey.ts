import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";

test("before sending, every document that the answers call for is listed; one that is missing is said, with the way to its question", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginAnonymously();
  await applicant.fillUpTo("declarations");
  await applicant.form.fill("declarations");
  await applicant.next();
  await page.waitForURL(/page=review/);
  const documents = page.getByRole("region", { name: "Diese Unterlagen brauchen wir" });
  const explained = documents.getByRole("group").filter({ hasText: /^Was ist das\?: Identitätsnachweis/ });
  await expect(explained.locator("div")).toBeHidden();
  await explained.locator("summary").click();
  await expect(explained.locator("div")).toBeVisible();
  await expect(documents).toContainText(/\d+ von \d+ Unterlagen sind da\./);
  await expect(documents.getByText("Wird nachgereicht").first()).toBeVisible();
  await expect(documents.getByText("Fehlt noch")).toHaveCount(0);
  await expectAccessibleEverywhere(page);

  const review = page.url();
  await page.locator("a[href*='page=applicant']").first().click();
  await applicant.opens("applicant");
  await page.getByRole("button", { name: /^Entfernen.*Reisepass\.pdf/ }).click();
  await expect(page.getByText("Reisepass.pdf")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(review);
  await expect(documents.getByText("Fehlt noch")).toHaveCount(1);
  await expect(applicant.button(applicant.words.confirm)).toHaveCount(0);
  const passport = page.locator("input[type=file]").first();
  for (const said of [documents, page.locator(".kern-alert--warning")]) {
    await said.getByRole("link", { name: /Angaben zur Person/ }).click();
    await applicant.opens("applicant");
    await expect(passport).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(review);
  }
});
