import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { call } from "../../api/call.ts";
import { Button } from "../../components/Button.tsx";
import { notify } from "../../components/notifications.ts";
import { PageLink } from "../../routes/PageLink.tsx";

export interface ReceiptDownloadProps {
  readonly processId: string;
  readonly transferTicketNumber: string;
}

/** The sealed receipt with every event until now, as a file of its own, and the way to where it is checked. */
export function ReceiptDownload({ processId, transferTicketNumber }: ReceiptDownloadProps): ReactNode {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    const report = await call("getTransportReport", { path: { processId } });
    setLoading(false);
    if (!report.ok || report.value.receipt === null) {
      notify(t("sent.receipt.failed"), { type: "error" });
      return;
    }
    const file = new Blob([JSON.stringify(report.value.receipt)], { type: "application/json" });
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = `Quittung-${transferTicketNumber}.json`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="ap-actions">
      <Button kind="secondary" busy={loading} onClick={() => void download()}>
        {t("sent.receipt")}
      </Button>
      <PageLink page="check-receipt" className="kern-link">
        {t("sent.receipt.check")}
      </PageLink>
    </div>
  );
}
