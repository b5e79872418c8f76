import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import type { EditingLease } from "./editingLease.ts";

export interface EditingElsewhereProps {
  readonly lease: Pick<EditingLease, "state" | "takeOver" | "read">;
}

/** Another window edits the application: the person edits here, or reads (specification §4). */
export function EditingElsewhere({ lease }: EditingElsewhereProps): ReactNode {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const state = lease.state();
  if (state === "held" || state === "asking") return null;
  const takeOver = async (): Promise<void> => {
    setBusy(true);
    setFailed(!(await lease.takeOver()));
    setBusy(false);
  };
  const here = (
    <Button kind={state === "reading" ? "secondary" : "primary"} busy={busy} onClick={() => void takeOver()}>
      {t("window.here")}
    </Button>
  );
  const trouble = failed && <p role="alert">{t("window.failed")}</p>;
  if (state === "reading") {
    return (
      <Alert tone="warning" title={t("window.reading.title")}>
        <p>{t("window.reading.text")}</p>
        {trouble}
        <div className="ap-actions">{here}</div>
      </Alert>
    );
  }
  return (
    <Dialog
      title={t(`window.${state}.title`)}
      onClose={lease.read}
      actions={
        <>
          {here}
          <Button kind="secondary" onClick={lease.read}>
            {t("window.read")}
          </Button>
        </>
      }
    >
      <p>{t(`window.${state}.text`)}</p>
      <p>{t(`window.${state}.next`)}</p>
      {trouble}
    </Dialog>
  );
}
