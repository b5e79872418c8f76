import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { requiresPayment } from "../../../../functions/contract/fee.ts";
import { leaveOnPurpose } from "../../builds/leavePurpose.ts";
import { TakeAsPdf } from "../../features/draft-pdf/TakeAsPdf.tsx";
import { UploadsRunning } from "../../features/attachments/UploadsRunning.tsx";
import { ServiceName } from "../../components/ServiceName.tsx";
import { Confirmation } from "./Confirmation.tsx";
import { Conflict } from "./Conflict.tsx";
import { hasUnstored } from "./hasUnstored.ts";
import { Kept } from "./Kept.tsx";
import { NoticeStep, PaymentStep, SendApplication, SignInToSend, StaysPaid } from "./closingParts.ts";
import type { StepContentProps } from "./StepContentProps.ts";
import { CONFLICT, isConfirmed, isFixed, NOTICE, noticeState, REVIEW, SEND } from "./steps.ts";

export interface LaterStepProps extends StepContentProps {
  /** That something is not saved. */
  readonly saveAlert: ReactNode;
}

/** After the pages of the form: differing answers, the check of all answers, the way of the notice, paying and sending. */
export function LaterStep(props: LaterStepProps): ReactNode {
  const { t } = useTranslation();
  const { session, stepKey, position, user, changeAddressOf, onChange, onGo, saveAlert } = props;
  const { autosave } = session;
  const attachments = session.attachments();
  const process = session.process();
  const differs = process.differences.length > 0;
  const notice = noticeState(process, user);
  const kept = (
    <Kept session={session} user={user}>
      <TakeAsPdf processId={process.id} onBegin={() => autosave.flush()} />
    </Kept>
  );

  if (stepKey === CONFLICT && differs) {
    return (
      <>
        {saveAlert}
        <Conflict
          session={session}
          user={user}
          position={position}
          addressOf={changeAddressOf}
          onChange={onChange}
          onGo={onGo}
        />
      </>
    );
  }
  if (stepKey === REVIEW || !(isConfirmed(process.status) || isFixed(process.status))) {
    return (
      <>
        {saveAlert}
        {attachments !== undefined && hasUnstored(attachments) && <UploadsRunning store={attachments} />}
        <Confirmation
          session={session}
          position={position}
          addressOf={changeAddressOf}
          onChange={onChange}
          next={notice === "not-asked" ? SEND : NOTICE}
          onGo={onGo}
        />
        {kept}
      </>
    );
  }
  const backFromSending = (): void => onGo(notice === "not-asked" ? REVIEW : NOTICE);
  if (stepKey === NOTICE) {
    return (
      <>
        <NoticeStep session={session} user={user} position={position} onGo={onGo} />
        {kept}
      </>
    );
  }
  const signIn =
    user === undefined || process.signInAgain ? <SignInToSend process={process} user={user} /> : null;
  const application = <ServiceName of={process.metadata} />;
  const sending = (
    <SendApplication
      processId={process.id}
      application={application}
      step={position}
      saved={process.saved}
      availableUntil={process.availableUntil}
      payment={requiresPayment(process) ? <StaysPaid processId={process.id} saved={process.saved} /> : null}
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
