import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of the journeys: `CHROMIUM_PATH`, an installed one, or Playwright's own. Undefined when there is none. */
export function findChromium(): string | undefined {
  const installed = (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [process.env["CHROMIUM_PATH"] ?? "", ...installed, chromium.executablePath()].find(isExecutable);
}

export const NO_CHROMIUM =
  "No Chromium was found for the browser journeys: install one with `npx playwright install chromium`, or set CHROMIUM_PATH.";
