import "../styles/options.css";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { euroText } from "#domain/payment/euroText.ts";
import { Button, PageButton } from "../components/Button.tsx";
import type { Payment, PaymentWork } from "./usePayment.ts";
import type { PaymentScreen } from "./paymentScreen.ts";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { ChoiceGroup } from "#ui/components/choice/ChoiceGroup.tsx";
import { Foreign } from "../i18n/RichMessage.tsx";

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
  const { screen, saved, methodFee, onBack } = props;
  const { actions, amount } = props.payment;
  const { busy, start, skip } = props.work;
  const { t, locale } = useTranslation();
  const may = (action: (typeof actions)[number]): boolean => actions.includes(action);
  const page = may("start") || may("restart") || (may("reopen") && screen !== "checking");
  const sum = euroText((amount ?? 0) + methodFee, locale);
  const words = may("start")
    ? t("payment.start", { amount: sum })
    : may("restart")
      ? t("payment.restart", { amount: sum })
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

interface PaymentMethodsProps {
  readonly payment: Pick<Payment, "methods">;
  readonly chosen: string | undefined;
  /** The person wanted to go on without a choice. */
  readonly isMissing: boolean;
  readonly onChoose: (method: string) => void;
}

export const METHODS_ID = "payment-methods";

/** How to pay. The provider's page has the last word: what is chosen here is what the person is reminded of there. */
export function PaymentMethods({ payment, chosen, isMissing, onChoose }: PaymentMethodsProps): ReactNode {
  const { t, locale } = useTranslation();
  const methods = payment.methods.filter(({ available }) => available);
  if (methods.length === 0) return null;
  return (
    <ChoiceGroup
      id={METHODS_ID}
      question={t("payment.methods")}
      error={isMissing ? t("payment.methods.missing") : undefined}
    >
      <div className="kern-fieldset__body ap-options">
        {methods.map(({ id, name, fee }, index) => {
          // The first one takes the focus when the choice is missing.
          const inputId = index === 0 ? METHODS_ID : `method-${id}`;
          const hint =
            fee !== null && fee > 0 ? t("payment.methodFee", { fee: euroText(fee, locale) }) : undefined;
          return (
            <CheckOption
              key={id}
              type="radio"
              id={inputId}
              name="method"
              boxed
              label={<Foreign>{name[locale]}</Foreign>}
              hint={hint}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
