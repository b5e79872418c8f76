import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { call } from "../../api/call.ts";
import { announce } from "../../components/announcements.ts";
import { Button } from "../../components/Button.tsx";
import { notify } from "../../components/notifications.ts";

export interface MoreTimeProps {
  readonly processId: string;
  readonly onProlonged: (until: string) => void;
}

/** Another ten minutes for the documents, as often as the state allows it; the session goes on with them. */
export function MoreTime({ processId, onProlonged }: MoreTimeProps): ReactNode {
  const { t } = useTranslation();
  const [left, setLeft] = useState(0);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void call("getFilesExpiration", { path: { processId } }).then((answer) => {
      if (answer.ok) setLeft(answer.value.prolongationsLeft);
    });
  }, [processId]);
  const prolong = async (): Promise<void> => {
    setBusy(true);
    const answer = await call("prolongFiles", { path: { processId } });
    setBusy(false);
    if (!answer.ok) {
      notify(t("result.downloads.notProlonged"), { type: "error" });
      return;
    }
    setLeft(answer.value.prolongationsLeft);
    onProlonged(answer.value.resultsAvailableUntil);
    announce(t("result.downloads.prolonged", { count: answer.value.prolongationsLeft }));
    await call("prolongSession", {});
  };
  if (left === 0) return null;
  return (
    <div className="ap-actions">
      <Button kind="secondary" icon="clock" busy={busy} onClick={() => void prolong()}>
        {t(busy ? "result.downloads.moreBusy" : "result.downloads.more")}
      </Button>
    </div>
  );
}
