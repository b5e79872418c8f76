import type { FigureSection } from "../Figure.ts";
import { askLighthouse } from "../lighthouse/askLighthouse.ts";
import { lighthouseFigures } from "../lighthouse/lighthouseFigures.ts";

const TITLE = "Form of 240 fields: Lighthouse, mobile";

/** What Lighthouse thinks of both candidates, in turn; or why it could not be asked. */
export async function measureLighthouse(
  candidates: { readonly plain: string; readonly portal: string },
  chromePath: string,
): Promise<FigureSection> {
  const answer = await askLighthouse([candidates.plain, candidates.portal], chromePath);
  if (!answer.asked) return { title: TITLE, remark: answer.why, figures: [] };
  const [baseline = [], reports = []] = answer.reports;
  return {
    title: TITLE,
    remark: `${answer.how} Baseline: the hand-written page.`,
    figures: lighthouseFigures({ name: "", reports, baseline }),
  };
}
