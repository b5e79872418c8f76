import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/wait.css";
import { Note } from "../../components/Note.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Payment } from "./Payment.ts";

export interface PaymentPendingProps {
  readonly payment: Pick<Payment, "methods" | "chosenMethod">;
  readonly screen: "checking" | "pending" | "arrived";
  /** The provider does not answer. */
  readonly isSilent: boolean;
  readonly saved: boolean;
}

/** Paid or not: the provider has not said it yet, or the application is about to go out. Nobody has to wait for it here. */
export function PaymentPending({ payment, screen, isSilent, saved }: PaymentPendingProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { methods, chosenMethod } = payment;
  const chosen = methods.find(({ id }) => id === chosenMethod);
  return (
    <>
      <div className="ap-wait" role="group" aria-label={t("payment.pending.label")}>
        <div className="ap-spin" aria-hidden="true" />
        <p className="ap-lede">{t(`payment.${screen}.text`)}</p>
        {chosen !== undefined && screen === "pending" && (
          <p>{t("payment.pending.method", { method: chosen.name[locale] })}</p>
        )}
        {isSilent && screen === "pending" && <p>{t("payment.pending.silent")}</p>}
      </div>
      <Note icon="shield">
        {saved ? (
          <p>
            <strong>{t("payment.pending.close")}</strong>{" "}
            {t(screen === "arrived" ? "payment.arrived.why" : "payment.pending.why")}
          </p>
        ) : (
          <p>{t(screen === "arrived" ? "payment.arrived.stay" : "payment.pending.stay")}</p>
        )}
      </Note>
    </>
  );
}
