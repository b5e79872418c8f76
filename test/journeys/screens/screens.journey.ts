import { expectAccessible } from "../axe.ts";
import { test } from "../journey.ts";
import { expectReading } from "./expectReading.ts";
import { expectScreen } from "./expectScreen.ts";
import { openScreen } from "./openScreen.ts";
import { SCREENS } from "./screenList.ts";
import { photograph } from "./screensFolder.ts";
import { variantsOf } from "./variantsOf.ts";
import { Visit } from "./Visit.ts";
import { writeIndex } from "./writeIndex.ts";

// Some screens are about calls that fail; browsers write each of them to the console.
test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|ERR_" });

test.afterAll(writeIndex);

for (const { name, focus } of SCREENS) {
  for (const [locale, looks] of variantsOf(name)) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

      test(`${name} is accessible, in order and fits`, async ({ page, portalUrl }) => {
        await openScreen(name, new Visit(page, { locale, portalUrl }));
        await expectReading(page, { name, locale });
        await expectScreen(page, { locale, focus });
        for (const { width, colorScheme } of looks) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
          await photograph(page, `${name}-${width.toString()}-${colorScheme}-${locale}`);
        }
      });
    });
  }
}
