import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { euroText } from "../../../../functions/contract/fee.ts";
import { Button, BUTTON_CLASSES } from "../../components/Button.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import type { Payment } from "./Payment.ts";
import type { PaymentScreen } from "./paymentScreen.ts";
import type { PaymentWork } from "./usePayment.ts";

export interface PaymentActionsProps {
  readonly payment: Payment;
  readonly screen: PaymentScreen;
  readonly work: Pick<PaymentWork, "busy" | "skip"> & { readonly start: () => Promise<void> };
  readonly saved: boolean;
  readonly onBack: () => void;
}

/** What can be done now; what the server would refuse is not offered. */
export function PaymentActions(props: PaymentActionsProps): ReactNode {
  const {
    payment: { actions, amount },
    screen,
    work: { busy, start, skip },
    saved,
    onBack,
  } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const may = (action: (typeof actions)[number]): boolean => actions.includes(action);
  const page = may("start") || may("restart") || (may("reopen") && screen !== "checking");
  const words = may("start")
    ? t("payment.start", { amount: euroText(amount ?? 0, locale) })
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
        {screen === "choose" && (
          <Button kind="secondary" onClick={onBack}>
            {t("form.back")}
          </Button>
        )}
        {saved && screen !== "checking" && (
          <PageLink page="account" className={BUTTON_CLASSES.tertiary}>
            <span className="kern-label">{t(may("pay-later") ? "payment.later" : "payment.toAccount")}</span>
          </PageLink>
        )}
      </div>
      {screen === "pending" && <p className="ap-muted ap-small">{t("payment.reopen.hint")}</p>}
      {may("skip") && <p className="ap-muted ap-small">{t("payment.skip.hint")}</p>}
      {may("pay-later") && <p className="ap-muted ap-small">{t("payment.later.hint")}</p>}
    </div>
  );
}
