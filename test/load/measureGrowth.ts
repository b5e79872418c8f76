import type { Figure, FigureSection } from "../bench/Figure.ts";
import { quantile } from "../bench/quantile.ts";
import { applicant } from "./applicant.ts";
import { countAstray } from "./countAstray.ts";
import { fillTable } from "./fillTable.ts";

const APPLICANTS = 3;

/** One applicant alone, while more and more drafts of others are stored, on a portal that has so many applications. */
export async function measureGrowth(
  url: string,
  { drafts, applications }: { readonly drafts: readonly number[]; readonly applications: number },
): Promise<FigureSection> {
  const medians: number[] = [];
  let stored = 0;
  for (const wanted of drafts) {
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
  const astray = await countAstray(url, applications + drafts.length * APPLICANTS);
  const [baseline = 0] = medians;
  return {
    title: "One applicant, while drafts of others are stored",
    figures: [
      { name: "applications lost, or there twice", value: astray, unit: "", budget: 0 },
      ...drafts.map((count, index): Figure => ({
        name: `${count.toString()} drafts of others`,
        value: medians[index] ?? 0,
        unit: "ms",
        baseline,
      })),
    ],
  };
}
