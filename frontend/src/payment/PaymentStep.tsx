import "../styles/rows.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Alert } from "../components/Alert.tsx";
import { announce } from "../components/announcements.ts";
import { Button } from "../components/Button.tsx";
import { StepHeading } from "../components/PageHeading.tsx";
import { formatNear } from "../i18n/format.ts";
import { serverNow } from "../api/client.ts";
import { WaitingContent } from "../components/status/Waiting.tsx";
import { PaymentActions, METHODS_ID, PaymentMethods } from "./PaymentActions.tsx";
import { PaymentSaid } from "./PaymentSaid.tsx";
import { paymentScreen, announcedMessage } from "./paymentScreen.ts";
import { usePayment, type Payment } from "./usePayment.ts";
import { euroText } from "#domain/payment/euroText.ts";
import { foreignValue, RichMessage } from "../i18n/RichMessage.tsx";
import { Fact } from "../components/Fact.tsx";

export interface PaymentStepProps {
  readonly processId: string;
  /** Whether there is a personal area where it can be found again. */
  readonly saved: boolean;
  /** Shown in place of the buttons without a sign-in: sending needs an account. */
  readonly signIn: ReactNode;
  readonly onBack: () => void;
  /** Before this window goes to the provider's page. */
  readonly onLeave: () => void;
  /** Sending, once nothing is to be paid any more. */
  readonly children: ReactNode;
}

/** Paying before sending: whatever happens at the provider, this page says how things stand and what can be done. */
export function PaymentStep(props: PaymentStepProps): ReactNode {
  const { processId, saved, signIn, onBack, onLeave, children } = props;
  const { t, locale } = useTranslation();
  const work = usePayment(processId, onLeave);
  const [picked, setPicked] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const payment = work.read.status === "ready" ? work.read.value : undefined;
  const screen = payment === undefined ? undefined : paymentScreen(payment, work.hasAnswer);
  const said = screen === undefined ? undefined : announcedMessage(screen, work);
  useSayChanges(said === undefined ? undefined : t(said));
  if (work.read.status === "error") {
    return (
      <Alert tone="danger" title={t("payment.failed.read")}>
        <div className="ap-actions">
          <Button kind="secondary" onClick={work.read.reload}>
            {t("payment.askAgain")}
          </Button>
        </div>
      </Alert>
    );
  }
  if (payment === undefined || screen === undefined)
    return <WaitingContent title={t("payment.title.choose")} />;
  if (screen === "over") return children;
  const available = payment.methods.filter((method) => method.available);
  // Nothing is chosen for the person.
  const only = available.length === 1 ? available[0]?.id : undefined;
  const before = available.find(({ id }) => id === payment.chosenMethod)?.id;
  const chosen = picked ?? before ?? only;
  const asks = ["choose", "cancelled", "error"].includes(screen) && available.length > 0;
  const start = async (): Promise<void> => {
    if (!asks || chosen !== undefined) return work.start(chosen);
    setIsMissing(true);
    document.getElementById(METHODS_ID)?.focus();
  };
  const until = formatNear(payment.availableUntil, { locale, now: serverNow() });
  const saidOfDraft = screen === "pending" || screen === "unreached" ? "payment.kept.open" : "payment.kept";
  return (
    <>
      <StepHeading key={screen} name={t(`payment.title.${screen}`)}>
        {screen === "choose" && <p>{t("payment.intro")}</p>}
      </StepHeading>
      <PaymentSaid payment={payment} screen={screen} work={work} saved={saved} />
      <PaymentFacts payment={payment} />
      {asks && (
        <PaymentMethods
          payment={payment}
          chosen={chosen}
          isMissing={isMissing && chosen === undefined}
          onChoose={setPicked}
        />
      )}
      {(payment.actions.length > 0 ? signIn : null) ?? (
        <PaymentActions
          payment={payment}
          screen={screen}
          work={{ ...work, start }}
          methodFee={available.find(({ id }) => id === chosen)?.fee ?? 0}
          saved={saved}
          onBack={onBack}
        />
      )}
      {screen !== "arrived" && (
        <p className="ap-side">{saved ? t(saidOfDraft, { until }) : t("payment.notKept")}</p>
      )}
    </>
  );
}

/** The screen that is there first is read as a page; what changes later is said. */
function useSayChanges(said: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (said === undefined) return;
    if (before.current !== undefined && before.current !== said) announce(said);
    before.current = said;
  }, [said]);
}

/** How much, by which law, to whom, and who takes it. */
function PaymentFacts({ payment }: { readonly payment: Payment }): ReactNode {
  const { t, locale } = useTranslation();
  const { amount, legalBasis, recipient, providerName } = payment;
  return (
    <div className="ap-meter">
      <dl className="ap-dl ap-dl--two">
        {amount !== null && (
          <Fact name={t("payment.amount")} className="ap-price ap-num">
            {euroText(amount, locale)}
          </Fact>
        )}
        {legalBasis !== null && (
          <Fact name={t("payment.for")}>
            <RichMessage text={t("payment.forFee", { law: foreignValue(legalBasis[locale]) })} />
          </Fact>
        )}
        <Fact name={t("payment.recipient")} lang="de">
          {recipient}
        </Fact>
        {providerName !== null && (
          <Fact name={t("payment.provider")} lang="de">
            {providerName}
          </Fact>
        )}
      </dl>
    </div>
  );
}
