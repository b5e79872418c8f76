import { paperRegion } from "../../../../functions/contract/limits.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useRead } from "../../api/useRead.ts";
import type { User } from "../../api/useUser.ts";
import { useHold } from "../../builds/useHold.ts";
import { addressLines } from "../../components/addressLines.ts";
import { announce } from "../../components/announcements.ts";
import { signOut } from "../../features/account-bar/signOut.ts";
import { isComplete } from "../../features/submission/isComplete.ts";
import type { Progress } from "../../features/submission/Progress.ts";
import { Result } from "../../features/submission/Result.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { PaidTwice, PaymentReceipt } from "./closingParts.ts";
import { ProcessFrame } from "./ProcessFrame.tsx";
import type { ProcessSession } from "./processSession.ts";
import { isFixed, SEND } from "./steps.ts";
import { serviceTitle } from "../../i18n/serviceTitle.ts";

export interface SendingProcessProps {
  readonly session: ProcessSession;
  readonly user: User | undefined;
  /** Known to be paid for or sent when it was opened. */
  readonly fixed: boolean;
}

/** The last step, or the result once the application is sent: the server's progress decides. */
export function SendingProcess({ session, user, fixed }: SendingProcessProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const process = session.process();
  const progress = useRead(["getProgress", { path: { processId: process.id } }]);
  // What was sent stays sent: after the result window the portal does not know the application any more.
  const [last, setLast] = useState<Progress>();
  const known = progress.status === "ready" ? progress.value : last;
  if (known !== last) setLast(known);
  const locked = fixed || isFixed(known?.status);
  const complete = known !== undefined && isComplete(known);
  useHold(locked && !complete);
  if (!complete) {
    return (
      <ProcessFrame session={session} user={user} current={SEND} locked={locked} status={known?.status} />
    );
  }
  const isTransient = user?.loginData.transient === true;
  const sent = process.attachments.filter(({ status }) => status === "stored");
  return (
    <Result
      processId={process.id}
      progress={known}
      application={serviceTitle(process.metadata, locale)}
      authorityName={process.metadata.authority.name}
      paper={paperRegion(process.location.region)}
      authorityAddress={[process.metadata.authority.name, ...addressLines(process.metadata.authority)]}
      files={{ count: sent.length, size: sent.reduce((sum, { size }) => sum + size, 0) }}
      kept={!isTransient}
      {...(process.metadata.feeType !== "FREE" && {
        payment: <PaymentReceipt processId={process.id} />,
        notice: <PaidTwice processId={process.id} />,
      })}
      onFinished={() => {
        // Nothing is kept for the card: whoever sits here next finds no session of it either.
        if (isTransient) {
          signOut(pageAddress("index", { locale }), t("header.signOutFailed"));
          return;
        }
        announce(t("process.finished"));
        navigateTo(pageAddress(user === undefined ? "index" : "account", { locale }));
      }}
    />
  );
}
