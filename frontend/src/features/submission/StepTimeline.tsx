import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { SUBMIT_STEP_GROUPS } from "../../../../functions/contract/submitSteps.ts";
import { Timeline } from "../../components/Timeline.tsx";
import type { Progress } from "./Progress.ts";
import { StepList } from "./StepList.tsx";
import { isUnfolded, stateOfGroup, stepsOfGroup } from "./steps.ts";

export const GROUPS = SUBMIT_STEP_GROUPS.map(({ group }) => group);

/** The groups; those that are neither done nor waiting unfold their steps. */
export function StepTimeline({ progress }: { readonly progress: Progress }): ReactNode {
  const { t } = useTranslation();
  return (
    <Timeline
      entries={GROUPS.map((group) => {
        const state = stateOfGroup(group, progress);
        return {
          state,
          spinning: true,
          text: t(`submission.group.${group}`),
          details: isUnfolded(group, progress) ? (
            <StepList steps={stepsOfGroup(group)} progress={progress} />
          ) : null,
        };
      })}
    />
  );
}
