import { TAKES_ALL } from "../gate/scope.ts";
import { Applicant } from "./Applicant.ts";
import { FORM_PAGES } from "./ApplicationForm.ts";
import { expectGood } from "./expectGood.ts";
import { test } from "./journey.ts";

const LOOKS = [
  { name: "forced colours on a phone", media: { forcedColors: "active" }, width: 390 },
  { name: "dark on a desktop", media: { colorScheme: "dark" }, width: 1280 },
] as const;

for (const look of TAKES_ALL ? LOOKS : LOOKS.slice(0, 1)) {
  test(`every page of the form is accessible at rest and with mistakes, ${look.name}`, async ({ page }) => {
    const applicant = new Applicant(page);
    await applicant.findService();
    await applicant.beginAnonymously();
    await page.emulateMedia(look.media);
    await page.setViewportSize({ width: look.width, height: 900 });
    for (const [index, key] of FORM_PAGES.entries()) {
      if (index > 0) await applicant.opens(key);
      await expectGood(page);
      await applicant.next();
      await page.locator(".kern-alert--danger[role=group]").waitFor();
      await expectGood(page);
      await applicant.form.fill(key);
      await applicant.next();
    }
    await page.waitForURL(/page=review/);
  });
}
