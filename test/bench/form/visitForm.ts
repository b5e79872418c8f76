import type { Browser, CDPSession, Page } from "@playwright/test";
import { quantile } from "../quantile.ts";
import { fillRequired } from "./fillRequired.ts";
import type { FormSample } from "./FormSample.ts";
import { openForm } from "./openForm.ts";

const MEGABYTE = 1_048_576;
const LETTERS = "abcdefghij";

export interface MeasuredVisit {
  readonly url: string;
  readonly slow: boolean;
  readonly marks: readonly (readonly string[])[];
}

/** One person's way through the form: open it, type, switch a condition, go through all pages. */
export async function visitForm(browser: Browser, { url, slow, marks }: MeasuredVisit): Promise<FormSample> {
  const [first = [], ...others] = marks;
  const { page, context, devtools } = await openForm(browser, { url, slow, lastMark: first.at(-1) ?? "" });
  const opened = await page.evaluate(() => {
    const { firstField = NaN, longTasks } = window.formProbe;
    return {
      firstField,
      interactive: Math.max(firstField, ...longTasks.map(({ end }) => end)),
      blocked: longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      elements: document.querySelectorAll("#app *").length,
    };
  });
  const heapFirst = await heap(devtools);
  const typing = await type(page, { devtools, slow });
  const toggle = await switchCondition(page);
  const turns: number[] = [];
  for (const [index, pageMarks] of others.entries()) {
    await fillRequired(page, index + 1);
    turns.push(await turnPage(page, [pageMarks[0] ?? "", pageMarks.at(-1) ?? ""]));
    await page.waitForTimeout(slow ? 500 : 250);
  }
  const heapLast = await heap(devtools);
  await context.close();
  return { ...opened, ...typing, toggle, page: quantile(turns, 0.5), heapFirst, heapLast };
}

async function type(
  page: Page,
  { devtools, slow }: { readonly devtools: CDPSession; readonly slow: boolean },
): Promise<Pick<FormSample, "keyMedian" | "keyLate" | "scriptPerKey" | "busyPerKey">> {
  const presses = slow ? 20 : 40;
  await page.locator("#app input[type=text]").first().click();
  await page.waitForTimeout(300);
  const before = await metrics(devtools);
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(LETTERS.charAt(press % LETTERS.length));
    await page.waitForTimeout(slow ? 100 : 40);
  }
  await page.waitForTimeout(600);
  const after = await metrics(devtools);
  const keys = await page.evaluate(() => window.formProbe.keys);
  const perKey = (name: string): number =>
    (((after.get(name) ?? NaN) - (before.get(name) ?? NaN)) * 1000) / presses;
  return {
    keyMedian: quantile(keys, 0.5),
    keyLate: quantile(keys, 0.95),
    scriptPerKey: perKey("ScriptDuration"),
    busyPerKey: perKey("TaskDuration"),
  };
}

/** "Nein" to the first question takes away the twelfth field, among others. */
async function switchCondition(page: Page): Promise<number> {
  await page.evaluate(() => window.formProbe.timeClickUntilGone("P1F12"));
  await page.locator("#app input[type=radio]").nth(1).click({ force: true });
  await page.waitForFunction(() => window.formProbe.toggled !== undefined);
  return page.evaluate(() => window.formProbe.toggled ?? NaN);
}

/** From the click on the button to the frame in which the first and the last field of the next page can be seen. */
function turnPage(page: Page, marks: readonly [string, string]): Promise<number> {
  return page.evaluate((awaited) => {
    const next = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent.trim() === "Weiter",
    );
    const { until, shows } = window.formProbe;
    const shown = until(() => awaited.every(shows));
    next?.click();
    return shown;
  }, marks);
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  return ((await metrics(devtools)).get("JSHeapUsedSize") ?? NaN) / MEGABYTE;
}

async function metrics(devtools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics: given } = await devtools.send("Performance.getMetrics");
  return new Map(given.map(({ name, value }) => [name, value]));
}
