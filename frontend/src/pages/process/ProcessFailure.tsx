import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { BUTTON_CLASSES } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { PageLink } from "../../routes/PageLink.tsx";

export interface ProcessFailureProps {
  readonly kind: "tooLow" | "expired" | "noForm" | "notFound";
  /** Whoever comes from the payment page wants to know what became of the money. */
  readonly afterPayment?: boolean;
}

/** Why an application cannot be opened, and where to go instead. */
export function ProcessFailure({ kind, afterPayment = false }: ProcessFailureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t(`process.${kind}.title`)} />
        <p className="ap-lede">{t(`process.${kind}.text`)}</p>
        {afterPayment && <p>{t("process.afterPayment")}</p>}
        <div className="ap-actions">
          <PageLink page="index" className={BUTTON_CLASSES.primary}>
            <span className="kern-label">{t("common.toHome")}</span>
          </PageLink>
          <PageLink page="account" className={BUTTON_CLASSES.secondary}>
            <span className="kern-label">{t("header.account")}</span>
          </PageLink>
        </div>
      </div>
    </div>
  );
}
