import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expectAccessibilityRules } from "./accessibilityRules.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { PROBLEMS_URL, PROBLEMS_WORDS } from "./previewUrl.ts";

const ROOT = path.join(import.meta.dirname, "../..");

test.use({ baseURL: PROBLEMS_URL });
test.describe.configure({ mode: "default" });

let rendering: ChildProcess;
test.beforeAll(async () => {
  rendering = spawn(process.execPath, PROBLEMS_WORDS, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  if (rendering.stdout === null) throw new Error("The command has no output.");
  await once(rendering.stdout, "data");
});
test.afterAll(async () => {
  rendering.kill("SIGTERM");
  await once(rendering, "exit");
});

const LANGUAGES = [
  {
    address: "/",
    sum: "1 Fehler, 2 Warnungen",
    whole: /Problem 3, Warnung: Die Definition hat keine englischen Texte/,
    refused: /^Problem 1, Fehler: Der Typ „resource“ braucht einen Form\.io-Server/,
    doubtful: /^Problem 2, Warnung: Die Beschriftung „Begründung“/,
    write: "Was tun: Geben Sie dem Feld ein eigenes label.",
  },
  {
    address: "/en/",
    sum: "1 error, 2 warnings",
    whole: /Problem 3, Warning: The definition has no English texts/,
    refused: /^Problem 1, Error: A resource needs a Form\.io server/,
    doubtful: /^Problem 2, Warning: The label "Begründung"/,
    write: "What to do: Give the field a label of its own.",
  },
] as const;

for (const { address, sum, whole, refused, doubtful, write } of LANGUAGES) {
  test(`an author finds every problem of a form beside its field, at ${address}`, async ({ page }) => {
    await page.goto(address);
    const list = page.locator(".kern-alert", { has: page.getByRole("heading", { name: sum }) });
    await expect(list.getByText(whole)).toBeVisible();
    await expect(list.getByRole("link")).toHaveCount(2);
    await list.getByRole("link", { name: refused }).click();
    await expect(page.locator(":focus")).toContainText(refused);
    await expect(page.locator(":focus + *")).toContainText("Behörde (resource)");
    await expectAccessibilityRules(page);
    await expectAccessible(page);

    await list.getByRole("link", { name: doubtful }).click();
    const note = page.locator(":focus");
    await expect(note).toContainText(doubtful);
    await expect(note.getByText(write)).toBeVisible();
    await expect(page.locator(":focus + *").getByRole("textbox")).toHaveAccessibleName(/^Begründung/);
    await expectAccessible(page);
  });
}
