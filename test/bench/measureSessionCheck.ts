import { Visitor } from "../integration/portal/Visitor.ts";
import type { FigureSection } from "./Figure.ts";
import { quantile } from "./quantile.ts";
import { timed } from "./timed.ts";

const SAMPLES = 100;
const WARM_UPS = 20;

/**
 * Cost of the session check per request. Drafts are refused to visitors without an account right after their session
 * was read, and to callers without a session before anything is read: the difference is the check.
 */
export async function measureSessionCheck(url: string): Promise<FigureSection> {
  const visitor = new Visitor(url);
  await visitor.startAnonymously();
  const noSession = new Visitor(url);
  const samples: Record<"checked" | "unchecked" | "empty", number[]> = {
    checked: [],
    unchecked: [],
    empty: [],
  };
  for (let turn = -WARM_UPS; turn < SAMPLES; turn += 1) {
    const checked = await timed(() => visitor.get("/api/processes"));
    const unchecked = await timed(() => noSession.get("/api/processes"));
    const empty = await timed(() => noSession.get("/api/version"));
    if (checked.value.status !== 403 || unchecked.value.status !== 401 || empty.value.status !== 200) {
      throw new Error("the portal answers otherwise than the figure takes it");
    }
    if (turn < 0) continue;
    samples.checked.push(checked.milliseconds);
    samples.unchecked.push(unchecked.milliseconds);
    samples.empty.push(empty.milliseconds);
  }
  return {
    title: `Session check of a request, ${SAMPLES} of each in turn`,
    remark: "Baseline: a function that answers without looking at anything (GET /api/version).",
    figures: ([0.5, 0.95] as const).flatMap((share) => {
      const which = share === 0.5 ? "median" : "95th percentile";
      const baseline = quantile(samples.empty, share);
      return [
        {
          name: `with a session, ${which}`,
          value: quantile(samples.checked, share),
          unit: "ms" as const,
          baseline,
        },
        {
          name: `without one, ${which}`,
          value: quantile(samples.unchecked, share),
          unit: "ms" as const,
          baseline,
        },
      ];
    }),
  };
}
