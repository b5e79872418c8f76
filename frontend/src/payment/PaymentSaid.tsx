import "../styles/wait.css";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Alert } from "../components/Alert.tsx";
import type { Payment, PaymentWork } from "./usePayment.ts";
import { needsSupport, paymentFailureKey, type PaymentScreen, shownFailure } from "./paymentScreen.ts";
import { Note } from "../components/Note.tsx";
import { SupportHelp } from "../components/contact/PhoneLink.tsx";
import { ticketGroups } from "../components/timeline/Timeline.tsx";
import { foreignValue, RichParagraph } from "../i18n/RichMessage.tsx";

interface PaymentPendingProps {
  readonly payment: Pick<Payment, "methods" | "chosenMethod">;
  readonly screen: "checking" | "pending" | "arrived";
  /** The provider does not answer. */
  readonly isSilent: boolean;
  readonly saved: boolean;
}

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
    case "cancelled":
      return (
        <Alert tone="warning" title={t(`payment.${screen}.alert`)}>
          <p>{t(`payment.${screen}.text`)}</p>
        </Alert>
      );
    case "error":
    case "unclear":
      return (
        <Alert tone="danger" title={t(`payment.${screen}.alert`)}>
          <p>{t(`payment.${screen}.text`)}</p>
          {screen === "error" ? <p>{t("payment.error.booked")}</p> : support}
        </Alert>
      );
    default:
      return null;
  }
}

/** The provider has not confirmed the payment yet, or the application is about to be sent. Waiting here is not necessary. */
function PaymentPending({ payment, screen, isSilent, saved }: PaymentPendingProps): ReactNode {
  const { t, locale } = useTranslation();
  const { methods, chosenMethod } = payment;
  const chosen = methods.find(({ id }) => id === chosenMethod);
  return (
    <>
      <div className="ap-wait" role="group" aria-label={t("payment.pending.label")}>
        <div className="ap-spin" aria-hidden="true" />
        <p className="ap-lede">{t(`payment.${screen}.text`)}</p>
        {chosen !== undefined && screen === "pending" && (
          <RichParagraph text={t("payment.pending.method", { method: foreignValue(chosen.name[locale]) })} />
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

/** Who helps, when, and which number to quote. */
export function PaymentSupport({ ticketNumber }: { readonly ticketNumber: string | null }): ReactNode {
  const { t } = useTranslation();
  return (
    <p>
      <SupportHelp />
      {ticketNumber !== null && (
        <>
          <br />
          {t("payment.quote")} <strong className="ap-num">{ticketGroups(ticketNumber)}</strong>
        </>
      )}
    </p>
  );
}
