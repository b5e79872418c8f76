import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { SubmitStep } from "../../../../functions/contract/submitSteps.ts";
import { Icon } from "../../components/Icon.tsx";
import type { Progress } from "./Progress.ts";
import { stateOfStep } from "./steps.ts";

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
