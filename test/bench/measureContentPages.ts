import { routesOf } from "#ui/navigation/localePath.ts";
import { CONTENT_PAGES } from "#ui/navigation/routes.ts";
import { launchChromium, NO_CHROMIUM } from "../journeys/findChromium.ts";
import type { Figure, FigureSection } from "./Figure.ts";
import { transferBytes } from "./transferBytes.ts";
import { visitPage } from "./visitPage.ts";

const TITLE = "Content pages until they can be read, kB with gzip, without fonts";
const BUDGET = 60;

/** The document and every file that had arrived on a slow line when its heading could be seen. */
export async function measureContentPages(url: string): Promise<FigureSection> {
  const browser = await launchChromium();
  if (browser === undefined) return { title: TITLE, remark: NO_CHROMIUM, figures: [] };
  const figures: Figure[] = [];
  try {
    for (const { pageId, locale, path } of routesOf("prefix_except_default")) {
      if (locale !== "de" || !CONTENT_PAGES.includes(pageId)) continue;
      const address = new URL(path, url).href;
      const visit = { url: address, cookies: new Map<string, string>(), awaited: "h1", slowLine: true };
      const { untilSeen } = await visitPage(browser, visit);
      const files = [address, ...new Set(untilSeen.filter((file) => !file.endsWith(".woff2")))];
      const sizes = await Promise.all(files.map((file) => transferBytes(file, "gzip")));
      const value = sizes.reduce((sum, size) => sum + size, 0) / 1000;
      figures.push({ name: path, value, unit: "kB", budget: BUDGET, note: `${files.length} files` });
    }
  } finally {
    await browser.close();
  }
  return { title: TITLE, figures };
}
