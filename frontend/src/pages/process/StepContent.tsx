import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { requiresPayment } from "../../../../functions/contract/fee.ts";
import { DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import type { User } from "../../api/useUser.ts";
import { FormPage } from "../../features/form-page/FormPage.tsx";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { FormSurroundingsOf } from "./FormSurroundingsOf.tsx";
import {
  Confirmation,
  Conflict,
  NoticeStep,
  SaveAlert,
  PaymentStep,
  SendApplication,
  SignInToSend,
  TakeAsPdf,
  UploadMeter,
  UploadsRunning,
} from "./lazyParts.ts";
import { leaveOnPurpose } from "../../builds/leavePurpose.ts";
import { PageFiles } from "./PageFiles.tsx";
import type { ProcessSession } from "./processSession.ts";
import { CONFLICT, isConfirmed, isFixed, NOTICE, noticeState, pagesOf, REVIEW, SEND } from "./steps.ts";
import { serviceTitle } from "../../i18n/serviceTitle.ts";

export interface StepContentProps {
  readonly session: ProcessSession;
  readonly stepKey: string;
  readonly position: { readonly number: number; readonly count: number };
  readonly user: User | undefined;
  /** Another window edits. */
  readonly reading: boolean;
  /** The step that the person came from to change something. */
  readonly cameFrom: string | undefined;
  readonly changeAddressOf: (key: string) => string;
  readonly onChange: (key: string) => void;
  readonly onGo: (key: string) => void;
}

/** What stands beside the steps: a page of the form, the check of all answers, or sending. */
export function StepContent(props: StepContentProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { session, stepKey, position, user, reading, cameFrom, changeAddressOf, onChange, onGo } = props;
  const { store, attachments, autosave } = session;
  const process = session.process();
  const differs = process.differences.length > 0;
  const notice = noticeState(process, user);
  const pages = pagesOf(store);
  const index = pages.findIndex((page) => page.key === stepKey);
  const page = pages[index];
  const unsaved = !["saved", "saving"].includes(autosave.state().kind);
  const renewed = store.form().version !== process.formVersion;
  const saveAlert = (unsaved || renewed) && (
    <SaveAlert state={autosave.state()} autosave={autosave} renewed={renewed} />
  );

  if (page?.deferred === true || (page === undefined && !store.isRunning())) return <Loading />;
  if (page !== undefined) {
    const previous = pages[index - 1]?.key;
    return (
      <FormSurroundingsOf session={session} user={user} locked={reading}>
        {saveAlert}
        <FormPage
          page={page}
          next={pages[index + 1]}
          application={serviceTitle(process.metadata, locale)}
          step={position}
          notice={
            <PageFiles store={store} page={page}>
              <UploadMeter store={attachments} />
            </PageFiles>
          }
          onNext={() => onGo(cameFrom ?? pages[index + 1]?.key ?? (differs ? CONFLICT : REVIEW))}
          onBack={previous === undefined ? undefined : () => onGo(previous)}
        />
        <PageFiles store={store} page={page}>
          {hasUnstored(session) && <UploadsRunning store={attachments} />}
        </PageFiles>
        <Kept session={session} user={user} />
      </FormSurroundingsOf>
    );
  }
  if (stepKey === CONFLICT && differs) {
    return (
      <FormSurroundingsOf session={session} user={user} locked={reading}>
        {saveAlert}
        <Conflict
          session={session}
          user={user}
          position={position}
          addressOf={changeAddressOf}
          onChange={onChange}
          onGo={onGo}
        />
      </FormSurroundingsOf>
    );
  }
  if (stepKey === REVIEW || !(isConfirmed(process.status) || isFixed(process.status))) {
    return (
      <FormSurroundingsOf session={session} user={user} locked={reading}>
        {saveAlert}
        {hasUnstored(session) && <UploadsRunning store={attachments} />}
        <Confirmation
          session={session}
          position={position}
          addressOf={changeAddressOf}
          onChange={onChange}
          next={notice === "not-asked" ? SEND : NOTICE}
          onGo={onGo}
        />
        <Kept session={session} user={user} />
      </FormSurroundingsOf>
    );
  }
  const backFromSending = (): void => onGo(notice === "not-asked" ? REVIEW : NOTICE);
  if (stepKey === NOTICE) {
    return (
      <>
        <NoticeStep session={session} user={user} position={position} onGo={onGo} />
        <Kept session={session} user={user} />
      </>
    );
  }
  const signIn =
    user === undefined || process.signInAgain ? <SignInToSend process={process} user={user} /> : null;
  const application = serviceTitle(process.metadata, locale);
  const sending = (
    <SendApplication
      processId={process.id}
      application={application}
      step={position}
      saved={process.saved}
      availableUntil={process.availableUntil}
      signIn={signIn}
      onBack={backFromSending}
    />
  );
  if (!requiresPayment(process) || ["SUBMITTED", "SUBMIT_FAILURE"].includes(process.status)) return sending;
  return (
    <PaymentStep
      processId={process.id}
      application={application}
      saved={process.saved}
      titleOf={(title) => t("form.title", { page: title, step: position.number, count: position.count })}
      signIn={signIn}
      onBack={backFromSending}
      onLeave={leaveOnPurpose}
    >
      {sending}
    </PaymentStep>
  );
}

/** The pages after the first arrive a moment later, as does what decides whether a page is shown. */
function Loading(): ReactNode {
  const { t } = useTranslation();
  return <p role="status">{t("common.loading")}</p>;
}

/** How long what was filled in is kept. */
function Kept({ session, user }: Pick<StepContentProps, "session" | "user">): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, saved, availableUntil } = session.process();
  const until = formatNear(availableUntil, { locale, now: new Date() });
  return (
    <>
      <p className="ap-side">
        {saved
          ? t("form.kept", { until, hours: DRAFT_RETENTION_HOURS })
          : t(user === undefined ? "form.notKept" : "form.notKeptHere")}
      </p>
      <TakeAsPdf processId={id} onBegin={() => session.autosave.flush()} />
    </>
  );
}

function hasUnstored(session: ProcessSession): boolean {
  return session.attachments
    .uploads()
    .some(({ state }) => state.kind !== "stored" && state.kind !== "refused");
}
