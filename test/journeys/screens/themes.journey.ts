import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectContrast } from "../axe.ts";
import { test } from "../journey.ts";
import { TAKES_ALL } from "#test/gate/scope.ts";
import { MAIN_SCREENS } from "./mainScreens.ts";
import { SCREENS } from "./screenList.ts";
import { type Look, LOOKS, looksOf } from "./variantsOf.ts";
import { Visit } from "./Visit.ts";

// Some screens are about calls that fail; browsers write each of them to the console.
test.use({ allowedConsole: "Failed to load resource|call failed|failed-call|ERR_" });

const FOLDER = path.join(import.meta.dirname, "../../../infra/states");
/** The journeys' own portal is that of the third state, `demo`. */
const STATES = ["nw", "rp"] as const;

/** The page in the colours of another state. */
async function wears(page: Page, state: (typeof STATES)[number]): Promise<void> {
  const body = readFileSync(path.join(FOLDER, state, "theme.css"), "utf8");
  const isTheme = ({ pathname, search }: URL): boolean => pathname === "/theme.css" && search === `?${state}`;
  await page.route(isTheme, (route) => route.fulfill({ contentType: "text/css", body }));
  await page.evaluate((address) => {
    const sheet = document.querySelector<HTMLLinkElement>('link[href^="/theme.css"]');
    return new Promise<void>((resolve) => {
      if (sheet === null) throw new Error("the page has no theme");
      sheet.addEventListener("load", () => resolve());
      sheet.href = address;
    });
  }, `/theme.css?${state}`);
}

for (const { name, open } of TAKES_ALL ? SCREENS : MAIN_SCREENS) {
  test(`${name} has contrast in the colours of every state`, async ({ page, portalUrl }) => {
    await open(new Visit(page, { locale: "de", portalUrl }));
    const looks: readonly Look[] = TAKES_ALL ? LOOKS : looksOf(name);
    for (const state of STATES) {
      await wears(page, state);
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expectContrast(page);
      }
    }
  });
}
