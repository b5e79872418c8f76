import type { FigureSection } from "../bench/Figure.ts";
import { quantile } from "../bench/quantile.ts";
import { applicant } from "./applicant.ts";
import { fillTable } from "./fillTable.ts";

const APPLICANTS = 3;

/** One applicant alone, while more and more drafts of others are stored: ascending counts. */
export async function measureGrowth(url: string, counts: readonly number[]): Promise<FigureSection> {
  const medians: number[] = [];
  let stored = 0;
  for (const wanted of counts) {
    await fillTable(url, wanted - stored);
    stored = wanted;
    const totals: number[] = [];
    while (totals.length < APPLICANTS) {
      const applied = await applicant(url);
      if (applied.failure !== undefined) throw new Error(applied.failure);
      totals.push(applied.total);
    }
    medians.push(quantile(totals, 0.5));
  }
  const [baseline = 0] = medians;
  return {
    title: "One applicant, while drafts of others are stored",
    figures: counts.map((count, index) => ({
      name: `${count.toString()} drafts of others`,
      value: medians[index] ?? 0,
      unit: "ms",
      baseline,
    })),
  };
}
