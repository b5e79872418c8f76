import { type ReactNode, useRef, useState, useId } from "react";
import { callToSave, serverNow } from "#ui/api/client.ts";
import { refresh, useRead } from "#ui/api/useRead.ts";
import { Button } from "#ui/components/Button.tsx";
import { Section } from "#ui/components/Section.tsx";
import { notify } from "#ui/components/status/Notifications.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "#ui/styles/cases.css";
import "#ui/styles/explain.css";
import "#ui/styles/rows.css";
import type { ResponseOf } from "#contract/operations.ts";
import { capitalised, formatNear } from "#ui/i18n/format.ts";
import { Fact } from "#ui/components/Fact.tsx";
import { NotReady } from "#ui/api/NotReady.tsx";

function OwnSessionList({ focusHeading }: { readonly focusHeading: () => void }): ReactNode {
  const { t } = useTranslation();
  const read = useRead(["listSessions", {}], { onFocus: true });
  const [busy, setBusy] = useState(false);
  const end = async (session: string | undefined): Promise<void> => {
    setBusy(true);
    const ended = await callToSave("endSessions", { query: session === undefined ? {} : { session } });
    if (ended.ok) notify(t("sessions.ended", { count: ended.value.ended }));
    else notify(t("sessions.notEnded"), { type: "error" });
    await refresh("listSessions");
    setBusy(false);
    // The button that was pressed is gone.
    if (ended.ok) focusHeading();
  };
  const others = read.status === "ready" ? read.value.sessions.filter(({ current }) => !current) : [];
  return (
    <div className="ap-stack">
      <NotReady read={read} failed={t("sessions.failed")} />
      {read.status === "ready" && (
        <ul className="ap-cases">
          {read.value.sessions.map((one) => (
            <li key={one.session}>
              <OwnSession session={one} busy={busy} onEnd={() => void end(one.session)} />
            </li>
          ))}
        </ul>
      )}
      {read.status === "ready" && others.length === 0 && <p>{t("sessions.alone")}</p>}
      {others.length > 1 && (
        <div className="ap-actions">
          <Button kind="secondary" busy={busy} onClick={() => void end(undefined)}>
            {t("sessions.endAll")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where the person is signed in, and the way to end it there: on a library's computer, on a phone that was lost. */
export function OwnSessions(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section id="anm" title={t("sessions.title")} tabIndex={-1} ref={heading}>
      <p className="ap-muted">{t("sessions.lede")}</p>
      <details className="ap-explain" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("sessions.show")}</summary>
        {open && <OwnSessionList focusHeading={() => heading.current?.focus()} />}
      </details>
    </Section>
  );
}

interface OwnSessionProps {
  readonly session: ResponseOf<"listSessions">["sessions"][number];
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** One sign-in. Of the device nothing is said, because nothing of it is kept. */
function OwnSession({ session, busy, onEnd }: OwnSessionProps): ReactNode {
  const { t, locale } = useTranslation();
  const id = useId();
  const use = { locale, now: serverNow() };
  const begun = formatNear(session.begunAt, use);
  return (
    <article className="ap-case" aria-labelledby={id}>
      <h3 className="kern-heading-small" id={id}>
        {t(session.current ? "sessions.current" : "sessions.other")}
      </h3>
      <dl className="ap-dl">
        <Fact name={t("sessions.begun")} className="ap-num">
          {capitalised(begun)}
        </Fact>
        <Fact name={t("sessions.used")} className="ap-num">
          {capitalised(formatNear(session.usedAt, use))}
        </Fact>
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
