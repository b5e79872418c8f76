import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import { saveCertificate } from "../../api/saveCertificate.ts";
import { Button } from "../../components/Button.tsx";
import { notify } from "../../components/notifications.ts";
import { formatDate, formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import "../../styles/rows.css";

export interface DeletedApplicationsProps {
  readonly deletions: ResponseOf<"listKept">["deletions"];
}

/** What was deleted and when, each with its certificate; of what was in it nothing is known any more. */
export function DeletedApplications({ deletions }: DeletedApplicationsProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = new Date();
  const save = async (processId: string): Promise<void> => {
    if (!(await saveCertificate(processId, locale))) notify(t("kept.deleted.failed"), { type: "error" });
  };
  return (
    <div className="ap-stack-s">
      <h3 className="kern-heading-small">{t("kept.deleted.title")}</h3>
      <ul className="ap-rows">
        {deletions.map(({ processId, destroyedAt, sent, until }) => {
          const when = formatNear(destroyedAt, { locale, now });
          return (
            <li key={processId}>
              <div>
                {t(sent ? "kept.deleted.sent" : "kept.deleted.draft", { when })}
                <p className="ap-muted ap-small">
                  {t("kept.deleted.until", { until: formatDate(until, locale) })}
                </p>
              </div>
              <Button kind="tertiary" hiddenText={<>: {when}</>} onClick={() => void save(processId)}>
                {t("kept.deleted.certificate")}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
