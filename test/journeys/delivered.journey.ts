import { Applicant } from "./Applicant.ts";
import { FORM_PAGES } from "./ApplicationForm.ts";
import { expect, test } from "./journey.ts";
import { authorityAnswers, localConsole } from "./localConsole.ts";

/** Within it the portal looks at deliveries again. */
const NEXT_LOOK_SECONDS = 90;

test("a signed-in application is saved while typing, survives closing the browser, and is followed to delivery", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const account = { user: "amina", password: "amina-geheim" };
  const applicant = new Applicant(page);
  const { words } = applicant;
  await applicant.findService();
  await applicant.beginSignedIn(account);
  await applicant.form.fill("role");
  await applicant.next();
  await applicant.opens("applicant");
  await expect(applicant.form.control("givenName")).toHaveValue("Amina");
  await applicant.form.fill("applicant");
  await expect(page.getByText(/Gespeichert um \d\d:\d\d/)).toBeVisible();
  await expect(page.getByText("Angemeldet mit Servicekonto")).toBeVisible();
  // A page says goodbye on its way to another one; when the whole browser closes not every Chromium lets it, and then
  // the right to edit stays with the closed window for minutes.
  await page.goto("about:blank");
  await context.close();

  const later = await browser.newContext({ baseURL: baseURL ?? "", locale: "de-DE" });
  const again = new Applicant(await later.newPage());
  await again.comesBack(account);
  await again.page
    .getByRole("link", { name: /fortsetzen|weiter/i })
    .first()
    .click();
  for (const key of FORM_PAGES) {
    if (key !== "role") await again.opens(key);
    if (key === "applicant") await expect(again.form.control("placeOfBirth")).toHaveValue("Tunis");
    else if (key !== "role") await again.form.fill(key);
    await again.next();
  }
  await again.button(words.confirm).click();
  await again.button(words.send).click();
  await expect(again.page.getByRole("heading", { level: 1, name: words.sent })).toBeVisible();

  const submissions = await again.page.request.get("/api/processes/submitted");
  const externalId = /"externalId":"([^"]+)"/.exec(await submissions.text())?.[1] ?? "";
  await authorityAnswers(baseURL ?? "", ["accept", externalId]);
  await localConsole(baseURL ?? "").advance(NEXT_LOOK_SECONDS);
  await expect
    .poll(async (): Promise<unknown> => (await again.page.request.get("/api/processes/submitted")).json())
    .toMatchObject({
      submissions: expect.arrayContaining([
        expect.objectContaining({ externalId, status: "successfullySubmitted" }),
      ]),
    });
  await again.page.goto("/nutzerkonto");
  await expect(again.page.getByText("Zugestellt").first()).toBeVisible();
  await later.close();
});
