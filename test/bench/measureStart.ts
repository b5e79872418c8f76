import { rmSync } from "node:fs";
import type { FigureSection } from "./Figure.ts";
import { keptPages } from "./keptPages.ts";
import { startBenchPortal, type BenchPortal } from "./startBenchPortal.ts";

/** What a fresh clone is promised after its install. */
const READY_BUDGET_SECONDS = 90;

/** First start, which builds the pages, and a later one, which finds them. Leaves the later one running. */
export async function measureStart(): Promise<{
  readonly section: FigureSection;
  readonly portal: BenchPortal;
}> {
  for (const folder of keptPages()) rmSync(folder, { recursive: true, force: true });
  const first = await startBenchPortal();
  await first.stop();
  const portal = await startBenchPortal();
  const later = portal.readySeconds;
  return {
    portal,
    section: {
      title: "Start: from the command to `Portal ready`",
      remark: "Both with empty state. Baseline of the first start: the later one.",
      figures: [
        {
          name: "first start, pages are built",
          value: first.readySeconds,
          unit: "s",
          budget: READY_BUDGET_SECONDS,
          baseline: later,
        },
        {
          name: "later start, pages are found",
          value: later,
          unit: "s",
          budget: READY_BUDGET_SECONDS,
          ...(keptPages().size > 1 && { note: "built them again: a source changed meanwhile" }),
        },
      ],
    },
  };
}
