import { expect, test } from "./journey.ts";

test("before sending, every document that the answers call for is listed; one that is missing is said, with the way to its question", async ({
  page,
  inForm,
}) => {
  const applicant = await inForm();
  await applicant.fillPages("applicant");
  await applicant.next();
  await page.waitForURL(/page=review/);
  const documents = page.getByRole("region", { name: "Diese Unterlagen brauchen wir" });
  // What a document is stands where it is handed in, not once more among the answers.
  await expect(documents.getByRole("group")).toHaveCount(0);
  await expect(documents).toContainText(/\d+ von \d+ Unterlagen sind da\./);
  await expect(documents.getByText("Wird nachgereicht").first()).toBeVisible();
  await expect(documents.getByText("Fehlt noch")).toHaveCount(0);

  const review = page.url();
  await page.locator("a[href*='page=applicant']").first().click();
  await applicant.opens("applicant");
  const remove = page.getByRole("button", { name: /^Entfernen.*Reisepass\.pdf/ });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(review);
  await expect(documents.getByText("Fehlt noch")).toHaveCount(1);
  await expect(applicant.button(applicant.words.confirm)).toHaveCount(0);
  await documents.getByRole("link", { name: "Identitätsnachweis" }).click();
  await applicant.opens("applicant");
  await expect(page.locator("input[type=file]").first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(review);

  await page
    .getByRole("button", { name: "Angaben bestätigen und ein Dokument später nachreichen" })
    .press("Enter");
  await page.waitForURL(/page=send/);
  await page.goBack();
  await expect(documents.getByText("Identitätsnachweis")).toBeVisible();
  await expect(documents.getByText("Fehlt noch")).toHaveCount(0);
});

test("a document that is put off, or cannot be provided, offers nothing else, and its name is not repeated", async ({
  page,
  inForm,
}) => {
  const applicant = await inForm();
  const later = applicant.form.control("doc.identityLater");
  await expect(page.getByText("Ich reiche das später nach", { exact: false })).toBeVisible();
  await expect(later).toHaveAccessibleName(/^Ich reiche das später nach ?: Identitätsnachweis$/);
  await later.check();
  await expect(page.getByText(/^Fotos oder Dateien wählen/)).toHaveCount(0);
  await page.getByRole("link", { name: "Berufserfahrung" }).click();
  await applicant.opens("experience");
  await applicant.form.control("doc.cvUnavailable").check();
  await expect(applicant.form.control("doc.cvLater")).toHaveCount(0);
  await applicant.form.control("doc.cvUnavailable").uncheck();
  await expect(applicant.form.control("doc.cvLater")).toBeVisible();
});
