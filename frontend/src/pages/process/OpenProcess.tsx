import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "../../api/useUser.ts";
import { useRead } from "../../api/useRead.ts";
import { announce } from "../../components/announcements.ts";
import { Stepper } from "../../features/stepper/Stepper.tsx";
import { isComplete } from "../../features/submission/isComplete.ts";
import { SaveStatus } from "../../features/form-page/SaveStatus.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { markMoved } from "../../components/pageVisits.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { Result } from "./lazyParts.ts";
import { addressLines, needsPaper } from "./paper.ts";
import type { ProcessSession } from "./processSession.ts";
import { StepContent } from "./StepContent.tsx";
import { REVIEW, SEND, stepsOf } from "./steps.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";

export interface OpenProcessProps {
  readonly session: ProcessSession;
  /** Page of the address; null shows the first one. */
  readonly page: string | null;
  readonly user: User | undefined;
}

/** An application in its frame: steps and save state beside the page, or the result once it is sent. */
export function OpenProcess({ session, page, user }: OpenProcessProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  useSyncExternalStore(session.subscribe, session.revision);
  const process = session.process();
  const sent = process.status === "SUBMITTED" || process.status === "SUBMIT_FAILURE";
  const progress = useRead([
    "getProgress",
    page === SEND || sent ? { path: { processId: process.id } } : null,
  ]);
  const known = progress.status === "ready" ? progress.value : undefined;
  const locked = sent || known?.status === "SUBMITTED" || known?.status === "SUBMIT_FAILURE";
  const current = locked ? SEND : (page ?? "");
  const steps = stepsOf(session.store, { current, review: t("steps.review"), send: t("steps.send") });
  const shown = steps.find((step) => step.state === "current");

  const addressOf = (key: string): string =>
    pageAddress("process", { locale, query: { process: process.id, page: key } });
  const go = (key: string): void => {
    markMoved();
    void session.autosave.flush();
    navigateTo(addressOf(key));
  };

  if (known !== undefined && isComplete(known)) {
    return (
      <Result
        processId={process.id}
        progress={known}
        application={process.metadata.title}
        authorityName={process.metadata.authority.name}
        regionNeedsPaper={needsPaper(process.location.region)}
        authorityAddress={addressLines(process.metadata.authority)}
        onFinished={() => {
          announce(t("process.finished"));
          navigateTo(pageAddress(user === undefined ? "index" : "account", { locale }));
        }}
      />
    );
  }
  const position = { number: steps.findIndex((step) => step === shown) + 1, count: steps.length };
  return (
    <div className="ap-wrap ap-form">
      <Stepper steps={steps} onGo={locked ? undefined : go} addressOf={addressOf}>
        {!locked && <SaveStatus state={session.autosave.state()} kept={process.saved} />}
      </Stepper>
      <div className="ap-stack-l">
        <StepContent
          key={shown?.key}
          session={session}
          stepKey={shown?.key ?? REVIEW}
          position={position}
          user={user}
          addressOf={addressOf}
          onGo={go}
        />
      </div>
      <LeaveQuestion session={session} signedIn={user !== undefined} onSignIn={() => go(SEND)} />
    </div>
  );
}
