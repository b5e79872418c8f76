import type { Figure } from "../Figure.ts";
import { quantile } from "../quantile.ts";
import { CATEGORIES, type LighthouseReport } from "./askLighthouse.ts";

const AUDITS = {
  "first-contentful-paint": "ms",
  "largest-contentful-paint": "ms",
  "total-blocking-time": "ms",
  "cumulative-layout-shift": "",
} as const;

export interface JudgedPage {
  /** Before the name of each figure; empty where a section has one page. */
  readonly name: string;
  readonly reports: readonly LighthouseReport[];
  readonly baseline?: readonly LighthouseReport[];
}

/** Points missing from 100, and the times behind them: the median of the reports. */
export function lighthouseFigures({ name, reports, baseline }: JudgedPage): readonly Figure[] {
  const figure = (what: string, of: (report: LighthouseReport) => number): Omit<Figure, "unit"> => ({
    name: name === "" ? what : `${name}: ${what}`,
    value: quantile(reports.map(of), 0.5),
    ...(baseline !== undefined && { baseline: quantile(baseline.map(of), 0.5) }),
  });
  const points = Object.entries(CATEGORIES).map(([category, budget]): Figure => ({
    ...figure(`${category}, points missing from 100`, ({ categories }) =>
      Math.round(100 - 100 * (categories[category]?.score ?? NaN)),
    ),
    unit: "",
    budget,
  }));
  const times = Object.entries(AUDITS).map(([audit, unit]): Figure => ({
    ...figure(audit.replaceAll("-", " "), ({ audits }) => audits[audit]?.numericValue ?? NaN),
    unit,
  }));
  return [...points, ...times];
}
