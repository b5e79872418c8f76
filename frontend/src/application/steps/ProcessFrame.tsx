import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useSearch } from "#ui/navigation/StandingAddress.ts";
import type { User } from "#ui/api/useUser.ts";
import { markMoved, StepContext } from "#ui/components/PageHeading.tsx";
import { ServiceName } from "#ui/i18n/ServiceName.tsx";
import { SaveStatus } from "#ui/form/saving/SaveStatus.tsx";
import { Stepper } from "./Stepper.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { Note } from "#ui/components/Note.tsx";
import { loadLeaveDialog, LeaveQuestion } from "../leave/LeaveQuestion.tsx";
import {
  paymentStep,
  CONFLICT,
  NOTICE,
  noticeState,
  REVIEW,
  SEND,
  type ShownStep,
  shownStep,
  stepsOf,
} from "../edit/steps.ts";
import type { DraftEditor } from "../edit/draftEditor.ts";
import { loadForOffline, StepContent } from "./StepContent.tsx";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import { afterPaint } from "#ui/form/page/FormPage.tsx";

/** A dialog that most people never see. */
export const EditingElsewhere = lazyPart(
  async () => (await import("../window/EditingElsewhere.tsx")).EditingElsewhere,
);

export interface ProcessFrameProps {
  readonly editor: DraftEditor;
  readonly user: User | undefined;
  /** Key of the step that is shown; one that does not exist shows the first, and none ("") the first with all steps. */
  readonly current: string;
  /** Once it is being sent nothing can be changed any more. */
  readonly locked: boolean;
  /** What the server says of it by now. */
  readonly status?: string | undefined;
  /** Just signed in: said until it is being sent. */
  readonly arrives: boolean;
}

const CLOSING: ReadonlySet<string> = new Set([CONFLICT, REVIEW, NOTICE, SEND]);
/** Another window edits. */
const READS: ReadonlySet<string> = new Set(["elsewhere", "lost", "reading"]);
/** What is not shown yet must not delay what is. */
const AFTER_FIRST_FIELD_MILLISECONDS = 1000;

/** An application in its frame: steps and save state beside the step. */
export function ProcessFrame(props: ProcessFrameProps): ReactNode {
  const { editor, user, current, locked, status, arrives } = props;
  const { t, locale } = useTranslation();
  const process = editor.process();
  const { store, visited, visit, begin } = editor;
  const differs = process.differences.length > 0;
  const { metadata, feeDue } = process;
  const notice = noticeState(process, user);
  const { wanted, isAhead, goAhead } = useStepAhead(current);
  const { key, instead }: ShownStep = locked
    ? { key: current }
    : shownStep(store, { wanted, differs, notice });
  const lease = editor.lease();
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
  useEffect(() => visit(key), [visit, key]);
  useEffect(begin, [begin]);
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([loadLeaveDialog(), loadForOffline()]),
      AFTER_FIRST_FIELD_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, []);

  // Who comes from a step to change something is led back to it, and not through all pages again.
  const address = new URLSearchParams(useSearch());
  const from = address.get("from");
  const cameFrom = from === REVIEW || from === CONFLICT ? from : undefined;

  const addressOf = (key: string): string =>
    pageAddress("process", { locale, query: { process: process.id, page: key } });
  const shown = addressOf(key);
  const changeAddressOf = (page: string): string =>
    pageAddress("process", { locale, query: { process: process.id, page, from: key } });
  const goTo = (target: string, next: string): void => {
    const write = (): void => {
      void editor.autosave.flush();
      // Back finds the step that was shown, also where the address had named another one, or none.
      if (CLOSING.has(key) && address.get("page") !== key) navigateTo(shown, { replace: true });
      navigateTo(next);
    };
    markMoved();
    // Review and sending stand in frames of their own, which the address alone chooses.
    if ([key, target].some((step) => CLOSING.has(step))) write();
    else goAhead(target, write);
  };
  const go = (key: string): void => goTo(key, addressOf(key));

  // Another step than the one asked for: the address follows.
  useEffect(() => {
    if (instead !== undefined && !isAhead) navigateTo(shown, { replace: true });
  }, [instead, isAhead, shown]);

  return (
    <div className="ap-wrap ap-form">
      <Stepper steps={steps} onGo={locked ? undefined : go} addressOf={addressOf} entering={current === ""}>
        {!locked && (
          <SaveStatus
            state={isReading ? { kind: "elsewhere", since: process.updatedAt } : editor.autosave.state()}
            saved={process.saved}
          />
        )}
      </Stepper>
      <div className="ap-stack-l">
        {isReading && <EditingElsewhere lease={lease} />}
        {arrives && !locked && (
          <Note icon="check">
            <p>{t("process.signedIn")}</p>
          </Note>
        )}
        <StepContext
          value={{
            application: <ServiceName of={metadata} />,
            number: steps.findIndex((step) => step.state === "current") + 1,
            count: steps.length,
          }}
        >
          <StepContent
            editor={editor}
            stepKey={key}
            user={user}
            reading={isReading}
            cameFrom={cameFrom}
            changeAddressOf={changeAddressOf}
            onChange={(key) => goTo(key, changeAddressOf(key))}
            onGo={go}
          />
        </StepContext>
      </div>
      <LeaveQuestion editor={editor} status={known} signedIn={user !== undefined} onSignIn={() => go(SEND)} />
    </div>
  );
}

/** Shows a step at once and writes the address when it is on the screen: an entry of the history costs milliseconds. */
export function useStepAhead(addressed: string) {
  const [ahead, setAhead] = useState<string>();
  return {
    /** Key of the step to show: the one just chosen, otherwise that of the address. */
    wanted: ahead ?? addressed,
    /** Whether the address does not say it yet. */
    isAhead: ahead !== undefined,
    goAhead: (step: string, write: () => void): void => {
      setAhead(step);
      afterPaint(() => {
        write();
        setAhead((latest) => (latest === step ? undefined : latest));
      });
    },
  };
}
