import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { hasDocuments } from "./screens/progressFixture.ts";
import { Visit } from "./screens/Visit.ts";

test.use({ allowedConsole: "Failed to load resource|call failed|failed-call" });

test("a document that could not be fetched is asked for once more, by itself", async ({
  page,
  portalUrl,
}) => {
  const visit = new Visit(page, { locale: "de", portalUrl });
  await openScreen("paper-not-loaded", visit);
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Antrag", exact: true }) });
  await expect(row.getByText("Gerade nicht verfügbar.")).toBeVisible();
  await hasDocuments(visit);
  await row.getByRole("button", { name: /^Erneut versuchen ?: Antrag$/ }).click();
  await expect(row.getByRole("link", { name: /PDF/ })).toBeVisible();
  await expect(page.getByText("Gerade nicht verfügbar.")).toHaveCount(3);
});

test("nothing is said to be downloaded now, or to be lost by finishing, when the time is over", async ({
  page,
  portalUrl,
}) => {
  await openScreen("result-over", new Visit(page, { locale: "de", portalUrl }));
  await expect(page.getByRole("heading", { name: "Dateien", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Abschließen" })).toBeVisible();
  await expect(page.getByText(/Jetzt herunterladen|nicht mehr herunterladen/)).toHaveCount(0);
});
