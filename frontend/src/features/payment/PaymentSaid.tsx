import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Alert } from "../../components/Alert.tsx";
import type { Payment } from "./Payment.ts";
import { needsSupport, paymentFailureKey } from "./paymentFailureKey.ts";
import { PaymentPending } from "./PaymentPending.tsx";
import type { PaymentScreen } from "./paymentScreen.ts";
import { PaymentSupport } from "./PaymentSupport.tsx";
import { shownFailure } from "./saidFirst.ts";
import type { PaymentWork } from "./usePayment.ts";

export interface PaymentSaidProps {
  readonly payment: Payment;
  readonly screen: PaymentScreen;
  readonly work: Pick<PaymentWork, "failure" | "isSilent">;
  readonly saved: boolean;
}

/** How things stand, and why the last action came to nothing. */
export function PaymentSaid({ payment, screen, work, saved }: PaymentSaidProps): ReactNode {
  const { t } = useTranslation();
  const failure = shownFailure(screen, work);
  const support = <PaymentSupport ticketNumber={payment.ticketNumber} />;
  if (failure !== undefined) {
    return (
      <Alert tone="danger" title={t(paymentFailureKey(failure))}>
        {needsSupport(failure) && support}
      </Alert>
    );
  }
  switch (screen) {
    case "checking":
    case "pending":
    case "arrived":
      return <PaymentPending payment={payment} screen={screen} isSilent={work.isSilent} saved={saved} />;
    case "unreached":
      return (
        <Alert tone="warning" title={t("payment.unreached.alert")}>
          <p>{t("payment.unreached.text")}</p>
        </Alert>
      );
    case "cancelled":
      return (
        <Alert tone="warning" title={t("payment.cancelled.alert")}>
          <p>{t("payment.cancelled.text")}</p>
        </Alert>
      );
    case "error":
      return (
        <Alert tone="danger" title={t("payment.error.alert")}>
          <p>{t("payment.error.text")}</p>
          <p>{t("payment.error.booked")}</p>
        </Alert>
      );
    case "unclear":
      return (
        <Alert tone="danger" title={t("payment.unclear.alert")}>
          <p>{t("payment.unclear.text")}</p>
          {support}
        </Alert>
      );
    default:
      return null;
  }
}
