import type { Locator, Page } from "@playwright/test";
import { Applicant } from "./Applicant.ts";
import { ApplicationForm } from "./ApplicationForm.ts";
import type { Hand } from "./Hand.ts";
import { headingOf } from "./headingOf.ts";
import { expect, test } from "./journey.ts";
import { watchedKeyboard } from "./watchedKeyboard.ts";

async function acceptsAll(page: Page, hand: Hand): Promise<void> {
  for (const box of await page.getByRole("checkbox").all()) await hand.tick(box);
}

async function signsInBy(
  way: Locator,
  { page, hand }: { readonly page: Page; readonly hand: Hand },
): Promise<void> {
  await hand.choose(page.locator("input[type=radio][id^=login-]"), 0);
  while (!(await way.isChecked())) await page.keyboard.press("ArrowDown");
  await acceptsAll(page, hand);
}

// How the whole form is filled in by keyboard is shown with its mistakes, in both languages.
test("from the home page into the form by keyboard alone: the focus is always there and can be seen", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  const { words } = applicant;
  const { keyboard } = page;
  const hand = watchedKeyboard(page);
  const form = new ApplicationForm(page, { locale: "de", hand });
  const find = async (name: string, text: string): Promise<void> => {
    await hand.type(page.getByRole("combobox", { name }), text);
    await page.getByRole("option").first().waitFor();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Ändern/ }).filter({ hasText: name })).toBeFocused();
  };

  await page.goto("/");
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await find(words.profession, "99150001001010");
  await find(words.place, "50667");
  await hand.choose(page.locator("input[name=origin]"), 0);
  while (!(await page.getByLabel(words.thirdCountry).isChecked())) await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await page.waitForURL(/start/);
  await expect(headingOf(page)).toBeFocused();

  await hand.press(page.getByRole("link", { name: words.begin }));
  await expect(page.getByRole("heading", { name: words.begin })).toBeFocused();
  await signsInBy(page.locator("#login-anon"), { page, hand });
  await hand.press(applicant.button(words.begin));
  await form.control("role").waitFor();
  await expect(headingOf(page)).toBeFocused();
  await form.fill("role");
  await hand.press(applicant.button(words.next));
  await applicant.opens("applicant");
  await expect(headingOf(page)).toBeFocused();

  // Past the list of steps: the next stop is of the page itself.
  await page.getByRole("link", { name: "Zum Inhalt springen" }).focus();
  await keyboard.press("Enter");
  await expect(headingOf(page)).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
  await expect(page.locator("main nav :focus")).toHaveCount(0);
});

test("from the check of the answers to the result by keyboard alone: the focus is always there and can be seen", async ({
  page,
}) => {
  const applicant = new Applicant(page);
  const { words } = applicant;
  const hand = watchedKeyboard(page);
  await applicant.findService();
  await applicant.beginAnonymously();
  await applicant.fillAtOnce("documents");
  await hand.press(applicant.button(words.next));
  await page.waitForURL(/page=review/);
  await expect(headingOf(page)).toBeFocused();
  await hand.press(applicant.button(words.confirm));

  await page.waitForURL(/page=send/);
  await expect(headingOf(page)).toBeFocused();
  await signsInBy(page.locator("#login-sk"), { page, hand });
  await hand.press(applicant.button(words.signIn));
  const user = page.locator("input[name=user]");
  await user.waitFor();
  await hand.type(user, "jonas");
  await hand.type(page.locator("input[name=password]"), "jonas-geheim");
  await page.keyboard.press("Enter");

  const arrived = page.getByText("Sie sind angemeldet. Ihre Angaben und Dateien sind da.");
  await expect(arrived.first()).toBeVisible();
  await hand.press(applicant.button(words.send));
  await expect(page.getByRole("heading", { level: 1, name: words.sent })).toBeFocused();
  await expect(arrived).toHaveCount(0);
});
