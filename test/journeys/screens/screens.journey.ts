import { TAKES_ALL } from "#test/gate/scope.ts";
import { expectAccessible } from "../axe.ts";
import { test } from "../journey.ts";
import { expectScreens } from "./ALIKE.ts";
import { expectDeviceSettings, expectStillness } from "./expectDeviceSettings.ts";
import { expectForeignParts, expectGermanNames } from "./expectForeignParts.ts";
import { expectReading } from "./expectReading.ts";
import { expectScreen } from "./expectScreen.ts";
import { expectStateColours } from "./expectStateColours.ts";
import { openScreen } from "./openScreen.ts";
import { SCREENS } from "./screenList.ts";
import { photograph } from "./screensFolder.ts";
import { variantsOf, WITH_NAMES } from "./variantsOf.ts";
import { Visit } from "./Visit.ts";
import { writeIndex } from "./writeIndex.ts";

// Some screens are about calls that fail; browsers write each of them to the console.
test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|ERR_" });

test.afterAll(writeIndex);

/** The screens of every application. */
const MAIN: ReadonlySet<string> = new Set(
  "home start form-empty form-errors form-upload-checked form-review payment-choose result-nw area-drafts".split(
    " ",
  ),
);
/** With an animation while a person waits. */
const MOVING: ReadonlySet<string> = new Set(["sending-4-done", "payment-pending", "sign-in-redirect"]);

expectScreens(SCREENS.map(({ name }) => name));

for (const { name, focus } of SCREENS) {
  const isMain = MAIN.has(name);
  for (const [locale, looks] of variantsOf(name)) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

      // Opened once for all that is looked at: bringing about a screen takes longer than each look.
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
        if (locale === "en" || WITH_NAMES.has(name)) await expectForeignParts(page, locale);
        if (name === "start-accordions-open" && locale === "en") await expectGermanNames(page);
        if (MOVING.has(name)) await expectStillness(page, name);
        if (isMain) await expectDeviceSettings(page, { name, locale });
        if (isMain || (TAKES_ALL && locale === "de")) await expectStateColours(page, looks);
      });
    });
  }
}
