import type { Browser } from "@playwright/test";
import { z } from "zod";
import { Visitor } from "../integration/portal/Visitor.ts";
import { launchChromium, NO_CHROMIUM } from "../journeys/findChromium.ts";
import { applicationSteps } from "./applicationSteps.ts";
import type { Figure, FigureSection } from "./Figure.ts";
import { kilobytesOf, type FileKind } from "./kilobytesOf.ts";
import { visitPage } from "./visitPage.ts";

/**
 * The portal's own budgets for the first page of a form, in kB. The home page is held to the same. Names of files stand in
 * the code and are others with every build, which makes up to 0.1 kB in brotli.
 */
export const PAGE_BUDGETS = { jsGzip: 139.5, jsBrotli: 122.3, cssGzip: 12, fonts: 70 } as const;

const TITLE = "Weight of the pages on a first visit, kB as transferred";

const noticeSchema = z.looseObject({ readOnly: z.boolean(), notice: z.unknown() });

interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly awaited: string;
}

/** Script, style and font bytes of the home page and of the first page of a form, as a real browser asks for them. */
export async function measurePages(url: string): Promise<FigureSection> {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  // A notice of the operators loads its own parts before the first field: what is measured must not depend on it.
  const announced = await visitor.get("/api/version/notice");
  const { readOnly, notice } = noticeSchema.parse(announced.body);
  if (readOnly || notice !== null) throw new Error("Measure a portal that announces nothing.");
  const { id } = await applicationSteps.begin(visitor);
  const home = { name: "home", url, cookies: new Map<string, string>(), awaited: "h1" };
  const form = {
    name: "form",
    url: new URL(`/formular?process=${id}`, url).href,
    cookies: visitor.cookies,
    awaited: "main form input, main form select",
  };
  const browser = await launchChromium();
  if (browser === undefined) return { title: TITLE, remark: NO_CHROMIUM, figures: [] };
  try {
    const figures = [...(await weigh(browser, home)), ...(await weigh(browser, form))];
    const remark = "Budgets are for what arrives until the first field (home: the heading) can be seen.";
    return { title: TITLE, remark, figures };
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, page: MeasuredPage): Promise<readonly Figure[]> {
  const visit = await visitPage(browser, page);
  const untilSeen = visit.untilSeen.filter((file) => !isTexts(file));
  const texts = visit.untilSeen.filter(isTexts);
  const { loaded } = visit;
  const figure = async (
    name: string,
    weighed: { kind: FileKind; encoding: "gzip" | "br"; budget: number },
  ): Promise<Figure> => {
    const all = await kilobytesOf(loaded, weighed);
    const value = await kilobytesOf(untilSeen, weighed);
    const note = `${all.toFixed(2)} kB with all that loads later`;
    return { name: `${page.name}: ${name}`, value, unit: "kB", budget: weighed.budget, note };
  };
  return [
    await figure("JS, gzip", { kind: "js", encoding: "gzip", budget: PAGE_BUDGETS.jsGzip }),
    await figure("JS, brotli", { kind: "js", encoding: "br", budget: PAGE_BUDGETS.jsBrotli }),
    {
      name: `${page.name}: texts of one language, gzip`,
      value: await kilobytesOf(texts, { kind: "js", encoding: "gzip" }),
      unit: "kB",
      note: "no part of the budget of code: they grow with what is said",
    },
    await figure("CSS, gzip", { kind: "css", encoding: "gzip", budget: PAGE_BUDGETS.cssGzip }),
    await figure("fonts", { kind: "woff2", encoding: "gzip", budget: PAGE_BUDGETS.fonts }),
  ];
}

/** Texts travel as modules, too. */
function isTexts(file: string): boolean {
  return /\/\w*[mM]essages\.\w+-/.test(file);
}
