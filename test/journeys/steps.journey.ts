import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";

const JONAS = { user: "jonas", password: "jonas-geheim" };

test("on a phone the steps are done in any order, each says how far it is, and who comes back sees all of them first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const applicant = new Applicant(page);
  const list = page.getByRole("navigation", { name: "Schritte des Antrags" });
  const unfolds = list.getByRole("button", { name: /^Alle Schritte/ });
  const anyOrder = page.getByText("Die Reihenfolge ist frei");
  const expectStates = (...states: readonly RegExp[]) =>
    expect(list.getByRole("listitem")).toHaveText([...states, /Angaben prüfen/, /Absenden \(offen\)/]);
  const opens = async (step: string): Promise<void> => {
    await list.getByRole("link", { name: step }).click();
    await expect(page.getByRole("heading", { level: 1, name: step })).toBeFocused();
    // What was chosen is read, and not the list once more.
    await expect(unfolds).toHaveAttribute("aria-expanded", "false");
    await expect(anyOrder).toHaveCount(0);
    await unfolds.click();
  };

  await applicant.findService();
  await applicant.beginSignedIn(JONAS);
  await expect(anyOrder).toBeInViewport();
  await expect(list.getByRole("listitem").last()).toBeInViewport();
  // The first step is there already: it begins below the list.
  await list.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Antragstellende Person" })).toBeFocused();
  await expect(unfolds).toHaveAttribute("aria-expanded", "false");
  await unfolds.click();

  await opens("Berufserfahrung");
  await applicant.form.fill("experience");
  await opens("Ausländische Berufsqualifikationen");
  await applicant.form.control("q[0].titleGerman").fill("Diplom in Krankenpflege");
  await opens("Antragstellende Person und Vertretung");
  await applicant.form.fill("role");
  await opens("Weitere Angaben");
  // What comes from the account begins a page; what is done stays so, whatever lacks before it.
  const states = [
    /Vertretung \(erledigt\)/,
    /zur Person.*angefangen.*Unterlagen fehlen noch/,
    /Anschrift.*angefangen/,
    /Berufsqualifikationen.*angefangen.*Unterlagen fehlen noch/,
    /Berufserfahrung \(erledigt\)/,
  ];
  await expectStates(...states, /Weitere Angaben/);
  await expect(list.locator("[aria-current=step]")).toHaveText(/Weitere Angaben/);
  await list.getByRole("link", { name: "Angaben prüfen" }).click();
  await page.getByRole("heading", { level: 1, name: "Prüfen Sie Ihre Angaben" }).waitFor();
  const missing = page.locator(".kern-alert--warning").getByRole("link");
  await expect(missing).toHaveText([
    "Angaben zur Person",
    "Anschrift, Staatsangehörigkeit, Verfahren",
    "Ausländische Berufsqualifikationen",
    "Weitere Angaben",
  ]);
  await expect(applicant.button(applicant.words.confirm)).toHaveCount(0);
  await expect(page.getByText(/Gespeichert um/)).toBeVisible();

  const id = new URL(page.url()).searchParams.get("process") ?? "";
  await page.goto("/nutzerkonto");
  await page.locator(`main a[href*="${id}"]`).click();
  await expect(anyOrder).toBeInViewport();
  await expectStates(/Vertretung/, ...states.slice(1), /Weitere Angaben/);
  // Going on by the button is a choice, too: who comes back finds the list folded.
  await applicant.next();
  await expect(page.getByRole("heading", { level: 1, name: "Angaben zur Person" })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Antragstellende Person" })).toBeVisible();
  await expect(unfolds).toHaveAttribute("aria-expanded", "false");
  await unfolds.click();
  await opens("Berufserfahrung");
  await expectStates(...states.slice(0, 4), /Berufserfahrung/, /Weitere Angaben/);
  // An address of a page further on opens it, too.
  await page.goto(page.url().replace("page=experience", "page=documents"));
  await expect(page.getByRole("heading", { level: 1, name: "Weitere Angaben" })).toBeVisible();
  await expect(unfolds).toHaveAttribute("aria-expanded", "false");
});
