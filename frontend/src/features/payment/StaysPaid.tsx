import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useRead } from "../../api/useRead.ts";

export interface StaysPaidProps {
  readonly processId: string;
  /** Whether the application is found again after this window. */
  readonly saved: boolean;
}

/** Sending failed after the payment: what becomes of the money. */
export function StaysPaid({ processId, saved }: StaysPaidProps): ReactNode {
  const { t } = useTranslation();
  const read = useRead(["getPayment", { path: { processId } }]);
  if (read.status !== "ready" || read.value.paid.length === 0) return null;
  return (
    <>
      <p>{t("payment.staysValid")}</p>
      {!saved && <p>{t("payment.staysValid.call")}</p>}
    </>
  );
}
