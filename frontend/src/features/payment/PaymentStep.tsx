import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Alert } from "../../components/Alert.tsx";
import { announce } from "../../components/announcements.ts";
import { Button } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { Waiting } from "../../components/Waiting.tsx";
import { PaymentActions } from "./PaymentActions.tsx";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { PaymentMethods } from "./PaymentMethods.tsx";
import { PaymentSaid } from "./PaymentSaid.tsx";
import { paymentScreen } from "./paymentScreen.ts";
import { saidFirst } from "./saidFirst.ts";
import { usePayment } from "./usePayment.ts";

export interface PaymentStepProps {
  readonly processId: string;
  readonly application: ReactNode;
  /** Whether there is a personal area where it can be found again. */
  readonly saved: boolean;
  /** Of the browser's window, with the number of the step. */
  readonly titleOf: (page: string) => string;
  /** Shown in place of the buttons while nobody is signed in: sending needs an account. */
  readonly signIn: ReactNode;
  readonly onBack: () => void;
  /** Before this window goes to the provider's page. */
  readonly onLeave: () => void;
  /** Sending, once nothing is to be paid any more. */
  readonly children: ReactNode;
}

/** Paying before sending: whatever happens at the provider, this page says how things stand and what can be done. */
export function PaymentStep(props: PaymentStepProps): ReactNode {
  const { processId, application, saved, titleOf, signIn, onBack, onLeave, children } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const work = usePayment(processId, onLeave);
  const [picked, setPicked] = useState<string>();
  const payment = work.read.status === "ready" ? work.read.value : undefined;
  const screen = payment === undefined ? undefined : paymentScreen(payment, work.heard);
  const said = screen === undefined ? undefined : saidFirst(screen, work);
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
  if (payment === undefined || screen === undefined) return <Waiting>{t("common.loading")}</Waiting>;
  if (screen === "over") return children;
  const available = payment.methods.filter((method) => method.available);
  // Nothing is chosen for the person, and nothing must be: the provider's page asks.
  const chosen = picked ?? (available.length === 1 ? available[0]?.id : undefined);
  const heading = t(`payment.title.${screen}`);
  const until = formatNear(payment.availableUntil, { locale, now: new Date() });
  const kept = screen === "pending" || screen === "unreached" ? "payment.kept.open" : "payment.kept";
  return (
    <>
      <div className="ap-stack-s">
        <p className="ap-muted ap-small">{application}</p>
        <PageHeading key={screen} title={titleOf(heading)}>
          {heading}
        </PageHeading>
        {screen === "choose" && <p>{t("payment.intro")}</p>}
      </div>
      <PaymentSaid payment={payment} screen={screen} work={work} saved={saved} />
      <PaymentFacts payment={payment} />
      {["choose", "cancelled", "error"].includes(screen) && (
        <PaymentMethods payment={payment} chosen={chosen} onChoose={setPicked} />
      )}
      {(payment.actions.length > 0 ? signIn : null) ?? (
        <PaymentActions
          payment={payment}
          screen={screen}
          work={{ ...work, start: () => work.start(chosen) }}
          saved={saved}
          onBack={onBack}
        />
      )}
      {screen !== "arrived" && <p className="ap-side">{saved ? t(kept, { until }) : t("payment.notKept")}</p>}
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
