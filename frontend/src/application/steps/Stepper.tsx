import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "virtual:kern/progress.css";
import "#ui/styles/progress.css";
import "./stepper.css";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { Foreign } from "#ui/i18n/RichMessage.tsx";
import type { Step } from "../edit/steps.ts";

export interface StepperProps {
  readonly steps: readonly Step[];
  /** Undefined while sending and after: then no step can be opened. */
  readonly onGo: ((key: string) => void) | undefined;
  readonly addressOf: (key: string) => string;
  /** Just begun or opened again, and no step chosen yet: what there is to do stands before the first question. */
  readonly entering: boolean;
  /** The save state, shown with the steps. */
  readonly children?: ReactNode;
}

const CLASSES = {
  done: "ap-step ap-step--done",
  current: "ap-step ap-step--current",
  begun: "ap-step",
  open: "ap-step",
} as const;

const GROUPS = ["answers", "closing"] as const;

/**
 * All steps with their states, and where the person is among them: always open beside the form on a wide screen; on a phone
 * until a step is chosen, and then on demand.
 */
export function Stepper({ steps, onGo, addressOf, entering, children }: StepperProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const currentIndex = steps.findIndex((step) => step.state === "current");
  const current = steps[currentIndex];
  /** The step with which the list was opened: with another one it is folded. */
  const [openAt, setOpenAt] = useState(entering ? current?.key : undefined);
  const open = openAt !== undefined;
  if (open && openAt !== current?.key) setOpenAt(undefined);
  const go = (key: string): void => {
    setOpenAt(undefined);
    // What is on the screen already begins at its heading.
    if (key === current?.key) document.querySelector("h1")?.focus();
    else onGo?.(key);
  };
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the frame that shows the step: the browser then need not lay out the page once more.
    const frame = requestAnimationFrame(() => rail.current !== null && showCurrent(rail.current));
    return () => cancelAnimationFrame(frame);
  }, [currentIndex]);
  return (
    <div ref={rail} className={onGo === undefined ? "ap-rail" : "ap-rail ap-rail--scrolls"}>
      <div className="ap-bar">
        <nav className="ap-steps" aria-label={t("steps.label")}>
          <button
            type="button"
            className="ap-steps__toggle"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpenAt(open ? undefined : current?.key)}
          >
            {t("steps.all", { step: currentIndex + 1, count: steps.length })}
            <span className="kern-sr-only">: {current !== undefined && <StepTitle step={current} />}</span>
          </button>
          <div className="ap-steps__list" id={id}>
            {entering && onGo !== undefined && (
              <p className="ap-steps__order ap-small">{t("steps.anyOrder")}</p>
            )}
            {GROUPS.map((group) => (
              <StepGroup
                key={group}
                group={group}
                steps={steps}
                onGo={onGo && go}
                addressOf={addressOf}
                id={`${id}-${group}`}
              />
            ))}
          </div>
        </nav>
        {children}
      </div>
      <div className="kern-progress">
        <progress
          value={steps.filter(({ state }) => state === "done").length}
          max={steps.length}
          aria-label={t("steps.progress")}
        />
      </div>
    </div>
  );
}

/** Pages of the form are named by the form, all other steps by the portal. */
function StepTitle({ step: { group, title } }: { readonly step: Step }): ReactNode {
  return group === "answers" ? <Foreign>{title}</Foreign> : <span>{title}</span>;
}

/** The rail scrolls in itself: the step stays in sight, and the page where it is. */
function showCurrent(rail: HTMLElement): void {
  const step = rail.querySelector("[aria-current=step]");
  if (step === null || rail.scrollHeight <= rail.clientHeight) return;
  const { top, bottom } = rail.getBoundingClientRect();
  const place = step.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) {
    rail.scrollTop += (place.top + place.bottom - top - bottom) / 2;
  }
}

interface StepGroupProps extends Pick<StepperProps, "steps" | "onGo" | "addressOf"> {
  readonly group: Step["group"];
  readonly id: string;
}

function StepGroup({ group, steps, onGo, addressOf, id }: StepGroupProps): ReactNode {
  const { t } = useTranslation();
  const first = steps.findIndex((step) => step.group === group);
  return (
    <>
      <p className="ap-steps__group" id={id}>
        {t(`steps.group.${group}`)}
      </p>
      <ol aria-labelledby={id} start={first + 1}>
        {steps.map((step, index) =>
          step.group !== group ? null : (
            <li
              key={step.key}
              className={step.wrong ? `${CLASSES[step.state]} ap-step--error` : CLASSES[step.state]}
              aria-current={step.state === "current" ? "step" : undefined}
            >
              <span className="kern-number" aria-hidden="true">
                {step.wrong ? (
                  <Icon name="error" />
                ) : step.state === "done" ? (
                  <Icon name="check" />
                ) : (
                  index + 1
                )}
              </span>
              <span>
                {onGo !== undefined && (step.opens || step.state === "current") ? (
                  <a
                    href={addressOf(step.key)}
                    onClick={(event) => {
                      event.preventDefault();
                      onGo(step.key);
                    }}
                  >
                    <StepTitle step={step} />
                  </a>
                ) : (
                  <StepTitle step={step} />
                )}
                <StepState step={step} />
              </span>
            </li>
          ),
        )}
      </ol>
    </>
  );
}

/** In words; what an icon says already is for screen readers only. */
function StepState({ step }: { readonly step: Step }): ReactNode {
  const { state, wrong, lacksAnswers, lacksFiles } = step;
  const { t } = useTranslation();
  const note = (text: string): ReactNode => <span className="ap-steps__note">{text}</span>;
  const spoken = wrong
    ? t("steps.state.error")
    : state === "done" || state === "open"
      ? t(`timeline.${state}`)
      : "";
  return (
    <>
      {spoken !== "" && <span className="kern-sr-only"> ({spoken})</span>}
      {state === "begun" && lacksAnswers && !wrong && note(t("steps.state.begun"))}
      {lacksFiles && note(t("steps.lacksFiles"))}
    </>
  );
}
