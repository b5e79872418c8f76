import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { NOT_IN_THIS_RUN } from "#test/gate/WIDE.ts";

/** Where the pictures of the screens go. */
export const SCREENS_FOLDER = path.join(import.meta.dirname, "../../../.local/screens");

/** For people to look at: in `npm run test:all`, and where the journey is named. No verdict needs them. */
const TAKES_PICTURES = NOT_IN_THIS_RUN.length === 0;

/** A picture of all of a page, or of a part of one. */
export async function photograph(shown: Page | Locator, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  const file = path.join(SCREENS_FOLDER, `${name}.png`);
  await ("goto" in shown
    ? shown.screenshot({ path: file, fullPage: true })
    : shown.screenshot({ path: file }));
}
