import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { requiresPayment } from "#domain/payment/paymentStanding.ts";
import { addressLines } from "#ui/i18n/format.ts";
import { leaveOnPurpose } from "#ui/builds/reloadGuards.ts";
import { PaymentStep } from "#ui/payment/PaymentStep.tsx";
import { StaysPaid } from "#ui/payment/PaymentReceipt.tsx";
import { SendApplication } from "#ui/sending/SendApplication.tsx";
import { NoticeStep } from "./NoticeStep.tsx";
import type { StepContentProps } from "../edit/draftEditor.ts";
import { NOTICE, noticeState, REVIEW, SEND } from "../edit/steps.ts";
import type { User } from "#ui/api/useUser.ts";
import { beginLogin } from "#ui/sign-in/login/beginLogin.ts";
import { LoginChoice } from "#ui/sign-in/login/LoginChoice.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import type { ProcessView } from "../edit/opening.ts";

/** After the answers are confirmed: the way of the notice, paying and sending. */
export function ClosingStep(props: StepContentProps): ReactNode {
  const { editor, stepKey, user, onGo } = props;
  const process = editor.process();
  const backFromSending = (): void => onGo(noticeState(process, user) === "not-asked" ? REVIEW : NOTICE);
  if (stepKey === NOTICE) return <NoticeStep {...props} />;
  const signIn =
    user === undefined || process.signInAgain ? <SignInToSend process={process} user={user} /> : null;
  const sending = (
    <SendApplication
      processId={process.id}
      recipient={[process.metadata.authority.name, ...addressLines(process.metadata.authority)]}
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
      saved={process.saved}
      signIn={signIn}
      onBack={backFromSending}
      onLeave={leaveOnPurpose}
    >
      {sending}
    </PaymentStep>
  );
}

interface SignInToSendProps {
  readonly process: ProcessView;
  /** The person is signed in already and has to prove it once more. */
  readonly user: User | undefined;
}

/**
 * A person who filled in without an account signs in to send; the application then changes hands. Where the service asks at
 * both ends, the person who began signs in once more, with the same account.
 */
function SignInToSend({ process, user }: SignInToSendProps): ReactNode {
  const { t, locale } = useTranslation();
  const { trustLevel, idpIds } = process.metadata;
  const query = {
    process: process.id,
    page: SEND,
    ...(user === undefined ? { handover: "1" } : { again: "1" }),
  };
  return (
    <section className="ap-stack">
      <p>{t(user === undefined ? "submission.signIn" : "submission.signInAgain")}</p>
      <LoginChoice
        question={t(user === undefined ? "submission.signIn.how" : "submission.signInAgain.how")}
        needs={{ trustLevel, providers: user === undefined ? idpIds : [user.loginData.providerId] }}
        onSignIn={(decision) => {
          leaveOnPurpose();
          const redirect = pageAddress("process", { locale, query });
          beginLogin(decision, { locale, redirect, scopes: process.metadata.idpData });
        }}
      />
    </section>
  );
}
