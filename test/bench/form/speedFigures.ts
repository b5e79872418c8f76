import type { Figure } from "../Figure.ts";
import type { FormSample } from "./FormSample.ts";

type Budget = Pick<Figure, "budget" | "budgetRatio">;

export interface SpeedFigure {
  readonly name: string;
  readonly unit: Figure["unit"];
  readonly of: (sample: FormSample) => number;
  readonly budgets?: { readonly usual?: Budget; readonly slow?: Budget };
}

/** What a visit is asked, with what it may be: as a ratio to the hand-written page where that is what counts. */
export const SPEED_FIGURES: readonly SpeedFigure[] = [
  {
    name: "first field can be seen",
    unit: "ms",
    of: ({ firstField }) => firstField,
    budgets: { usual: { budgetRatio: 1.3 }, slow: { budgetRatio: 1.3 } },
  },
  {
    name: "interactive: no long task any more",
    unit: "ms",
    of: ({ interactive }) => interactive,
    budgets: { usual: { budgetRatio: 1.3 }, slow: { budgetRatio: 1.3 } },
  },
  {
    name: "interactive, after the first field",
    unit: "ms",
    of: ({ interactive, firstField }) => interactive - firstField,
    budgets: { usual: { budget: 0 }, slow: { budget: 0 } },
  },
  {
    name: "total blocking time",
    unit: "ms",
    of: ({ blocked }) => blocked,
    budgets: { usual: { budget: 0 }, slow: { budget: 200 } },
  },
  {
    name: "next page of 40 fields",
    unit: "ms",
    of: ({ page }) => page,
    budgets: { usual: { budgetRatio: 1.5 }, slow: { budgetRatio: 1.5 } },
  },
  { name: "key to paint, median", unit: "ms", of: ({ keyMedian }) => keyMedian },
  {
    name: "key to paint, 95th percentile",
    unit: "ms",
    of: ({ keyLate }) => keyLate,
    budgets: { slow: { budget: 80 } },
  },
  {
    name: "script per key",
    unit: "ms",
    of: ({ scriptPerKey }) => scriptPerKey,
    budgets: { usual: { budgetRatio: 1.6 } },
  },
  { name: "main thread busy per key", unit: "ms", of: ({ busyPerKey }) => busyPerKey },
  {
    name: "conditional fields disappear",
    unit: "ms",
    of: ({ toggle }) => toggle,
    budgets: { usual: { budget: 14 }, slow: { budget: 60 } },
  },
  { name: "heap, first page", unit: "MB", of: ({ heapFirst }) => heapFirst },
  {
    name: "heap, after six pages",
    unit: "MB",
    of: ({ heapLast }) => heapLast,
    budgets: { usual: { budget: 6 }, slow: { budget: 6 } },
  },
  { name: "elements of the first page", unit: "", of: ({ elements }) => elements },
];
