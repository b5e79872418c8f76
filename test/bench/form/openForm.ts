import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { installFormProbe } from "./installFormProbe.ts";

/** A phone of the middle class on a slow line, as Lighthouse imagines it. */
const SLOW = { cpu: 4, latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 };
/** So long must nothing take over 50 ms before a page counts as quiet. */
const QUIET_MILLISECONDS = { usual: 600, slow: 1000 };
/** Playwright asks in every frame otherwise, and a slow page has to be laid out for each answer. */
const SELDOM = { polling: 100 };

export interface FormVisit {
  readonly url: string;
  readonly slow: boolean;
  /** Mark of the last field of the first page. */
  readonly lastMark: string;
}

export interface OpenForm {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
}

/** Opens the form in a context of its own and waits until all of its first page is there and nothing happens any more. */
export async function openForm(browser: Browser, { url, slow, lastMark }: FormVisit): Promise<OpenForm> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1024, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  if (slow) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: SLOW.download,
      uploadThroughput: SLOW.upload,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
  }
  await page.addInitScript(installFormProbe);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(
    (mark) => window.formProbe.firstField !== undefined && window.formProbe.shows(mark),
    lastMark,
    SELDOM,
  );
  await page.waitForFunction(
    (quiet) => {
      const { firstField = 0, longTasks } = window.formProbe;
      return performance.now() - Math.max(firstField, ...longTasks.map(({ end }) => end)) > quiet;
    },
    QUIET_MILLISECONDS[slow ? "slow" : "usual"],
    SELDOM,
  );
  return { page, context, devtools };
}
