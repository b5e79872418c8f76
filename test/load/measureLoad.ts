import type { Figure, FigureSection } from "../bench/Figure.ts";
import { quantile } from "../bench/quantile.ts";
import { applicant, type Applied } from "./applicant.ts";
import { countAstray } from "./countAstray.ts";

const WARM_UP = 2;
const ALONE = 3;
const PERCENTILES = [0.5, 0.95, 0.99] as const;

/** So many applicants at once, against one who is alone; and how many applications the portal then has. */
export async function measureLoad(
  url: string,
  together: number,
): Promise<{ readonly section: FigureSection; readonly applications: number }> {
  const first: Applied[] = [];
  while (first.length < WARM_UP) first.push(await applicant(url));
  const alone: Applied[] = [];
  while (alone.length < ALONE) alone.push(await applicant(url));
  const crowd = await Promise.all(Array.from({ length: together }, () => applicant(url)));
  const applicants = [...first, ...alone, ...crowd];
  const failures = applicants.flatMap(({ failure }) => failure?.replaceAll(/[0-9a-f-]{36}/g, "…") ?? []);
  const applications = applicants.length - failures.length;
  const astray = await countAstray(url, applications);
  const arrived = crowd.filter(({ failure }) => failure === undefined);
  const section: FigureSection = {
    title: `${together.toString()} applicants at once, against one alone`,
    remark:
      failures.length === 0
        ? "They share the processors of this machine; the ratio shows how much longer each waits."
        : `Failed: ${[...new Set(failures)].join("; ")}`,
    figures: [
      { name: "applications that did not arrive", value: failures.length, unit: "", budget: 0 },
      { name: "applications lost, or there twice", value: astray, unit: "", budget: 0 },
      { name: "calls throttled and tried again", value: sumOf(crowd.map((one) => one.throttled)), unit: "" },
      ...(arrived.length === 0 ? [] : figures(arrived, alone)),
    ],
  };
  return { section, applications };
}

function figures(crowd: readonly Applied[], alone: readonly Applied[]): readonly Figure[] {
  const names = Object.keys(alone[0]?.parts ?? {});
  const of = (one: Applied, name: string): number => (name === WHOLE ? one.total : (one.parts[name] ?? 0));
  return [...names, WHOLE].flatMap((name) => {
    const baseline = quantile(
      alone.map((one) => of(one, name)),
      0.5,
    );
    return PERCENTILES.map((share): Figure => ({
      name: `${name}, p${(share * 100).toString()}`,
      value: quantile(
        crowd.map((one) => of(one, name)),
        share,
      ),
      unit: "ms",
      baseline,
    }));
  });
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const WHOLE = "whole application";
