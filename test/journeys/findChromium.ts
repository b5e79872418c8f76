import { accessSync, constants } from "node:fs";
import path from "node:path";
import { type Browser as OpenBrowser, chromium, type LaunchOptions } from "@playwright/test";
import { type Browser, carriedChromium } from "./carriedChromium.ts";

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

/** An installed browser: that of `CHROMIUM_PATH`, one of the machine, or Playwright's own. Undefined when there is none. */
export function findChromium(kind: "any" | "whole"): string | undefined {
  const names = kind === "any" ? [...WITHOUT_WINDOW, ...WHOLE] : WHOLE;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env["CHROMIUM_PATH"] ?? "", ...installed, chromium.executablePath()].find(isExecutable);
}

/** The browser of the journeys: an installed one, else the one that the project carries. Times are taken in a `whole` one. */
export async function journeyBrowser(): Promise<Browser | undefined> {
  const executablePath = findChromium("any");
  return executablePath === undefined ? carriedChromium() : { executablePath, environment: {} };
}

/** Opens the browser of the journeys for what is measured beside them; undefined where there is none. */
export async function launchChromium(): Promise<OpenBrowser | undefined> {
  const browser = await journeyBrowser();
  if (browser === undefined) return undefined;
  const { executablePath, environment } = browser;
  return chromium.launch({ executablePath, args: ["--no-sandbox"], env: { ...process.env, ...environment } });
}

/**
 * A browser as people have it: it shows a page again as it was left (back-forward cache). Undefined where there is only one
 * without a window, which never does.
 */
export function restoringChromium(): LaunchOptions | undefined {
  const executablePath = findChromium("whole");
  return executablePath === undefined
    ? undefined
    : { executablePath, args: ["--no-sandbox"], ignoreDefaultArgs: ["--disable-back-forward-cache"] };
}

export const NO_CHROMIUM =
  "No Chromium was found, and the one that the project carries runs on Linux with x64 only: install one with `npx playwright install chromium`, or set CHROMIUM_PATH.";
