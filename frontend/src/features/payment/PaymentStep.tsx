import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { euroText } from "../../../../functions/contract/fee.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Payment } from "./Payment.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { paymentFailureKey } from "./paymentFailureKey.ts";
import { PaymentMethods } from "./PaymentMethods.tsx";
import { PaymentPending } from "./PaymentPending.tsx";
import { type PaymentWork, usePayment } from "./usePayment.ts";

export interface PaymentStepProps {
  readonly processId: string;
  readonly application: string;
  /** Of the browser's window, with the number of the step. */
  readonly titleOf: (page: string) => string;
  /** Shown in place of the buttons while nobody is signed in: sending needs an account. */
  readonly signIn: ReactNode;
  readonly onBack: () => void;
  /** Sending, once nothing is to be paid any more. */
  readonly children: ReactNode;
}

const HEADINGS = {
  "method-selection": "payment.title",
  pending: "payment.pending.title",
  cancelled: "payment.cancelled.title",
  error: "payment.error.title",
} as const;

/** Paying before sending: whatever happens at the provider, this page says how things stand and what can be done. */
export function PaymentStep(props: PaymentStepProps): ReactNode {
  const { processId, application, titleOf, signIn, onBack, children } = props;
  const { t } = useTranslation();
  const work = usePayment(processId);
  if (work.read.status === "loading") return <p role="status">{t("common.loading")}</p>;
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
  const payment = work.read.value;
  const { stage } = payment;
  if (stage === "paid" || stage === "skipped" || stage === "not-required") return children;
  const heading = t(HEADINGS[stage]);
  return (
    <>
      <div className="ap-stack-s">
        <p className="ap-muted ap-small">{application}</p>
        <PageHeading title={titleOf(heading)}>{heading}</PageHeading>
        {stage === "method-selection" && <p>{t("payment.intro")}</p>}
      </div>
      <Said payment={payment} work={work} />
      <PaymentFacts payment={payment} />
      {stage !== "pending" && <PaymentMethods payment={payment} />}
      {signIn ?? <Actions payment={payment} work={work} onBack={onBack} />}
    </>
  );
}

function Said({ payment, work }: { readonly payment: Payment; readonly work: PaymentWork }): ReactNode {
  const { t } = useTranslation();
  const { failure } = work;
  if (failure !== undefined) return <Alert tone="danger" title={t(paymentFailureKey(failure))} />;
  switch (payment.stage) {
    case "pending":
      return <PaymentPending />;
    case "cancelled":
      return (
        <Alert tone="warning" title={t("payment.cancelled.alert")}>
          <p>{t("payment.cancelled.text")}</p>
        </Alert>
      );
    case "error":
      return (
        <Alert tone="danger" title={t("payment.error.alert")}>
          <p>{t(payment.actions.length === 0 ? "payment.unclear" : "payment.error.text")}</p>
        </Alert>
      );
    default:
      return null;
  }
}

function Actions({
  payment: { actions, amount, stage },
  work: { busy, start, skip },
  onBack,
}: {
  readonly payment: Payment;
  readonly work: PaymentWork;
  readonly onBack: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const may = (action: (typeof actions)[number]): boolean => actions.includes(action);
  return (
    <>
      <div className="ap-actions">
        {may("start") && (
          <Button kind="primary" icon="external" busy={busy === "start"} onClick={() => void start()}>
            {t("payment.start", { amount: euroText(amount ?? 0, locale) })}
          </Button>
        )}
        {may("reopen") && (
          <Button kind="secondary" icon="external" busy={busy === "start"} onClick={() => void start()}>
            {t("payment.reopen")}
          </Button>
        )}
        {may("restart") && (
          <Button kind="primary" icon="external" busy={busy === "start"} onClick={() => void start()}>
            {t("payment.restart")}
          </Button>
        )}
        {may("skip") && (
          <Button kind="secondary" busy={busy === "skip"} onClick={() => void skip()}>
            {t("payment.skip")}
          </Button>
        )}
        {stage === "method-selection" && (
          <Button kind="secondary" onClick={onBack}>
            {t("form.back")}
          </Button>
        )}
      </div>
      {may("skip") && <p className="ap-muted ap-small">{t("payment.skip.hint")}</p>}
      {may("pay-later") && stage !== "pending" && <p className="ap-muted ap-small">{t("payment.later")}</p>}
    </>
  );
}
