import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { euroText } from "#domain/payment/euroText.ts";
import { Button, PageButton } from "../components/Button.tsx";
import { useLocale } from "../i18n/useLocale.ts";
import type { Payment, PaymentWork } from "./usePayment.ts";
import type { PaymentScreen } from "./paymentScreen.ts";

export interface PaymentActionsProps {
  readonly payment: Payment;
  readonly screen: PaymentScreen;
  readonly work: Pick<PaymentWork, "busy" | "skip"> & { readonly start: () => Promise<void> };
  readonly saved: boolean;
  /** What the chosen way to pay costs on top; in cents. */
  readonly methodFee: number;
  readonly onBack: () => void;
}

/** What can be done now; what the server would refuse is not offered. */
export function PaymentActions(props: PaymentActionsProps): ReactNode {
  const {
    payment: { actions, amount },
    screen,
    work: { busy, start, skip },
    saved,
    methodFee,
    onBack,
  } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const may = (action: (typeof actions)[number]): boolean => actions.includes(action);
  const page = may("start") || may("restart") || (may("reopen") && screen !== "checking");
  const words = may("start")
    ? t("payment.start", { amount: euroText((amount ?? 0) + methodFee, locale) })
    : may("restart")
      ? t("payment.restart")
      : t(screen === "unreached" ? "payment.askAgain" : "payment.reopen");
  return (
    <div className="ap-stack-s">
      {screen === "pending" && <h2 className="kern-heading-small">{t("payment.reopen.title")}</h2>}
      <div className="ap-actions">
        {page && (
          <Button
            kind={screen === "pending" ? "secondary" : "primary"}
            icon="external"
            busy={busy === "start"}
            onClick={() => void start()}
          >
            {busy === "start" ? t("payment.start.busy") : words}
          </Button>
        )}
        {may("skip") && (
          <Button kind="secondary" busy={busy === "skip"} onClick={() => void skip()}>
            {t(busy === "skip" ? "payment.skip.busy" : "payment.skip")}
          </Button>
        )}
        {["choose", "cancelled", "error"].includes(screen) && (
          <Button kind="secondary" onClick={onBack}>
            {t(screen === "choose" ? "form.back" : "payment.correct")}
          </Button>
        )}
        {saved && screen !== "checking" && (
          <PageButton kind="tertiary" page="account">
            {t(may("pay-later") ? "payment.later" : "payment.toAccount")}
          </PageButton>
        )}
      </div>
      {screen === "pending" && <p className="ap-muted ap-small">{t("payment.reopen.hint")}</p>}
      {may("skip") && <p className="ap-muted ap-small">{t("payment.skip.hint")}</p>}
      {may("pay-later") && <p className="ap-muted ap-small">{t("payment.later.hint")}</p>}
    </div>
  );
}
