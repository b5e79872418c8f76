import { Applicant } from "./Applicant.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { localConsole } from "./localConsole.ts";

test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|\\b(404|410|503)\\b" });

test("an authority that cannot be reached is told in words, everything stays, and sending again works", async ({
  page,
  baseURL,
}) => {
  const console = localConsole(baseURL ?? "");
  const applicant = new Applicant(page);
  const { words } = applicant;
  await applicant.findService();
  await applicant.beginSignedIn({ user: "leyla", password: "leyla-geheim" });
  await applicant.fillAll();
  await console.fault({ counterparty: "fit-connect", mishap: "unavailable" });
  await applicant.button(words.send).click();
  await expect(page.getByText("Der Antrag konnte nicht erfolgreich versendet werden.").first()).toBeVisible({
    timeout: 120_000,
  });
  await expectAccessibleEverywhere(page);
  await console.fault({ counterparty: "fit-connect", mishap: "none" });
  await page
    .getByRole("button", { name: /erneut|noch einmal/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible({ timeout: 120_000 });
});

test("a form that does not exist is told in words, with the way back", async ({ page }) => {
  await page.route("**/api/forms/*/definition*", (route) =>
    route.fulfill({
      status: 404,
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "urn:recognition-portal:problem:form-not-found",
        title: "form not found",
        status: 404,
      }),
    }),
  );
  const applicant = new Applicant(page);
  await applicant.findService();
  await page.getByText(applicant.words.anonymous, { exact: true }).click();
  await applicant.accept();
  await applicant.button(applicant.words.begin).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Das Formular steht gerade nicht bereit" }),
  ).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button")).first(),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
});
