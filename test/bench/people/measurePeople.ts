import { launchChromium, NO_CHROMIUM } from "#test/journeys/findChromium.ts";
import type { FigureSection } from "../Figure.ts";
import { PEOPLE, type Walk } from "./PEOPLE.ts";
import { walkAsPerson } from "./walkAsPerson.ts";

const KINDS = ["screens", "taps", "typed", "words", "pixels", "phoneScreens"] as const;
/** Of what each person met before, by the issue that halved the way. */
const SHARES: Readonly<Partial<Record<keyof Walk, number>>> = {
  taps: 2 / 3,
  typed: 2 / 3,
  words: 0.6,
  pixels: 0.6,
  phoneScreens: 0.6,
};
/** Of the nurse, by the same issue. */
const BUDGETS: Readonly<Partial<Record<keyof Walk, number>>> = { words: 2600, phoneScreens: 40 };

/**
 * What three people do and see from the home page to the page that sends. Baseline: the same people at the portal of
 * commit c668185, or at one that runs.
 */
export async function measurePeople(url: string, baselineUrl?: string): Promise<readonly FigureSection[]> {
  const browser = await launchChromium();
  if (browser === undefined) throw new Error(NO_CHROMIUM);
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  try {
    const sections: FigureSection[] = [];
    for (const [index, walker] of PEOPLE.entries()) {
      const baseline =
        baselineUrl === undefined
          ? walker.before
          : await walkAsPerson(browser, { url: baselineUrl, walker, isBefore: true, tell });
      const walk = await walkAsPerson(browser, { url, walker, isBefore: false, tell });
      sections.push({
        title: walker.name,
        figures: KINDS.map((name) => ({
          name,
          value: walk[name],
          unit: "" as const,
          baseline: baseline[name],
          ...(SHARES[name] !== undefined && { budgetRatio: SHARES[name] }),
          ...(index === 0 && BUDGETS[name] !== undefined && { budget: BUDGETS[name] }),
        })),
      });
    }
    return sections;
  } finally {
    await browser.close();
  }
}
