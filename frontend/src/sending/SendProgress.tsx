import "virtual:kern/progress.css";
import "../styles/explain.css";
import "../styles/progress.css";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { SUBMIT_STEPS, type SubmitStep, SUBMIT_STEP_GROUPS } from "#domain/sending/submitSteps.ts";
import { announce } from "../components/announcements.ts";
import { Note } from "../components/Note.tsx";
import { StepHeading } from "../components/PageHeading.tsx";
import { type Progress, stateOfGroup, stateOfStep, isUnfolded, stepsOfGroup } from "./steps.ts";
import { Icon } from "../components/icon/Icon.tsx";
import { Timeline } from "../components/timeline/Timeline.tsx";

export interface SendProgressProps {
  readonly progress: Progress;
  /** Whether there is a personal area where it can be followed. */
  readonly saved: boolean;
  /** What else has to be known of it. */
  readonly children: ReactNode;
}

/** The application is being sent: five groups, the steps of the running one, and all of them on demand. */
export function SendProgress({ progress, saved, children }: SendProgressProps): ReactNode {
  const { t } = useTranslation();
  const running = GROUPS.find((group) => stateOfGroup(group, progress) === "now");
  const said = t(running === undefined ? "submission.wait" : `submission.group.${running}`);
  useEffect(() => announce(said), [said]);
  const done = SUBMIT_STEPS.filter((step) => progress.completedSteps.includes(step)).length;
  const count = SUBMIT_STEPS.length;
  return (
    <>
      <StepHeading name={t("steps.send")} heading={t("submission.sending")}>
        <p>{t("submission.sendingText")}</p>
      </StepHeading>
      {children}
      <div className="ap-stack-l">
        <div className="kern-progress">
          <progress value={done} max={count} aria-label={t("submission.progress")} />
          <p className="ap-small ap-muted ap-num">{t("submission.done", { done, count })}</p>
        </div>
        <StepTimeline progress={progress} />
        <details className="ap-explain">
          <summary>{t("submission.allSteps", { count })}</summary>
          <StepList steps={SUBMIT_STEPS} progress={progress} />
        </details>
        <Note icon="shield">
          <p>{t(saved ? "submission.mayClose" : "submission.stayHere")}</p>
        </Note>
      </div>
    </>
  );
}

const GROUPS = SUBMIT_STEP_GROUPS.map(({ group }) => group);

const ICONS = { done: "check", now: "running", bad: "close", open: "missing" } as const;

function StepList(props: { readonly steps: readonly SubmitStep[]; readonly progress: Progress }): ReactNode {
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
