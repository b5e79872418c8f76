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
  await expectAccessibleEverywhere(page);
  await row.getByRole("button", { name: "Ändern" }).click();
  await expect(first).toHaveValue("Diplôme d'infirmier");
  await first.fill("Licence en soins infirmiers");
  await expect(first).toHaveValue("Licence en soins infirmiers");
});
