import { filledIn } from "../integration/portal/filledIn.ts";
import { expectAccessibleEverywhere } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { Visit } from "./screens/Visit.ts";

test("with another qualification the one before it shows what was answered, and can be changed", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.speaks();
  const owner = await visit.stock.another();
  await visit.opens({ owner, processId: await filledIn(owner) }, "qualifications");
  const first = page.locator('[name="q[0].titleOriginal"]');
  await expect(first).toHaveValue("Diplôme d'infirmier");
  await page.getByRole("button", { name: "Weitere Qualifikation hinzufügen" }).click();
  await expect(first).toHaveCount(0);
  const row = page.getByRole("group", { name: "Qualifikation 1 von 2", exact: true });
  await expect(row).toContainText("Diplôme d'infirmier");
  await expect(page.locator('[name="q[1].titleOriginal"]')).toBeVisible();
  // A country that was given before is one tap.
  const country = page.locator('[name="q[1].country"]');
  await country.focus();
  const given = page.getByRole("option").first();
  await expect(given).toHaveText("Tunesien schon angegeben");
  await given.click();
  await expect(country).toHaveValue("Tunesien");
  await expectAccessibleEverywhere(page);
  await row.getByRole("button", { name: "Ändern" }).click();
  await expect(first).toHaveValue("Diplôme d'infirmier");
  await first.fill("Licence en soins infirmiers");
  await expect(first).toHaveValue("Licence en soins infirmiers");
});

test("jobs that another answer hides are kept, it is said that they are not sent, and they come back with the answer", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.speaks();
  const owner = await visit.stock.another();
  await visit.opens({ owner, processId: await filledIn(owner) }, "experience");
  const worked = page.locator('[name="hasExperience"]');
  const job = page.locator('[name="w[0].title"]');
  const said = page.getByRole("main").getByText("wird mit dieser Antwort nicht gesendet").first();
  await worked.nth(0).check();
  await job.fill("Stationsleitung");
  await expect(said).toHaveCount(0);
  await worked.nth(1).check();
  await expect(job).toHaveCount(0);
  await expect(said).toBeVisible();
  await worked.nth(0).check();
  await expect(job).toHaveValue("Stationsleitung");
  await expect(said).toHaveCount(0);
});
