import type { Figure, FigureSection } from "./Figure.ts";

const HEAD = ["", "measured", "unit", "budget", "", "baseline", "ratio", ""] as const;
const RIGHT_ALIGNED: ReadonlySet<number> = new Set([1, 3, 5, 6]);

/** A section as a plain table for a terminal, with a note at an exceeded budget. */
export function formatSection({ title, figures, remark }: FigureSection): string {
  const rows: readonly (readonly string[])[] = figures.length === 0 ? [] : [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        RIGHT_ALIGNED.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
  return ["", title, ...(remark === undefined ? [] : [remark]), ...lines, ""].join("\n");
}

function cells({ name, value, unit, budget, budgetRatio, baseline, note }: Figure): string[] {
  const ratio = baseline === undefined || baseline === 0 ? undefined : value / baseline;
  const isOver =
    (budget !== undefined && value > budget) ||
    (budgetRatio !== undefined && ratio !== undefined && ratio > budgetRatio);
  const compared =
    budget !== undefined ? rounded(budget) : budgetRatio !== undefined ? `${rounded(budgetRatio)}x` : "";
  return [
    name,
    rounded(value),
    unit,
    compared,
    compared === "" ? "" : isOver ? "over budget" : "within",
    baseline === undefined ? "" : rounded(baseline),
    ratio === undefined ? "" : `${ratio.toFixed(2)}x`,
    note ?? "",
  ];
}

function rounded(value: number): string {
  return value.toFixed(value >= 100 ? 1 : 2).replace(/\.?0+$/, "");
}
