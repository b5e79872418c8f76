import type { CostLine } from "./applicationCost.ts";

/** A sum and its parts as a plain table for a terminal. Answers the sum. */
export function printLines(
  title: string,
  {
    lines,
    currency,
    decimals,
  }: { readonly lines: readonly CostLine[]; readonly currency: string; readonly decimals: number },
): number {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  process.stdout.write(`\n${title}: ${total.toFixed(decimals)} ${currency}\n`);
  for (const { what, count, each, total: price } of lines) {
    const amount = Number.isInteger(count) ? count.toString() : count.toPrecision(3);
    process.stdout.write(
      `  ${price.toFixed(decimals).padStart(10)}  ${amount.padStart(8)} × ${each.toString()}  ${what}\n`,
    );
  }
  return total;
}
