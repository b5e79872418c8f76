import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useRead } from "#ui/api/useRead.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import "#ui/styles/cases.css";
import "#ui/styles/explain.css";
import "#ui/styles/rows.css";
import { FoundSent } from "./FoundSent.tsx";

const REFRESH_MILLISECONDS = 30_000;

export function SentApplications(): ReactNode {
  const { t } = useTranslation();
  const sent = useRead(["listSubmittedProcesses", {}], {
    onFocus: true,
    everyMilliseconds: REFRESH_MILLISECONDS,
  });
  return (
    <section className="ap-stack" aria-labelledby="gesendet">
      <h2 className="kern-heading-medium" id="gesendet">
        {t("sent.title")}
      </h2>
      {sent.status === "loading" && <p>{t("common.loading")}</p>}
      {sent.status === "error" && (
        <Alert tone="danger" title={t("sent.failed")}>
          <Button kind="secondary" onClick={sent.reload}>
            {t("common.retry")}
          </Button>
        </Alert>
      )}
      {sent.status === "ready" && sent.value.submissions.length === 0 && <p>{t("sent.none")}</p>}
      {sent.status === "ready" && sent.value.submissions.length > 0 && (
        <FoundSent submissions={sent.value.submissions} />
      )}
    </section>
  );
}
