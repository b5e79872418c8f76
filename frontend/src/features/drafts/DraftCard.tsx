import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/Badge.tsx";
import { Button, BUTTON_CLASSES } from "../../components/Button.tsx";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import type { Draft } from "./Draft.ts";
import { DRAFT_BADGES } from "./draftBadges.ts";
import { serviceTitle } from "../../i18n/serviceTitle.ts";

export interface DraftCardProps {
  readonly draft: Draft;
  readonly onDelete: () => void;
}

export function DraftCard({ draft, onDelete }: DraftCardProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const locale = useLocale();
  const now = new Date();
  const badge = DRAFT_BADGES[draft.status];
  const failed = draft.status === "SUBMIT_FAILURE";
  const title = serviceTitle(draft.metadata, locale);
  return (
    <article className="ap-case" aria-labelledby={id}>
      <div className="ap-case__head">
        <h3 className="kern-heading-small" id={id}>
          {title}
        </h3>
        <Badge tone={badge.tone} icon={badge.icon}>
          {t(`drafts.status.${draft.status}`)}
        </Badge>
      </div>
      {failed && <p>{t("drafts.submitFailed")}</p>}
      <dl className="ap-dl">
        <div>
          <dt>{t("drafts.updated")}</dt>
          <dd className="ap-num">{formatNear(draft.updatedAt, { locale, now })}</dd>
        </div>
        <div>
          <dt>{t("drafts.until")}</dt>
          <dd className="ap-num">{formatNear(draft.availableUntil, { locale, now })}</dd>
        </div>
        <div>
          <dt>{t("drafts.level")}</dt>
          <dd>{t(`drafts.level.${draft.trustLevel}`)}</dd>
        </div>
      </dl>
      <div className="ap-actions">
        <PageLink
          page="process"
          query={{ process: draft.id, ...(failed && { page: "send" }) }}
          className={BUTTON_CLASSES.secondary}
        >
          <span className="kern-label">
            {t(failed ? "drafts.resend" : "drafts.continue")}
            <span className="ap-sr">: {title}</span>
          </span>
        </PageLink>
        {draft.status !== "SUBMITTED" && (
          <Button kind="tertiary" icon="trash" hiddenText={`: ${title}`} onClick={onDelete}>
            {t("drafts.delete")}
          </Button>
        )}
      </div>
    </article>
  );
}
