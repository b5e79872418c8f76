import { launchChromium, NO_CHROMIUM } from "#test/journeys/findChromium.ts";
import type { FigureSection } from "../Figure.ts";
import { PEOPLE } from "./PEOPLE.ts";
import { type Walk, walkAsPerson } from "./walkAsPerson.ts";

const KINDS = ["screens", "taps", "typed", "words", "pixels", "phoneScreens"] as const;
/** Of the nurse: half of what the first version showed. */
const BUDGETS: Readonly<Partial<Record<keyof Walk, number>>> = { words: 2600, phoneScreens: 40 };

/**
 * What three people do and see from the home page to the page that sends, at 390 × 844. Baseline: the same people at
 * another portal, of an earlier version.
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
          ? undefined
          : await walkAsPerson(browser, { url: baselineUrl, walker, tell });
      const walk = await walkAsPerson(browser, { url, walker, tell });
      sections.push({
        title: walker.name,
        figures: KINDS.map((name) => ({
          name,
          value: walk[name],
          unit: "" as const,
          ...(index === 0 && BUDGETS[name] !== undefined && { budget: BUDGETS[name] }),
          ...(baseline !== undefined && { baseline: baseline[name] }),
        })),
      });
    }
    return sections;
  } finally {
    await browser.close();
  }
}
