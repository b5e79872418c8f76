import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";
import { localConsole } from "./localConsole.ts";

test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|\\b(404|410|424|503)\\b" });

test("an authority that cannot be reached is explained in words, everything stays, and sending again works", async ({
  page,
  baseURL,
}) => {
  const console = localConsole(baseURL ?? "");
  const applicant = new Applicant(page);
  const { words } = applicant;
  await applicant.findService();
  await applicant.beginSignedIn({ user: "leyla", password: "leyla-geheim" });
  await applicant.completeAtOnce();
  await console.fault({ counterparty: "fit-connect", kind: "unavailable" });
  await applicant.button(words.send).click();
  await expect(page.getByText("Der Antrag konnte nicht erfolgreich versendet werden.").first()).toBeVisible();
  await console.fault({ counterparty: "fit-connect", kind: "none" });
  await page
    .getByRole("button", { name: /erneut|noch einmal/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();
});

test("a form that does not exist is explained in words, with the way back", async ({ page }) => {
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
});
