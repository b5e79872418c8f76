import { expect, test } from "./journey.ts";
import { AREA_SCREENS } from "./screens/areaScreens.ts";
import { CONTENT_SCREENS } from "./screens/contentScreens.ts";
import { FORM_SCREENS } from "./screens/formScreens.ts";
import { NOTICE_SCREENS } from "./screens/noticeScreens.ts";
import { PAYMENT_SCREENS } from "./screens/paymentScreens.ts";
import { SAVING_SCREENS } from "./screens/savingScreens.ts";
import { SENDING_SCREENS } from "./screens/sendingScreens.ts";
import { START_SCREENS } from "./screens/startScreens.ts";
import { Visit } from "./screens/Visit.ts";

test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|ERR_" });

/** The whole way, and what lies beside it. */
const WAY =
  `home start form-welcome form-empty form-errors form-filled form-documents form-elsewhere form-review
  form-leaving form-differs-from-account form-two-versions-nothing-chosen notice payment-choose send sending-4-done sending-not-kept-leaving
  sending-failed-authority-unreachable sending-failed-paid result-nw result-closing
  area-drafts area-sent`.split(/\s+/);
const SCREENS = [
  ...CONTENT_SCREENS,
  ...START_SCREENS,
  ...FORM_SCREENS,
  ...SAVING_SCREENS,
  ...NOTICE_SCREENS,
  ...PAYMENT_SCREENS,
  ...SENDING_SCREENS,
  ...AREA_SCREENS,
].filter(({ name }) => WAY.includes(name));

/** Times, dates and numbers that are others in each run. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d{1,2}:\d{2}(\sUhr)?(\s(?:MEZ|MESZ|CET|CEST))?/g, "<time>"],
  [/\b(Heute|Morgen|Gestern|Today|Tomorrow|Yesterday)\b(?=, <time>)/gi, "<day>"],
  [/\d{1,2}\.? \p{L}+ \d{4}/gu, "<date>"],
  [/[0-9a-f]{8}-[0-9a-f-]{27}/g, "<id>"],
  [/Version \S+ \([0-9a-z]+\)/g, "<version>"],
];

for (const locale of ["de", "en"] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    for (const { name, open } of SCREENS) {
      test(`${name} reads as it was reviewed`, async ({ page, portalUrl }) => {
        await page.context().addCookies([{ name: "language", value: locale, url: portalUrl }]);
        await open(new Visit(page, { locale, portalUrl }));
        // What is on its way is read when it is there.
        await page.waitForLoadState("networkidle");
        await expect(page.getByText(/^(Wird geladen|Loading) …$/)).toHaveCount(0);
        // Steps are settled when the engine runs, a moment after the page.
        await expect(async () => {
          const dialog = page.getByRole("dialog");
          const shown = (await dialog.count()) > 0 ? dialog : page.getByRole("main");
          const tree = await shown.ariaSnapshot();
          const said = CHANGING.reduce((text, [changing, by]) => text.replaceAll(changing, by), tree);
          const withoutAddresses = said.replaceAll(/\n\s*- \/url: .*/g, "");
          expect(withoutAddresses).toMatchSnapshot(`${name}.${locale}.txt`);
        }).toPass({ timeout: 20_000 });
      });
    }
  });
}
