import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "../../components/Note.tsx";

/** Paid or not: the provider has not said it yet. Nobody has to wait for it here. */
export function PaymentPending(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <div className="ap-wait" role="group" aria-label={t("payment.pending.label")}>
        <div className="ap-spin" aria-hidden="true" />
        <p className="ap-lede">{t("payment.pending.text")}</p>
      </div>
      <Note icon="shield">
        <p>
          <strong>{t("payment.pending.close")}</strong> {t("payment.pending.why")}
        </p>
      </Note>
    </>
  );
}
