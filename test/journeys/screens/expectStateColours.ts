import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expectContrast } from "../axe.ts";
import type { Look } from "./variantsOf.ts";

const FOLDER = path.join(import.meta.dirname, "../../../infra/states");
/** The journeys' own portal is that of the third state, `demo`. */
const STATES = ["nw", "rp"] as const;

/** Contrast in the colours of every other state. */
export async function expectStateColours(page: Page, looks: readonly Look[]): Promise<void> {
  for (const state of STATES) {
    await wears(page, state);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectContrast(page);
    }
  }
}

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
