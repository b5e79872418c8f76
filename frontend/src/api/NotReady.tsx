import type { ReactNode } from "react";
import { Alert } from "../components/Alert.tsx";
import { Button } from "../components/Button.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { Read } from "./ApiFailure.ts";

export interface NotReadyProps {
  readonly read: Read<unknown>;
  /** What is said when it could not be read. */
  readonly failed: string;
}

/** That something is being read, or could not be and can be tried again; nothing once it is there. */
export function NotReady({ read, failed }: NotReadyProps): ReactNode {
  const { t } = useTranslation();
  if (read.status === "ready") return null;
  if (read.status === "loading") return <p className="ap-waiting">{t("common.loading")}</p>;
  return (
    <Alert tone="danger" title={failed}>
      <div className="ap-actions">
        <Button kind="secondary" onClick={read.reload}>
          {t("common.retry")}
        </Button>
      </div>
    </Alert>
  );
}
