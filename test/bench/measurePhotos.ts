import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { de } from "#ui/photos/messages.de.ts";
import { aPhoto } from "../fixtures/scans/aPhoto.ts";
import { Visitor } from "../integration/portal/Visitor.ts";
import { launchChromium, NO_CHROMIUM } from "../journeys/findChromium.ts";
import { beginWithoutPages } from "../journeys/inForm.ts";
import { benchFolder } from "./benchFolder.ts";
import type { FigureSection } from "./Figure.ts";

const TITLE = "Photos to one PDF, in the browser";
const PAGES = 20;
/** 12 million pixels, as phones take them. */
const SIZE = { width: 3024, height: 4032 };
const PHONE = { width: 390, height: 844 };
const EVERY_MILLISECONDS = 50;
const UPLOAD = "main input[type=file]";

const listedSchema = z.object({ usedBytes: z.number() });

/** What twenty photos take at most while they become one PDF, beside the page before them. */
export async function measurePhotos(url: string): Promise<FigureSection> {
  const browser = await launchChromium();
  if (browser === undefined) return { title: TITLE, remark: NO_CHROMIUM, figures: [] };
  try {
    const visitor = new Visitor(url);
    await visitor.startAnonymously();
    const processId = await beginWithoutPages(visitor);
    const page = await openUpload(browser, { url, visitor, processId });
    const memory = await memoryOf(browser);
    if (memory === undefined)
      return { title: TITLE, remark: "The memory of processes is read on Linux only.", figures: [] };
    const before = memory();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, memory())), EVERY_MILLISECONDS);
    await uploadPhotos(page);
    clearInterval(watch);
    const listed = await visitor.get(`/api/processes/${processId}/attachments`);
    const { usedBytes } = listedSchema.parse(listed.body);
    return {
      title: TITLE,
      remark: `${PAGES.toString()} photos of 12 million pixels; all processes of the browser, read every ${EVERY_MILLISECONDS.toString()} ms.`,
      figures: [
        { name: "memory, at most", value: most - before, unit: "MB", budget: 150 },
        { name: "PDF, for each page", value: usedBytes / PAGES / 1000, unit: "kB", budget: 300 },
      ],
    };
  } finally {
    await browser.close();
  }
}

interface Upload {
  readonly url: string;
  readonly visitor: Visitor;
  readonly processId: string;
}

async function openUpload(browser: Browser, { url, visitor, processId }: Upload): Promise<Page> {
  const context = await browser.newContext({ locale: "de-DE", viewport: PHONE });
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto(new URL(`/formular?process=${processId}&page=applicant`, url).href);
  await page.locator(UPLOAD).first().waitFor({ state: "attached" });
  return page;
}

/** Chooses the photos, waits until each is a page, and has the PDF uploaded and checked. */
async function uploadPhotos(page: Page): Promise<void> {
  const { buffer } = await aPhoto({ name: "IMG.jpg", taking: { size: SIZE } });
  const photos = Array.from({ length: PAGES }, (_, index) => {
    const file = path.join(benchFolder, `IMG_${index.toString()}.jpg`);
    writeFileSync(file, buffer);
    return file;
  });
  await page.locator(UPLOAD).first().setInputFiles(photos);
  await page
    .getByRole("dialog")
    .locator("canvas")
    .nth(PAGES - 1)
    .waitFor();
  await page.getByRole("button", { name: de["photos.done"], exact: true }).click();
  await page.locator(".ap-file--ok").waitFor();
}

/** Reads what all processes of the browser take, in MB; undefined where the system does not say. */
async function memoryOf(browser: Browser): Promise<(() => number) | undefined> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const files = processInfo.map(({ id }) => `/proc/${id.toString()}/smaps_rollup`);
  if (!files.every((file) => existsSync(file))) return undefined;
  return () => files.reduce((sum, file) => sum + proportionOf(file), 0) / 1000;
}

/** The proportional share of a process, in kB: pages that several have are counted once. */
function proportionOf(file: string): number {
  return Number(/^Pss: +(\d+)/m.exec(readFileSync(file, "utf8"))?.[1] ?? 0);
}
