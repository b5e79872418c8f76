import { type ReactNode, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { euroText } from "#domain/payment/euroText.ts";
import { Badge } from "#ui/components/Badge.tsx";
import { Button, BUTTON_CLASSES } from "#ui/components/Button.tsx";
import { ServiceName } from "#ui/i18n/ServiceName.tsx";
import { capitalised, formatNear } from "#ui/i18n/format.ts";
import { serverNow } from "#ui/api/client.ts";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { type Draft, isDeletable, draftBadge, draftPayment } from "./draft.ts";
import { Fact } from "#ui/components/Fact.tsx";

export interface DraftCardProps {
  readonly draft: Draft;
  readonly onDelete: () => void;
}

export function DraftCard({ draft, onDelete }: DraftCardProps): ReactNode {
  const { t, locale } = useTranslation();
  const id = useId();
  const now = serverNow();
  const { label, ...badge } = draftBadge(draft);
  const { feeDue, paymentAmount, status } = draft;
  const payment = draftPayment(draft);
  const failed = status === "SUBMIT_FAILURE";
  const isSending = status === "SUBMITTED";
  const goesOnSending = failed || isSending || payment !== "none";
  const title = <ServiceName of={draft.metadata} />;
  return (
    <article className="ap-case" aria-labelledby={id}>
      <div className="ap-case__head">
        <h3 className="kern-heading-small" id={id}>
          {title}
        </h3>
        <Badge {...badge}>{t(label)}</Badge>
      </div>
      {failed && <p>{t("drafts.submitFailed")}</p>}
      {payment !== "none" && <p>{t(`drafts.payment.${payment}`)}</p>}
      <dl className="ap-dl">
        {(feeDue ?? 0) > 0 && (
          <Fact name={t(paymentAmount === null ? "drafts.fee" : "drafts.feePaid")} className="ap-num">
            {euroText(paymentAmount ?? feeDue ?? 0, locale)}
          </Fact>
        )}
        <Fact name={t("drafts.updated")} className="ap-num">
          {capitalised(formatNear(draft.updatedAt, { locale, now }))}
        </Fact>
        <Fact name={t("drafts.until")} className="ap-num">
          {capitalised(formatNear(draft.availableUntil, { locale, now }))}
        </Fact>
        <Fact name={t("drafts.level")}>{t(`login.level.${draft.trustLevel}`)}</Fact>
      </dl>
      <div className="ap-actions">
        <PageLink
          page="process"
          query={{ process: draft.id, ...(goesOnSending && { page: "send" }) }}
          className={BUTTON_CLASSES.secondary}
        >
          <span className="kern-label">
            {t(failed ? "drafts.resend" : `drafts.continue.${isSending ? "sending" : payment}`)}
            <span className="ap-sr">: {title}</span>
          </span>
        </PageLink>
        {isDeletable(draft) && (
          <Button kind="tertiary" icon="trash" hiddenText={<>: {title}</>} onClick={onDelete}>
            {t("drafts.delete")}
          </Button>
        )}
      </div>
    </article>
  );
}
