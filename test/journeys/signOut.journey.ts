import { Applicant } from "./Applicant.ts";
import { expect, test } from "./journey.ts";

// Lists of the personal area that were asked for just before are answered with 401.
test.use({ allowedConsole: String.raw`\b401\b` });

test("who signs out as soon as a page is there is signed out in the other windows at once", async ({
  page,
  context,
}) => {
  await new Applicant(page).comesBack({ user: "leyla", password: "leyla-geheim" });
  const other = await context.newPage();
  const hearing = other.waitForResponse(/SessionTiming/);
  await other.goto("/nutzerkonto");
  await hearing;
  await expect(other.getByRole("button", { name: "Abmelden" })).toBeVisible();

  // What keeps the times of the session never comes to this window: only signing out itself can tell.
  await page.route(/SessionTiming/, () => undefined);
  await page.reload();
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(
    other.getByRole("dialog").getByText("Sie haben sich in einem anderen Fenster abgemeldet."),
  ).toBeVisible();
});
