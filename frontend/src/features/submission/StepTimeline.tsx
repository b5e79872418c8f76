import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { SUBMIT_STEP_GROUPS } from "../../../../functions/contract/submitSteps.ts";
import { Timeline } from "../../components/Timeline.tsx";
import type { Progress } from "./Progress.ts";
import { StepList } from "./StepList.tsx";
import { stateOfGroup, stepsOfGroup } from "./steps.ts";

export const GROUPS = SUBMIT_STEP_GROUPS.map(({ group }) => group);

/** The five groups; the running or failed one unfolds its steps. */
export function StepTimeline({ progress }: { readonly progress: Progress }): ReactNode {
  const { t } = useTranslation();
  return (
    <Timeline
      entries={GROUPS.map((group) => {
        const state = stateOfGroup(group, progress);
        const unfolded = state === "now" || state === "bad";
        return {
          state,
          spinning: true,
          text: t(`submission.group.${group}`),
          details: unfolded ? <StepList steps={stepsOfGroup(group)} progress={progress} /> : null,
        };
      })}
    />
  );
}
