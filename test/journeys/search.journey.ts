import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const profession = (page: Page) =>
  page.getByRole("combobox", { name: "Welcher Beruf soll anerkannt werden?" });
const place = (page: Page) => page.getByRole("combobox", { name: "In welchem Ort möchten Sie arbeiten?" });
const find = (page: Page) => page.getByRole("button", { name: "Antrag finden" });

test("a former title leads to the one of today, and the list says why", async ({ page }) => {
  await page.goto("/");
  await profession(page).fill("Krankenschwester");
  const [today, former] = [page.getByRole("option").nth(0), page.getByRole("option").nth(1)];
  await expect(today).toHaveText(
    "Pflegefachfrau / Pflegefachmann / Pflegefachperson früher: Krankenschwester",
  );
  await expect(former).toContainText("früherer Titel, heute: Pflegefachfrau");
  await profession(page).fill("electrician");
  await expect(page.getByRole("option").first()).toHaveText(
    "Elektrotechnikerin / Elektrotechniker auch: electrician",
  );
  await expect(page.getByRole("option").first().locator("[lang=en]")).toHaveText("electrician");
});

test("where nothing can be applied for online, the authority at the place is named, and a former title that can be", async ({
  page,
}) => {
  await page.goto("/");
  await profession(page).fill("Krankenschwester");
  await page.getByRole("option").first().click();
  await expect(
    page.getByText("Wählen Sie den Ort. Dann steht hier, welche Behörde zuständig ist."),
  ).toBeVisible();
  await place(page).fill("Münster");
  await place(page).fill("Köln-Porz");
  await find(page).click();
  await expect(page.getByRole("heading", { name: "Zuständige Stellen" })).toBeVisible();
  await expect(page.locator("address").first()).toContainText("ZAG-PuG");
  await expect(page.locator("address").first()).toContainText(/48128.Münster/);
  await page.getByRole("button", { name: "Gesundheits- und Krankenpflegerin" }).click();
  await expect(page.getByRole("radio")).toHaveCount(2);
});

test("what was typed and can mean one thing only is taken, and nothing is refused that fits", async ({
  page,
}) => {
  await page.goto("/");
  await profession(page).fill("Physiotherapeutin");
  await place(page).fill("50 667");
  // Before the list is there.
  await place(page).press("Enter");
  await expect(page.getByRole("radio").first()).toBeFocused();
  // The question has just come: not answering it becomes an error when the person goes on without an answer.
  const error = page.getByRole("radiogroup").getByText("Bitte wählen Sie einen Wert aus");
  await expect(error).toHaveCount(0);
  await find(page).click();
  await expect(error).toBeVisible();
  await page.getByRole("radio").nth(1).check();
  await find(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Anerkennung als Physiotherapeutin");
  await expect(page.getByText("möchten in Köln arbeiten")).toBeVisible();
});

test("where several fit or none does, the field says it, and nothing is lost", async ({ page }) => {
  await page.goto("/");
  await profession(page).fill("Pflege");
  await place(page).fill("Timbuktu");
  await find(page).click();
  await expect(profession(page)).toBeFocused();
  await expect(profession(page)).toHaveAccessibleDescription(/Bitte wählen Sie einen Wert aus$/);
  await expect(place(page)).toHaveAccessibleDescription(/Versuchen Sie die Postleitzahl/);
  await expect(profession(page)).toHaveValue("Pflege");
});

test("a press that waits for its answer says so, and counts once", async ({ page }) => {
  await page.goto("/");
  await profession(page).fill("Physiotherapeutin");
  await place(page).fill("Timbuktu");
  await expect(page.getByText("Versuchen Sie die Postleitzahl").first()).toBeVisible();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  await page.route("**/api/professions?**", async (route) => {
    calls += 1;
    await asked;
    await route.continue();
  });
  await find(page).click();
  const busy = page.getByRole("button", { name: "Wird gesucht …" });
  await expect(busy).toBeFocused();
  await busy.press("Enter");
  answer();
  await expect(place(page)).toBeFocused();
  await expect(find(page)).toBeVisible();
  expect(calls).toBe(1);
});

test("a press counts, also when what was looked for arrives between press and release", async ({ page }) => {
  await page.goto("/");
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/*?query=*", async (route) => {
    await held;
    await route.continue();
  });
  await profession(page).fill("Pflege");
  const asked = page.waitForRequest("**/api/locations?**");
  await place(page).fill("Timbuktu");
  await asked;
  const box = await find(page).boundingBox();
  if (box === null) throw new Error("there is no button");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  const arrived = page.waitForResponse("**/api/locations?**");
  answer();
  await (await arrived).finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  await expect(profession(page)).toHaveAccessibleDescription(/Bitte wählen Sie einen Wert aus$/);
  await expect(page.getByText("14 Treffer").first()).toBeVisible();
});

test("an empty result shows all professions and the finder", async ({ page }) => {
  await page.goto("/");
  await profession(page).fill("Xyzzy");
  await expect(page.locator("form").getByRole("link", { name: "Zum Anerkennungs-Finder" })).toBeVisible();
  await page.getByRole("button", { name: "Alle Berufe ansehen" }).click();
  await page.getByText("Schule, Erziehung, Soziales").click();
  await page.getByRole("button", { name: "Lehrerin / Lehrer" }).click();
  await expect(page.locator(".ap-chosen")).toContainText("Lehrerin / Lehrer");
  await expect(page.locator(".ap-chosen button")).toBeFocused();
});

test("a search that was sent before the script ran is answered, and going back does not send it again", async ({
  page,
}) => {
  await page.goto("/?beruf=99150003037001&ort=Cologne");
  await page.waitForURL(/start/);
  await expect(page.getByText("möchten in Köln arbeiten")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ihr Beruf aus dem Ausland");
  await expect(page).toHaveURL(/\/$/);
});

test("what is typed before the script runs is searched for as soon as it runs", async ({ page }) => {
  let arrive = (): void => undefined;
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await profession(page).fill("Krankenschwester");
  arrive();
  await expect(page.getByRole("option").first()).toContainText("Pflegefachfrau");
});

test("an empty search that was sent before the script ran says what is missing", async ({ page }) => {
  await page.goto("/?beruf=&ort=");
  await expect(profession(page)).toBeFocused();
  await expect(profession(page)).toHaveAccessibleDescription(/Bitte wählen Sie/);
});
