import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { type SubmitStep, SUBMIT_STEP_GROUPS } from "#domain/sending/submitSteps.ts";
import { Icon } from "../components/Icon.tsx";
import type { Progress } from "./Progress.ts";
import { stateOfStep, isUnfolded, stateOfGroup, stepsOfGroup } from "./steps.ts";
import { Timeline } from "../components/timeline/Timeline.tsx";

export const GROUPS = SUBMIT_STEP_GROUPS.map(({ group }) => group);

const ICONS = { done: "check", now: "running", bad: "close", open: "missing" } as const;

export function StepList(props: {
  readonly steps: readonly SubmitStep[];
  readonly progress: Progress;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <ol className="ap-sub">
      {props.steps.map((step) => {
        const state = stateOfStep(step, props.progress);
        return (
          <li key={step} data-step={step}>
            <Icon name={ICONS[state]} size="s" />
            {t(`submission.step.${step}`)}
            <span className="kern-sr-only"> ({t(`timeline.${state}`)})</span>
          </li>
        );
      })}
    </ol>
  );
}

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
