import { type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { FeeFacts } from "../../features/fee/FeeFacts.tsx";
import { FeeNotComputable } from "../../features/fee/FeeNotComputable.tsx";
import { feeOfAnswers } from "./feeOfAnswers.ts";
import type { ProcessSession } from "./processSession.ts";

export interface ConfirmationFeeProps {
  readonly session: ProcessSession;
  /** The server could not compute the fee. */
  readonly refused: boolean;
}

/** What the answers as they are cost; what is still missing may change it, so that then only the range is told. */
export function ConfirmationFee({ session, refused }: ConfirmationFeeProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { metadata } = session.process();
  if (metadata.feeType === "FREE") return null;
  const due = feeOfAnswers(session.store, { terms: metadata, now: new Date() });
  if (refused || due === "not-computable") return <FeeNotComputable />;
  return (
    <section className="kern-summary" aria-labelledby={id}>
      <div className="kern-summary__header">
        <h2 className="kern-title" id={id}>
          {t("fee.title")}
        </h2>
      </div>
      <div className="kern-summary__body ap-stack-s">
        <FeeFacts terms={metadata} due={due} />
      </div>
    </section>
  );
}
