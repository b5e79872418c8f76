import type { FigureSection } from "../Figure.ts";
import { askLighthouse } from "../lighthouse/askLighthouse.ts";
import { lighthouseFigures } from "../lighthouse/lighthouseFigures.ts";
import { serveOverHttp2 } from "../lighthouse/serveOverHttp2.ts";

const TITLE = "Form of 240 fields: Lighthouse, mobile";

/** What Lighthouse thinks of both candidates, in turn; or why it could not be asked. */
export async function measureLighthouse(
  candidates: { readonly plain: string; readonly portal: string },
  chromePath: string,
): Promise<FigureSection> {
  const served = await Promise.all([candidates.plain, candidates.portal].map(serveOverHttp2));
  const answer = await askLighthouse(
    served.map(({ url }) => url),
    chromePath,
  );
  for (const { stop } of served) stop();
  if (!answer.asked) return { title: TITLE, remark: answer.why, figures: [] };
  const [baseline = [], reports = []] = answer.reports;
  return {
    title: TITLE,
    remark: `${answer.how} Baseline: the hand-written page.`,
    figures: lighthouseFigures({ name: "", reports, baseline }),
  };
}
