import { Applicant } from "./Applicant.ts";
import { ApplicationForm } from "./ApplicationForm.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { headingOf } from "./headingOf.ts";

// Refused calls are what these journeys are about; browsers write each of them to the console.
test.use({
  allowedConsole: "Failed to load resource|call failed|failed-call|\b(401|403|404|409|410|422|423|424)\b",
});

test("a file that is no PDF is refused with a sentence that goes with the next try, and what was typed stays", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  await applicant.findService();
  await applicant.beginAnonymously();
  await applicant.fillUpTo("applicant");
  await applicant.form.control("placeOfBirth").fill("Tunis");
  const input = page.locator("input[type=file]").first();
  await input.setInputFiles({
    name: "Foto.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("\xFF\xD8 a photo"),
  });
  await expect(page.getByText("Das ist kein PDF.")).toBeVisible();
  await input.setInputFiles({ name: "Leer.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) });
  await expect(page.getByText(/leer/i).last()).toBeVisible();
  await expect(page.getByText("Foto.pdf", { exact: true })).toHaveCount(0);
  await input.setInputFiles({
    name: "Gross.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(29_000_001)]),
  });
  await expect(page.getByText(/zu groß/i).first()).toBeVisible();
  // Passes the browser's look at the first bytes; the server looks at the stored file.
  await input.setInputFiles({
    name: "Kaputt.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 and no end"),
  });
  await expect(page.getByText(/abgebrochen|unvollständig|beschädigt/i).first()).toBeVisible();
  await applicant.form.upload("doc.identity", "Reisepass.pdf");
  await expect(page.getByText("Kaputt.pdf", { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(applicant.form.control("role")).toBeChecked();
  await page.goForward();
  await expect(applicant.form.control("placeOfBirth")).toHaveValue("Tunis");
});

test("a second window shows that, may read or take over, and the first one then keeps its words and overwrites nothing", async ({
  page,
  context,
  inForm,
}) => {
  const applicant = await inForm({ account: { user: "jonas", password: "jonas-geheim" } });
  const first = applicant.form.control("placeOfBirth");
  await applicant.answersAndSaves("placeOfBirth", "Gabes");
  const second = new ApplicationForm(await context.newPage(), { locale: "de" });
  await second.page.goto(page.url());
  const dialog = second.page.getByRole("dialog", {
    name: "Der Antrag ist in einem anderen Fenster offen",
  });
  await expect(dialog).toBeVisible();
  await second.page.keyboard.press("Escape");
  await expect(second.control("placeOfBirth")).toHaveAttribute("readonly", "");
  await expectAccessible(second.page);
  await second.page.getByRole("button", { name: "Hier weiterschreiben" }).click();
  const isSaved = second.page.waitForResponse(
    (response) => response.ok() && (response.request().postData()?.includes("Sfax") ?? false),
  );
  await second.control("placeOfBirth").fill("Sfax");
  await isSaved;

  await first.fill("Tunis");
  await expect(
    page.getByRole("dialog", { name: "Der Antrag wird jetzt in einem anderen Fenster bearbeitet" }),
  ).toBeVisible();
  await expect(first).toHaveValue("Tunis");
  await page.getByRole("button", { name: "Hier weiterschreiben" }).click();
  // Both wrote the same answer: what counts is the person's decision.
  await expect(page.getByText(/zwei Fassungen/).first()).toBeVisible();
  await page.getByRole("button", { name: "Unterschiede ansehen" }).click();
  await page.locator("label").filter({ hasText: "Dort gespeichert" }).click();
  await page.getByRole("button", { name: "Auswahl übernehmen" }).click();
  await expect(first).toHaveValue("Sfax");
});

test("a session that ended is explained in words, and a signed-in draft is there after signing in again", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  const account = { user: "leyla", password: "leyla-geheim" };
  await applicant.findService();
  // On a bad line what keeps the times of the session may come after its end.
  let release = (): void => undefined;
  const ended = new Promise<void>((resolve) => (release = resolve));
  let isHeld = false;
  await page.route("**/SessionTiming-*.js", async (route) => {
    isHeld = true;
    await ended;
    await route.continue();
  });
  await applicant.beginSignedIn(account);
  await applicant.fillUpTo("applicant");
  await applicant.answersAndSaves("placeOfBirth", "Ankara");
  await expect.poll(() => isHeld).toBe(true);
  await applicant.losesSessionAtNextSave();
  await applicant.form.control("placeOfBirth").fill("Izmir");
  await expect(
    page.getByText("Aufgrund von Sicherheitsvorgaben wurde Ihre Sitzung automatisch beendet.").first(),
  ).toBeVisible();
  release();
  // It lies over the page, which says the same with a button of the same name.
  await page.getByRole("dialog").getByRole("button", { name: "Erneut anmelden" }).click();
  await page.getByText("Mit Servicekonto", { exact: true }).click();
  await applicant.accept();
  await applicant.button("Anmelden").click();
  await applicant.signInAtProvider(account);

  await applicant.opens("applicant");
  await expect(applicant.form.control("placeOfBirth")).toHaveValue("Izmir");
});

test("an unknown process has its own page in words", async ({ page }) => {
  await page.goto("/formular?process=00000000-0000-4000-8000-000000000000");
  await headingOf(page).waitFor();
  await expect(page.getByRole("main")).not.toBeEmpty();
});

test("a login that is cancelled leads to the page that says so, with the way back", async ({ page }) => {
  await page.goto("/redirect?login=login-cancelled&next=%2F");
  await headingOf(page).waitFor();
  await expect(
    page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button")).first(),
  ).toBeVisible();
});
