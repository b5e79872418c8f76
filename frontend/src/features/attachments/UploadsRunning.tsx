import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../components/Alert.tsx";

/** Files are still on their way: going on is possible, sending is not. */
export function UploadsRunning(): ReactNode {
  const { t } = useTranslation();
  return (
    <Alert tone="info" title={t("attachments.running.title")}>
      <p>{t("attachments.running.text")}</p>
    </Alert>
  );
}
