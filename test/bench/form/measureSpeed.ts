import type { Browser } from "@playwright/test";
import type { Figure, FigureSection } from "../Figure.ts";
import { quantile } from "../quantile.ts";
import type { FormSample } from "./FormSample.ts";
import { type SpeedFigure, SPEED_FIGURES } from "./speedFigures.ts";
import { visitForm } from "./visitForm.ts";

export interface SpeedMeasurement {
  /** Addresses of the two candidates. */
  readonly plain: string;
  readonly portal: string;
  readonly marks: readonly (readonly string[])[];
  /** Visits of each candidate, on a fast and on a slow line. */
  readonly runs: number;
}

type Mode = "usual" | "slow";
const MODES: readonly Mode[] = ["usual", "slow"];

const TITLES: Readonly<Record<Mode, string>> = {
  usual: "Form of 240 fields against a hand-written page, unthrottled",
  slow: "Form of 240 fields against a hand-written page, CPU 4x slower, 1.6 Mbit/s, 150 ms round trip",
};

/** Both candidates in turn, each visit in a fresh browser context, so that whatever else runs here meets both alike. */
export async function measureSpeed(
  browser: Browser,
  { plain, portal, marks, runs }: SpeedMeasurement,
): Promise<readonly FigureSection[]> {
  const samples: Record<Mode, { plain: FormSample[]; portal: FormSample[] }> = {
    usual: { plain: [], portal: [] },
    slow: { plain: [], portal: [] },
  };
  for (let run = 0; run < runs; run += 1) {
    for (const mode of MODES) {
      const visit = { marks, slow: mode === "slow" };
      samples[mode].plain.push(await visitForm(browser, { ...visit, url: plain }));
      samples[mode].portal.push(await visitForm(browser, { ...visit, url: portal }));
    }
  }
  return MODES.map((mode) => ({
    title: TITLES[mode],
    remark: `Median of ${runs} visits of each in turn. Baseline: the hand-written page.`,
    figures: SPEED_FIGURES.map((figure) => asFigure(figure, { mode, ...samples[mode] })),
  }));
}

function asFigure(
  { name, unit, of, budgets }: SpeedFigure,
  given: {
    readonly mode: Mode;
    readonly plain: readonly FormSample[];
    readonly portal: readonly FormSample[];
  },
): Figure {
  const middle = (visits: readonly FormSample[]): number => quantile(visits.map(of), 0.5);
  const value = middle(given.portal);
  const baseline = middle(given.plain);
  return { name, unit, value, baseline, ...budgets?.[given.mode] };
}
