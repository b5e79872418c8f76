import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "#domain/application/electronicNoticeText.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSend } from "#ui/api/call.ts";
import { refresh } from "#ui/api/useRead.ts";
import type { User } from "#ui/api/useUser.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { ElectronicNotice } from "./ElectronicNotice.tsx";
import { ServiceName } from "#ui/i18n/ServiceName.tsx";
import type { DraftEditor } from "../edit/draftEditor.ts";
import { REVIEW, SEND } from "../edit/steps.ts";

export interface NoticeStepProps {
  readonly editor: DraftEditor;
  readonly user: User | undefined;
  readonly position: { readonly number: number; readonly count: number };
  readonly onGo: (key: string) => void;
}

/** The person decides how the decision arrives; it is stored before the next step opens. */
export function NoticeStep({ editor, user, position, onGo }: NoticeStepProps): ReactNode {
  const { t, locale } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const process = editor.process();

  const decide = async (consent: boolean): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const decided = await callToSend("setElectronicNotice", {
      path: { processId: process.id },
      body: { consent, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION },
    });
    setBusy(false);
    if (!decided.ok) {
      setFailure(decided.failure);
      return;
    }
    editor.update(decided.value);
    await refresh("getProgress", "listProcesses");
    onGo(SEND);
  };

  return (
    <ElectronicNotice
      application={<ServiceName of={process.metadata} />}
      step={position}
      provider={user?.providerName[locale] ?? ""}
      decided={process.electronicNotice?.consent ?? null}
      busy={busy}
      failure={failure !== undefined && <Alert tone="danger" title={t(failureKey(failure))} urgent />}
      onDecide={(consent) => void decide(consent)}
      onBack={() => onGo(REVIEW)}
    />
  );
}

function failureKey(failure: ApiFailure) {
  if (failure.kind === "offline") return "error.offline.text" as const;
  return isProblem(failure, "edited-elsewhere") ? ("window.lost.title" as const) : ("notice.failed" as const);
}
