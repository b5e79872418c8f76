import { languagesOf } from "./languagesOf.ts";
import { expect, test } from "./journey.ts";

test.use({ allowedConsole: String.raw`\b(401|403|404)\b` });

const WORDS = {
  de: { title: "Ihre Sitzung ist beendet", gone: "wurden mit der Sitzung gelöscht", again: "Neu beginnen" },
  en: { title: "Your session has ended", gone: "were deleted with the session", again: "Begin again" },
} as const;

for (const locale of languagesOf({ usually: "en" })) {
  const said = WORDS[locale];

  test(`in ${locale} › the address of an application without an account says after the session that it was deleted, and offers to begin again`, async ({
    page,
    inForm,
  }) => {
    const applicant = await inForm({ locale });
    const form = page.url();
    await page.goto("about:blank");
    await page.context().clearCookies({ name: "session" });
    await page.goto(form);
    await expect(page.getByRole("heading", { level: 1, name: said.title })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main).toContainText(said.gone);
    await expect(main.getByRole("radio")).toHaveCount(0);
    await main.getByRole("link", { name: said.again }).click();
    await expect(page).toHaveURL(/antrag\/start/);
    await expect(applicant.button(applicant.words.begin)).toBeVisible();
  });
}
