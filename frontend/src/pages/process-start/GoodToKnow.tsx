import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import { Accordion } from "../../components/Accordion.tsx";

/** The four explanations before an application (specification §2). */
export function GoodToKnow({ requiredDocs }: { readonly requiredDocs: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <div>
      <Accordion title={t("start.signIn.title")}>
        <p>{t("start.signIn.text")}</p>
      </Accordion>
      <Accordion title={t("start.saving.title")}>
        <p>{t("start.saving.text", { hours: DRAFT_RETENTION_HOURS })}</p>
        <p>{t("start.saving.not")}</p>
      </Accordion>
      <Accordion title={t("start.documents.title")} open>
        {requiredDocs.length > 0 && (
          <ul className="ap-list">
            {requiredDocs.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        )}
        <p>{t("start.documents.text")}</p>
      </Accordion>
      <Accordion title={t("start.representative.title")}>
        <p>{t("start.representative.text")}</p>
      </Accordion>
    </div>
  );
}
