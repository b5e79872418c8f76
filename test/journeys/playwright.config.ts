import path from "node:path";
import { defineConfig } from "@playwright/test";
import { EVENT_MILLISECONDS, LAPTOP_PATIENCE, MOST_WORKERS, TEST_MILLISECONDS } from "../gate/BOUNDS.ts";
import { takePublishedKeys } from "../publishedKeys.ts";
import { NOT_IN_THIS_RUN } from "../gate/WIDE.ts";
import { TITLES_NOT_IN_THIS_RUN } from "../gate/WIDE_JOURNEYS.ts";
import { journeyBrowser, NO_CHROMIUM } from "./findChromium.ts";
import { MISHAPS } from "./MISHAPS.ts";
import { PREVIEW_COMMAND, PREVIEW_URL } from "./previewUrl.ts";

takePublishedKeys();

const browser = await journeyBrowser();
if (browser === undefined) throw new Error(NO_CHROMIUM);
const { executablePath, environment } = browser;

const ROOT = path.join(import.meta.dirname, "../..");
/** Apart from a developer's own portal on 4000 and from the integration suite's one. */
const PORT = "4550";
const SCREENS = "**/screens/*.journey.ts";
const ONE_BY_ONE = MISHAPS.map((name) => `**/${name}.journey.ts`);
const NOT_IN_GATE = NOT_IN_THIS_RUN.map((place) => `**/${place}`);
/** `PORTAL_URL` names a portal that runs already, for example one on LocalStack. */
const running = process.env["PORTAL_URL"]?.replace(/\/$/, "");
const portalUrl = running ?? `http://127.0.0.1:${PORT}`;
const ownPortal = {
  command: "node infra/laptop/start.mjs --fresh --state .local/journeys",
  cwd: ROOT,
  env: { PORT, LAPTOP_PATIENCE },
  url: `${portalUrl}/api/version`,
  timeout: TEST_MILLISECONDS,
  gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  reuseExistingServer: false,
} as const;

/** The built pages in real Chromium against a whole portal of their own. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: "**/*.journey.ts",
  ...(TITLES_NOT_IN_THIS_RUN !== undefined && { grepInvert: TITLES_NOT_IN_THIS_RUN }),
  projects: [
    // Each has its pictures.
    { name: "screens", testMatch: SCREENS, use: { screenshot: "off" } },
    { name: "journeys", testIgnore: [SCREENS, ...ONE_BY_ONE, ...NOT_IN_GATE] },
    { name: "mishaps", testMatch: ONE_BY_ONE, workers: 1 },
  ],
  // What a screen reader finds, in files to be read and reviewed.
  snapshotPathTemplate: "{testDir}/screenReader/{arg}{ext}",
  outputDir: path.join(ROOT, ".local/journey-results/journeys"),
  fullyParallel: true,
  workers: MOST_WORKERS,
  // A portal that runs already may keep real time: then ten minutes without a sign last ten minutes.
  timeout: running === undefined ? TEST_MILLISECONDS : 1.5 * TEST_MILLISECONDS,
  // A timing is never asserted: what never appears ends a journey, and no step has a time of its own.
  expect: { timeout: EVENT_MILLISECONDS, toPass: { timeout: EVENT_MILLISECONDS } },
  reporter: [["list"], ["json", { outputFile: path.join(ROOT, ".local/test-results/journeys.json") }]],
  use: {
    baseURL: portalUrl,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // Containers run tests as root, where Chromium's sandbox cannot.
    launchOptions: { executablePath, args: ["--no-sandbox"], env: { ...process.env, ...environment } },
    actionTimeout: EVENT_MILLISECONDS,
    // A trace of every step costs a fifth of the time: the one of a repeated journey is kept (test/gate/journeySuite.ts).
    trace: "off",
    screenshot: "only-on-failure",
  },
  webServer: [
    ...(running === undefined ? [ownPortal] : []),
    {
      command: PREVIEW_COMMAND,
      cwd: ROOT,
      url: PREVIEW_URL,
      timeout: TEST_MILLISECONDS,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
      reuseExistingServer: running !== undefined,
    },
  ],
});
