import { type ReactNode, useId } from "react";
import type { ResponseOf } from "#contract/operations.ts";
import { Button } from "#ui/components/Button.tsx";
import { capitalised, formatNear } from "#ui/i18n/format.ts";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";

export interface OwnSessionProps {
  readonly session: ResponseOf<"listSessions">["sessions"][number];
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One sign-in. Of the device nothing is said, because nothing of it is kept. */
export function OwnSession({ session, busy, onEnd }: OwnSessionProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const use = { locale, now: new Date() };
  const begun = formatNear(session.begunAt, use);
  return (
    <article className="ap-case" aria-labelledby={id}>
      <h3 className="kern-heading-small" id={id}>
        {t(session.current ? "sessions.current" : "sessions.other")}
      </h3>
      <dl className="ap-dl">
        <div>
          <dt>{t("sessions.begun")}</dt>
          <dd className="ap-num">{capitalised(begun)}</dd>
        </div>
        <div>
          <dt>{t("sessions.used")}</dt>
          <dd className="ap-num">{capitalised(formatNear(session.usedAt, use))}</dd>
        </div>
      </dl>
      {!session.current && (
        <div className="ap-actions">
          <Button
            kind="tertiary"
            busy={busy}
            hiddenText={<>: {t("sessions.which", { when: begun })}</>}
            onClick={onEnd}
          >
            {t("sessions.end")}
          </Button>
        </div>
      )}
    </article>
  );
}
