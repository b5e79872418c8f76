import { asPortal } from "./asPortal.ts";
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

test("of several files the archive of all stands first, and each file opens below it", async ({
  page,
  portalUrl,
}) => {
  await openScreen("result-nw", new Visit(page, { locale: "de", portalUrl }));
  const url = new URL("/logo.svg", portalUrl).href;
  const file = { kind: "attachment", size: 140_000, sha512: "0".repeat(128), url } as const;
  const files = ["Diplom.pdf", "Lebenslauf.pdf"].map((fileName) => ({
    ...file,
    fileName,
    documentId: fileName,
  }));
  const archive = { fileName: "Anlagen.zip", size: 280_000, url };
  const availableUntil = new Date(Date.now() + 540_000).toISOString();
  await page.route(/\/files\/attachment$/, (route) =>
    route.fulfill(asPortal({ files, archive, availableUntil })),
  );
  await page.reload();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Anlagen" }) });
  await expect(row.getByRole("link")).toHaveText(["Alle Anlagen zusammen ZIP, 280 kB"]);
  await row.getByText("Jede Datei einzeln").click();
  await expect(row.getByRole("link")).toHaveText([/ZIP/, /^Diplom\.pdf/, /^Lebenslauf\.pdf/]);
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

test("more time for the documents is offered again once there is a connection", async ({
  page,
  context,
  portalUrl,
}) => {
  await openScreen("result-nw", new Visit(page, { locale: "de", portalUrl }));
  let isLost = true;
  await page.route(/\/files\/expiration$/, (route) => (isLost ? route.abort() : route.fallback()));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Anlagen" })).toBeVisible();
  const more = page.getByRole("button", { name: /auf \d+ Minuten verlängern/i });
  await expect(more).toHaveCount(0);
  isLost = false;
  await expect
    .poll(async () => {
      await context.setOffline(true);
      await context.setOffline(false);
      return more.count();
    })
    .toBe(1);
});
