import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "../../../../functions/contract/limits.ts";
import { type ApiFailure, isProblem } from "../../api/ApiFailure.ts";
import { call } from "../../api/call.ts";
import { refresh } from "../../api/refresh.ts";
import type { User } from "../../api/useUser.ts";
import { Alert } from "../../components/Alert.tsx";
import { ElectronicNotice } from "../../features/electronic-notice/ElectronicNotice.tsx";
import { ServiceName } from "../../components/ServiceName.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { ProcessSession } from "./processSession.ts";
import { REVIEW, SEND } from "./steps.ts";

export interface NoticeStepProps {
  readonly session: ProcessSession;
  readonly user: User | undefined;
  readonly position: { readonly number: number; readonly count: number };
  readonly onGo: (key: string) => void;
}

/** The person decides how the decision arrives; it is stored before the next step opens. */
export function NoticeStep({ session, user, position, onGo }: NoticeStepProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const process = session.process();

  const decide = async (consent: boolean): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const decided = await call("setElectronicNotice", {
      path: { processId: process.id },
      body: { consent, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION },
    });
    setBusy(false);
    if (!decided.ok) {
      setFailure(decided.failure);
      return;
    }
    session.update(decided.value);
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
      failure={failure !== undefined && <Alert tone="danger" title={t(failureKey(failure))} />}
      onDecide={(consent) => void decide(consent)}
      onBack={() => onGo(REVIEW)}
    />
  );
}

function failureKey(failure: ApiFailure) {
  if (failure.kind === "offline") return "error.offline.text" as const;
  return isProblem(failure, "edited-elsewhere") ? ("window.lost.title" as const) : ("notice.failed" as const);
}
