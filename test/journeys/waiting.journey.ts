import type { Page } from "@playwright/test";
import { hasAllParts, isWatched } from "./isApp.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

/** From now on time passes only when a journey lets it. */
async function stopsTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A finger that stays on a button: a tap as many seconds after the first one as it is told. */
async function fingerOn(page: Page, name: string): Promise<(seconds: number) => Promise<void>> {
  const { x = 0, y = 0 } = (await page.getByRole("button", { name }).first().boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  return async (seconds) => {
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await session.send("Input.dispatchMouseEvent", {
        type,
        x: x + 8,
        y: y + 8,
        button: "left",
        clickCount: 1,
        timestamp: begin + seconds,
      });
  };
}

test("the second of two quick taps does nothing on the page that came with the first", async ({ page }) => {
  await page.goto("/impressum");
  await isWatched(page);
  await page.evaluate(() => {
    const made = (tag: string, text = ""): HTMLElement => {
      const element = document.createElement(tag);
      element.textContent = text;
      return element;
    };
    const place = made("main");
    const next = made("button", "Weiter");
    next.addEventListener("click", () => {
      const question = made("input");
      question.setAttribute("type", "checkbox");
      const label = made("label");
      label.append(question, "Frage");
      // The heading stands below: the question is where the button was.
      place.replaceChildren(label, made("h1", "Nächste Seite"));
    });
    place.append(next, made("h1", "Diese Seite"));
    document.body.replaceChildren(place);
  });
  const tap = await fingerOn(page, "Weiter");
  const question = page.getByRole("checkbox");
  await tap(0);
  await tap(0.2);
  await expect(question).not.toBeChecked();
  // Who means it taps again.
  await tap(1);
  await expect(question).toBeChecked();
  await tap(1.2);
  await expect(question).not.toBeChecked();
});

test("two quick taps take away one of a list, not the next one that came under the finger", async ({
  page,
}) => {
  await page.goto("/impressum");
  await isWatched(page);
  await page.evaluate(() => {
    const items = ["Diplom", "Zeugnis", "Lebenslauf"].map(() => {
      const item = document.createElement("button");
      item.textContent = "Entfernen";
      item.style.display = "block";
      item.addEventListener("click", () => item.remove());
      return item;
    });
    document.body.replaceChildren(...items);
  });
  const tap = await fingerOn(page, "Entfernen");
  await tap(0);
  await tap(0.3);
  await expect(page.getByRole("button")).toHaveCount(2);
  await tap(1);
  await expect(page.getByRole("button")).toHaveCount(1);
});

/** Specification §9: the bar is 5 px high and comes after 500 ms. */
test("a thin bar says that a page is loading, but not for a page that comes at once", async ({ page }) => {
  let arrives = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  await page.route(/\/assets\/ImprintPage-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/datenschutz");
  const bar = page.locator("progress.ap-load");
  const footer = page.getByRole("contentinfo");
  // What every page needs has loaded, and nothing waits any more.
  await hasAllParts(page);
  await stopsTime(page);

  await footer.getByRole("link", { name: "Nutzungsbedingungen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nutzungsbedingungen");
  await expect(bar).toHaveCount(0);

  const asked = page.waitForRequest(/\/assets\/ImprintPage-/);
  await footer.getByRole("link", { name: "Impressum" }).click();
  await asked;
  await page.clock.runFor(450);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(bar).toBeVisible();
  await expect(page.getByText("Seite wird geladen")).toHaveCount(1);
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 5 });
  // A bar without a value is laid out and not painted.
  await expect(bar).toHaveJSProperty("position", 0.5);
  await page.clock.runFor(500);
  await expect(bar).toHaveJSProperty("position", 0.75);
  arrives();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Impressum");
  await expect(bar).toHaveCount(0);
});

test("the foot of a page stays below the screen until what is above it has come", async ({ page }) => {
  let arrives = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrives = resolve));
  await page.route("**/api/auth/provider", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/nutzerkonto");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("anmelden");
  await expect(page.getByRole("main").getByText("Wird geladen")).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer).not.toBeInViewport();
  arrives();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  await expect(footer).not.toBeInViewport();
});

/** Specification §9: a search while typing is sent after a pause of 300 ms. */
test("a search asks once, when the person has paused", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/professions")) asked.push(searchParams.get("query") ?? "");
  });
  await page.goto("/");
  const field = page.getByRole("combobox").first();
  await hasAllParts(page);
  await stopsTime(page);
  await field.pressSequentially("Pfleg");
  await page.clock.runFor(250);
  expect(asked).toEqual([]);
  const one = page.waitForRequest(/\/api\/professions/);
  await page.clock.runFor(100);
  await one;
  expect(asked).toEqual(["Pfleg"]);
});

/** What is read before a step of the end, or the way to a surer sign-in, can be shown. */
const READ_FIRST = [
  ["sending", "Antrag absenden", "getProgress"],
  ["paying", "Gebühr bezahlen", "getPayment"],
  ["a surer sign-in", "Dieser Antrag braucht eine sicherere Anmeldung", "getAccessData"],
] as const;

test.describe("what waits for an answer", () => {
  test.use({ allowedConsole: "Failed to load resource|call failed|failed-call" });

  for (const [what, heading, read] of READ_FIRST) {
    test(`has its heading meanwhile: ${what}`, async ({ page, portalUrl }) => {
      const visit = new Visit(page, { locale: "de", portalUrl });
      const { owner, processId } = await (read === "getPayment"
        ? visit.stock.withFee()
        : visit.stock.filled());
      await visit.becomes(owner);
      await visit.holds(read);
      await visit.applicationIs({ status: "COMPLETED" });
      if (read === "getAccessData") await visit.refuses("getProcess", "trust-level-too-low");
      await page.goto(`/formular?process=${processId}&page=send`);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    });
  }
});

test.describe("a message", () => {
  test.use({ allowedConsole: "Failed to load resource|call failed|failed-call" });

  test("goes when it is confirmed, by keyboard too, and its container half a second later", async ({
    page,
    portalUrl,
  }) => {
    await openScreen("area-not-deleted", new Visit(page, { locale: "de", portalUrl }));
    const container = page.getByRole("region", { name: "Meldungen" });
    const message = container.getByRole("listitem");
    await expect(message).toHaveCount(1);
    await stopsTime(page);
    const confirm = message.getByRole("button", { name: /OK/ });
    await confirm.focus();
    await page.keyboard.press("Enter");
    await expect(message).toHaveCount(0);
    await page.clock.runFor(400);
    await expect(container).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(container).toHaveCount(0);
  });
});
