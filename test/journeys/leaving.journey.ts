import path from "node:path";
import type { Page } from "@playwright/test";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { expectAccessible } from "./axe.ts";
import { headingOf } from "./headingOf.ts";
import { expect, test } from "./journey.ts";
import { languagesOf } from "./languagesOf.ts";
import { Visit } from "./screens/Visit.ts";

// What the portal refuses is written to the console, and so is what is asked for after the end.
test.use({ allowedConsole: String.raw`\b(401|403|404|409)\b|call failed|failed-call` });

const DELETE = "Verlassen und alles löschen";
const HELD = "Ihre Zahlung ist noch nicht abgeschlossen";

/** The number of the application that is open. */
const openIn = (page: Page): string => new URL(page.url()).searchParams.get("process") ?? "";

test("who leaves while money is on its way reads before that nothing is deleted now, until when, and what happens instead", async ({
  page,
  portalUrl,
  inForm,
}) => {
  await inForm();
  const id = openIn(page);
  const visit = new Visit(page, { locale: "de", portalUrl });
  await visit.applicationIs({ paymentHeldUntil: "2036-12-04T10:00:00.000Z" });
  await page.reload();
  const deletions: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "DELETE") deletions.push(request.url());
  });
  await page.getByRole("link", { name: "Antrag verlassen" }).click();
  const dialog = page.getByRole("dialog", { name: HELD });
  await expect(dialog).toContainText("können wir den Antrag nicht löschen");
  await expect(dialog).toContainText(/spätestens bis 4\. Dezember 2036, 11:00\sUhr/);
  await expect(dialog).toContainText(
    "Kommt kein Geld an, löschen wir Angaben und Dateien danach von selbst.",
  );
  await expect(page.getByRole("button", { name: DELETE })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Verlassen, ohne zu löschen" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(deletions).toEqual([]);
  expect((await page.context().request.get(`/api/processes/${id}`)).status()).toBe(401);
});

for (const [problem, title] of [
  ["payment-in-flight", HELD],
  ["status-conflict", "Der Antrag wird noch gesendet"],
] as const) {
  test(`a refusal to delete is not taken for a deletion: ${problem}`, async ({ page, portalUrl, inForm }) => {
    await inForm();
    const id = openIn(page);
    await new Visit(page, { locale: "de", portalUrl }).refuses("deleteProcesses", problem);
    await page.getByRole("link", { name: "Antrag verlassen" }).click();
    await page.getByRole("button", { name: DELETE }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByRole("heading")).toBeFocused();
    await dialog.getByRole("button", { name: "Hier bleiben" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.context().request.get(`/api/processes/${id}`)).status()).toBe(200);
  });
}

test("once everything is being deleted it cannot be stopped, and it is asked for once", async ({
  page,
  inForm,
}) => {
  await inForm();
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  await page.route(/\/api\/processes\?/, async (route) => {
    asked += 1;
    await answered;
    await route.continue();
  });
  await page.getByRole("link", { name: "Antrag verlassen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: DELETE }).click();
  for (const name of [DELETE, "Weiter ausfüllen"]) {
    const button = dialog.getByRole("button", { name });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
  }
  // Chrome closes a dialog at the third one, whatever the page says.
  for (const key of ["Escape", "Escape", "Escape", "Escape"]) {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
  }
  answer();
  await page.waitForURL((url) => url.pathname === "/");
  expect(asked).toBe(1);
});

/** Loads the page again; its code arrives only when what this answers is called. */
async function reloadHeld(page: Page): Promise<() => Promise<void>> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await arrived;
    await route.fallback();
  });
  await page.reload({ waitUntil: "commit" });
  return async () => {
    arrive();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("every way out of an application asks, also before the page's code is there, and what is read beside it leaves it open", async ({
  page,
  inForm,
}) => {
  await inForm();
  const id = openIn(page);
  const dialog = page.getByRole("dialog", { name: "Antrag verlassen?" });
  for (const way of [page.getByRole("link", { name: "Antrag verlassen" }), page.locator(".ap-brand")]) {
    const arrive = await reloadHeld(page);
    await way.click();
    await arrive();
    await expect(dialog.getByRole("button", { name: DELETE })).toBeVisible();
    const { hash, searchParams } = new URL(page.url());
    expect([hash, searchParams.get("process")]).toEqual(["", id]);
    await dialog.getByRole("button", { name: "Weiter ausfüllen" }).click();
    await expect(dialog).toBeHidden();
    await way.click();
    await dialog.getByRole("button", { name: "Weiter ausfüllen" }).click();
  }
  const opened = page.context().waitForEvent("page");
  await page.getByRole("contentinfo").getByRole("link", { name: "Datenschutz (neues Fenster)" }).click();
  await expect(headingOf(await opened)).toHaveText("Datenschutz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Angaben zur Person");
});

test("who leaves before the page's code is there is asked nothing where all is kept", async ({
  page,
  inForm,
}) => {
  await inForm({ account: { user: "leyla", password: "leyla-geheim" } });
  const arrive = await reloadHeld(page);
  await page.getByRole("link", { name: "Antrag verlassen" }).click();
  await arrive();
  await page.waitForURL((url) => url.pathname === "/");
});

test("another language that is chosen before the page's code is there keeps the application and the page", async ({
  page,
  inForm,
}) => {
  await inForm();
  const id = openIn(page);
  const arrive = await reloadHeld(page);
  await page.getByRole("link", { name: "English" }).click();
  await arrive();
  await expect(page.getByRole("link", { name: "Leave application" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal data");
  expect(new URL(page.url()).searchParams.get("process")).toBe(id);
});

/** What each page of this state says above its header: the longest of all in both languages. */
const { officialLine } = readStateSettings(
  path.join(import.meta.dirname, "../../infra/states/nw/settings.json"),
).portal;

const LEAVE = { de: "Antrag verlassen", en: "Leave application" } as const;

// The longest words of the header are English.
for (const locale of languagesOf({ usually: "en" })) {
  const leave = LEAVE[locale];
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    test("on a phone all ways of the header stand in one line, each for a thumb and by keyboard, and at 400 % the page begins in the upper half", async ({
      page,
      inForm,
    }) => {
      await inForm({ locale, account: { user: "leyla", password: "leyla-geheim" } });
      const header = page.getByRole("banner");
      await header.locator(".kern-kopfzeile__label").evaluate((line, text) => {
        line.textContent = text;
      }, officialLine[locale]);
      for (const size of [
        { width: 390, height: 844 },
        { width: 320, height: 256 },
      ]) {
        await page.setViewportSize(size);
        const ways = await header.locator("a:visible, summary:visible").all();
        const boxes = await Promise.all(ways.map((way) => way.boundingBox()));
        expect(boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0) >= 44)).toEqual(
          Array.from({ length: 4 }, () => true),
        );
        const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
        await page.getByRole("link", { name: /^(Zum Inhalt|Skip)/ }).focus();
        for (const way of ways) {
          await page.keyboard.press("Tab");
          await expect(way).toBeFocused();
        }
      }
      await expect(header.getByRole("link", { name: leave })).toBeInViewport();
      expect((await page.getByRole("main").boundingBox())?.y).toBeLessThan(128);
      await expectAccessible(page);
    });
  });
}
