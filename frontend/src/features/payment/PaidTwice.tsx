import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { euroText } from "../../../../functions/contract/fee.ts";
import { call } from "../../api/call.ts";
import { refresh } from "../../api/refresh.ts";
import { useRead } from "../../api/useRead.ts";
import { Alert } from "../../components/Alert.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { PaymentReceiptProps } from "./PaymentReceipt.tsx";
import { PaymentSupport } from "./PaymentSupport.tsx";

/** Money came twice: the person is told, with what to quote when asking for it. */
export function PaidTwice({ processId }: PaymentReceiptProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const read = useRead(["getPayment", { path: { processId } }]);
  useEffect(() => {
    // Whoever comes back from a second payment page finds the application sent: the provider knows why.
    void call("completePayment", { path: { processId } }).then(() => refresh("getPayment"));
  }, [processId]);
  if (read.status !== "ready" || read.value.paid.length < 2) return null;
  const { paid, ticketNumber } = read.value;
  return (
    <Alert tone="warning" title={t("payment.twice.alert")}>
      <p>{t("payment.twice.text")}</p>
      <ul className="ap-list">
        {paid.map(({ amount, reference }, index) => (
          <li key={reference ?? index} className="ap-num">
            {reference ?? "–"} ({euroText(amount, locale)})
          </li>
        ))}
      </ul>
      <PaymentSupport ticketNumber={ticketNumber} />
    </Alert>
  );
}
