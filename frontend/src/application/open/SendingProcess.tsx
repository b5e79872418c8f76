import { paperRegion } from "#domain/directory/Region.ts";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { call } from "#ui/api/client.ts";
import { useRead } from "#ui/api/useRead.ts";
import type { User } from "#ui/api/useUser.ts";
import { useReloadGuard } from "#ui/builds/reloadGuards.ts";
import { addressLines } from "#ui/i18n/format.ts";
import { announceOnNextPage } from "#ui/components/announcements.ts";
import { signOut } from "#ui/sign-in/AccountItems.tsx";
import { isComplete, type Progress } from "#ui/sending/steps.ts";
import { Result } from "#ui/sending/Result.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { PaidTwice, PaymentReceipt } from "#ui/payment/PaymentReceipt.tsx";
import { documentName, owedDocuments } from "#forms/requiredDocuments.ts";
import { ProcessFrame } from "../steps/ProcessFrame.tsx";
import type { DraftEditor } from "../edit/draftEditor.ts";
import { SEND } from "../edit/steps.ts";
import { serviceTitle } from "#ui/i18n/ServiceName.tsx";

export interface SendingProcessProps {
  readonly editor: DraftEditor;
  readonly user: User | undefined;
  /** Known to be paid for or sent when it was opened. */
  readonly fixed: boolean;
  readonly arrives: boolean;
}

/** The last step, or the result once the application is sent: the server's progress decides. */
export function SendingProcess({ editor, user, fixed, arrives }: SendingProcessProps): ReactNode {
  const { t, locale } = useTranslation();
  const process = editor.process();
  const progress = useRead(["getProgress", { path: { processId: process.id } }]);
  // What was sent stays sent: after the result window the portal does not know the application any more.
  const [last, setLast] = useState<Progress>();
  const known = progress.status === "ready" ? progress.value : last;
  if (known !== last) setLast(known);
  const isOpenAgain = fixed && known?.isEditable === true;
  useEffect(() => {
    if (!isOpenAgain) return;
    void call("getProcess", { path: { processId: process.id } }).then((read) => {
      if (read.ok) editor.update(read.value);
    });
  }, [isOpenAgain, editor, process.id]);
  const locked = fixed || known?.isEditable === false;
  const complete = known !== undefined && isComplete(known);
  useReloadGuard(locked && !complete);
  if (!complete) {
    return (
      <ProcessFrame
        editor={editor}
        user={user}
        current={SEND}
        locked={locked}
        status={known?.status}
        arrives={arrives}
      />
    );
  }
  const isTransient = user?.loginData.transient === true;
  const sent = process.attachments.filter(({ status }) => status === "stored");
  return (
    <Result
      processId={process.id}
      progress={known}
      application={serviceTitle(process.metadata, locale)}
      owed={owedDocuments(editor.store.form(), editor.store.state()).map(documentName)}
      paper={paperRegion(process.location.region) ?? null}
      authority={[process.metadata.authority.name, ...addressLines(process.metadata.authority)]}
      files={{ count: sent.length, size: sent.reduce((sum, { size }) => sum + size, 0) }}
      isInArea={!isTransient}
      {...(process.metadata.feeType !== "FREE" && {
        payment: <PaymentReceipt processId={process.id} />,
        notice: <PaidTwice processId={process.id} />,
      })}
      onFinished={() => {
        // Nothing is kept for the card: the next person at this device finds no session of it either.
        if (isTransient) {
          signOut(pageAddress("index", { locale }), t("header.signOutFailed"));
          return;
        }
        announceOnNextPage(t("process.finished"));
        navigateTo(pageAddress(user === undefined ? "index" : "account", { locale }));
      }}
    />
  );
}
