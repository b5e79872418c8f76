import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { APPLICATION_MAX_BYTES, DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import { Accordion } from "../../components/Accordion.tsx";
import { formatSize } from "../../i18n/formatSize.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { HowToSignIn, type HowToSignInProps } from "./HowToSignIn.tsx";
import { RequiredDocuments } from "./RequiredDocuments.tsx";
import type { Service } from "./startData.ts";

export interface GoodToKnowProps extends HowToSignInProps {
  readonly requiredDocs: Service["information"]["requiredDocs"];
}

/** The four explanations before an application (specification §2). */
export function GoodToKnow({ requiredDocs, ...offered }: GoodToKnowProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div>
      <Accordion title={t("start.signIn.title")}>
        <HowToSignIn {...offered} />
      </Accordion>
      <Accordion title={t("start.saving.title")}>
        <p>{t("start.saving.text", { hours: DRAFT_RETENTION_HOURS })}</p>
        <p>{t("start.saving.not")}</p>
      </Accordion>
      <Accordion title={t("start.documents.title")} open>
        <RequiredDocuments documents={requiredDocs} />
        <p>{t("start.documents.text", { size: formatSize(APPLICATION_MAX_BYTES, locale) })}</p>
      </Accordion>
      <Accordion title={t("start.representative.title")}>
        <p>{t("start.representative.text")}</p>
      </Accordion>
    </div>
  );
}
