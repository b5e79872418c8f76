import { accessSync, constants } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without a window: the same pages in two thirds of the time (test/README.md). */
const WITHOUT_WINDOW = ["chromium-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser of the journeys: `CHROMIUM_PATH`, an installed one, or Playwright's own. Undefined when there is none.
 * Figures are taken in a `whole` one, as people use it.
 */
export function findChromium(kind: "any" | "whole"): string | undefined {
  const names = kind === "any" ? [...WITHOUT_WINDOW, ...WHOLE] : WHOLE;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env["CHROMIUM_PATH"] ?? "", ...installed, chromium.executablePath()].find(isExecutable);
}

export const NO_CHROMIUM =
  "No Chromium was found for the browser journeys: install one with `npx playwright install chromium`, or set CHROMIUM_PATH.";
