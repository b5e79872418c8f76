import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isProblem } from "../../api/ApiFailure.ts";
import { call } from "../../api/call.ts";
import { refresh } from "../../api/refresh.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button } from "../../components/Button.tsx";
import { CheckAnswers } from "../../features/form-page/CheckAnswers.tsx";
import { ConfirmationFee } from "./ConfirmationFee.tsx";
import { refreshDifferences } from "./decideDifferences.ts";
import type { ProcessSession } from "./processSession.ts";
import { saveAll } from "./saveAll.ts";
import { CONFLICT, pagesOf } from "./steps.ts";
import { ServiceName } from "../../components/ServiceName.tsx";

export interface ConfirmationProps {
  readonly session: ProcessSession;
  readonly position: { readonly number: number; readonly count: number };
  /** Where a page is changed from here. */
  readonly addressOf: (key: string) => string;
  readonly onChange: (key: string) => void;
  /** The step after the answers were confirmed. */
  readonly next: string;
  readonly onGo: (key: string) => void;
}

/** The person checks all answers; the server then checks them again before anything can be sent. */
export function Confirmation(props: ConfirmationProps): ReactNode {
  const { session, position, addressOf, onChange, next, onGo } = props;
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<"fee" | "not-taken" | "other">();
  const { store, autosave } = session;
  const process = session.process();
  const pages = pagesOf(store);
  const { differences } = process;
  useEffect(() => {
    void refreshDifferences(session);
  }, [session]);

  const failure =
    failed === "other" || failed === "not-taken" ? (
      <Alert tone="danger" title={t(failed === "other" ? "form.check.failed" : "form.check.notTaken")} />
    ) : differences.length > 0 ? (
      <Alert tone="warning" title={t("form.check.differs", { count: differences.length })}>
        <div className="ap-actions">
          <Button kind="secondary" onClick={() => onGo(CONFLICT)}>
            {t("form.check.compare")}
          </Button>
        </div>
      </Alert>
    ) : null;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const result = (await saveAll(autosave))
      ? await call("completeProcess", { path: { processId: process.id } })
      : undefined;
    setBusy(false);
    if (result?.ok !== true) {
      if (result !== undefined && isProblem(result.failure, "data-differs")) {
        await refreshDifferences(session);
        onGo(CONFLICT);
      } else if (result !== undefined && isProblem(result.failure, "fee-not-computable")) setFailed("fee");
      else if (result !== undefined && isProblem(result.failure, "service-not-taken")) setFailed("not-taken");
      else setFailed("other");
      return;
    }
    session.update(result.value);
    await refresh("getProgress", "listProcesses");
    onGo(next);
  };

  return (
    <CheckAnswers
      pages={pages}
      application={<ServiceName of={process.metadata} />}
      step={position}
      busy={busy}
      fee={<ConfirmationFee session={session} refused={failed === "fee"} />}
      failure={failure}
      addressOf={addressOf}
      onChange={onChange}
      onConfirm={() => void confirm()}
      onBack={() => onGo(pages.at(-1)?.key ?? "")}
    />
  );
}
