import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSearch } from "wouter/use-browser-location";
import type { User } from "../../api/useUser.ts";
import { markMoved } from "../../components/pageVisits.ts";
import { SaveStatus } from "../../features/form-page/SaveStatus.tsx";
import { Stepper } from "../../features/stepper/Stepper.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { EditingElsewhere, loadFormParts } from "./lazyParts.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { paymentStep } from "./paymentStep.ts";
import type { ProcessSession } from "./processSession.ts";
import { StepContent } from "./StepContent.tsx";
import { useStepAhead } from "./useStepAhead.ts";
import { CONFLICT, NOTICE, noticeState, REVIEW, SEND, type ShownStep, shownStep, stepsOf } from "./steps.ts";

export interface ProcessFrameProps {
  readonly session: ProcessSession;
  readonly user: User | undefined;
  /** Key of the step that is shown; one that does not exist shows the first. */
  readonly current: string;
  /** Once it is being sent nothing can be changed any more. */
  readonly locked: boolean;
  /** What the server says of it by now. */
  readonly status?: string | undefined;
}

const CLOSING: ReadonlySet<string> = new Set([CONFLICT, REVIEW, NOTICE, SEND]);
/** Another window edits. */
const READS: ReadonlySet<string> = new Set(["elsewhere", "lost", "reading"]);
/** What is not shown yet must not delay what is. */
const AFTER_FIRST_FIELD_MILLISECONDS = 1000;

/** An application in its frame: steps and save state beside the step. */
export function ProcessFrame({ session, user, current, locked, status }: ProcessFrameProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const process = session.process();
  const { store, visited } = session;
  const differs = process.differences.length > 0;
  const { metadata, feeDue } = process;
  const notice = noticeState(process, user);
  const { wanted, isAhead, goAhead } = useStepAhead(current);
  const { key, instead }: ShownStep = locked
    ? { key: current }
    : shownStep(store, { wanted, visited, differs, notice });
  const lease = session.lease();
  const isReading = !locked && lease !== undefined && READS.has(lease.state());
  const known = status ?? process.status;
  const steps = stepsOf(store, {
    current: key,
    visited,
    differs,
    payment: paymentStep({ terms: metadata, feeDue, status: known }),
    notice,
    titleOf: (step) => t(`steps.${step}`),
  });
  const running = store.isRunning();
  useEffect(() => {
    if (running) visited.add(key);
  }, [visited, key, running]);
  const { begin } = session;
  useEffect(begin, [begin]);
  useEffect(() => {
    const timer = setTimeout(() => void loadFormParts(), AFTER_FIRST_FIELD_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);

  // Who comes from a step to change something is led back to it, and not through all pages again.
  const from = new URLSearchParams(useSearch()).get("from");
  const cameFrom = from === REVIEW || from === CONFLICT ? from : undefined;

  const addressOf = (key: string): string =>
    pageAddress("process", { locale, query: { process: process.id, page: key } });
  const changeAddressOf = (page: string): string =>
    pageAddress("process", { locale, query: { process: process.id, page, from: key } });
  const [moved, setMoved] = useState<ShownStep>();
  const goTo = (target: string, address: string): void => {
    const write = (): void => {
      void session.autosave.flush();
      navigateTo(address);
    };
    markMoved();
    setMoved(undefined);
    // Review and sending stand in frames of their own, which the address alone chooses.
    if ([key, target].some((step) => CLOSING.has(step))) write();
    else goAhead(target, write);
  };
  const go = (key: string): void => goTo(key, addressOf(key));

  // Another step than the one asked for: the address follows, and the person is told why.
  const shown = addressOf(key);
  if (instead !== undefined && (moved?.key !== key || moved.instead !== instead)) setMoved({ key, instead });
  useEffect(() => {
    if (instead !== undefined && !isAhead) navigateTo(shown, { replace: true });
  }, [instead, isAhead, shown]);

  const position = { number: steps.findIndex((step) => step.state === "current") + 1, count: steps.length };
  return (
    <div className="ap-wrap ap-form">
      <Stepper steps={steps} onGo={locked ? undefined : go} addressOf={addressOf}>
        {!locked && (
          <SaveStatus
            state={isReading ? { kind: "elsewhere", since: process.updatedAt } : session.autosave.state()}
            kept={process.saved}
          />
        )}
      </Stepper>
      <div className="ap-stack-l">
        {moved?.key === key && moved.instead === "not-yet" && (
          <p className="ap-note">{t("process.notYet")}</p>
        )}
        {isReading && <EditingElsewhere lease={lease} />}
        <StepContent
          session={session}
          stepKey={key}
          position={position}
          user={user}
          reading={isReading}
          cameFrom={cameFrom}
          changeAddressOf={changeAddressOf}
          onChange={(key) => goTo(key, changeAddressOf(key))}
          onGo={go}
        />
      </div>
      <LeaveQuestion
        session={session}
        status={known}
        signedIn={user !== undefined}
        onSignIn={() => go(SEND)}
      />
    </div>
  );
}
