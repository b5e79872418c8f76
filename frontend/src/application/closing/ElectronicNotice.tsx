import "#ui/styles/options.css";
import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Section } from "#ui/components/Section.tsx";
import { ErrorText } from "#ui/components/ErrorText.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { CheckOption } from "#ui/components/CheckOption.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import "#ui/styles/columns.css";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Icon } from "#ui/components/Icon.tsx";

export interface ElectronicNoticeProps {
  readonly application: ReactNode;
  readonly step: { readonly number: number; readonly count: number };
  /** What the person calls the account. */
  readonly provider: string;
  /** What was decided before; null: nothing. */
  readonly decided: boolean | null;
  readonly busy: boolean;
  readonly failure: ReactNode;
  readonly onDecide: (consent: boolean) => void;
  readonly onBack: () => void;
}

const ANSWERS = [
  { consent: true, id: "notice-yes", label: "notice.yes", hint: "notice.yes.hint" },
  { consent: false, id: "notice-no", label: "notice.no", hint: "notice.no.hint" },
] as const;

/**
 * How decision and letters arrive: two equal answers, none of them chosen beforehand unless the state's setting takes
 * silence for consent.
 */
export function ElectronicNotice(props: ElectronicNoticeProps): ReactNode {
  const { application, step, provider, decided, busy, failure, onDecide, onBack } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { unlessDeclined } = portalSettings.electronicNotice;
  const [chosen, setChosen] = useState<boolean | null>(decided ?? (unlessDeclined ? true : null));
  const [asked, setAsked] = useState(false);
  const missing = asked && chosen === null;
  const heading = t("notice.title");
  const title = t("form.title", { page: t("steps.notice"), step: step.number, count: step.count });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    if (chosen !== null) onDecide(chosen);
    else form.current?.querySelector<HTMLElement>("input")?.focus();
  };

  return (
    <>
      <div className="ap-stack-s">
        <p className="ap-muted ap-small">{application}</p>
        <PageHeading title={title}>{heading}</PageHeading>
        <p>{t("notice.intro")}</p>
      </div>
      <form className="ap-stack-l" ref={form} noValidate onSubmit={submit}>
        <fieldset
          className={missing ? "kern-fieldset kern-fieldset--error" : "kern-fieldset"}
          role="radiogroup"
          aria-required="true"
          aria-invalid={missing || undefined}
          aria-describedby={missing ? "notice-hint notice-error" : "notice-hint"}
        >
          <legend className="kern-label">{t("notice.question")}</legend>
          <div className="kern-hint" id="notice-hint">
            {t(unlessDeclined && decided === null ? "notice.presumed" : "notice.hint")}
          </div>
          {missing && <ErrorText id="notice-error">{t("notice.choose")}</ErrorText>}
          <div className="kern-fieldset__body ap-options">
            {ANSWERS.map(({ consent, id, label, hint }) => (
              <CheckOption
                key={id}
                type="radio"
                id={id}
                name="notice"
                boxed
                label={t(label)}
                hint={t(hint, { provider })}
                checked={chosen === consent}
                onChange={() => setChosen(consent)}
              />
            ))}
          </div>
        </fieldset>
        <NoticeTerms />
        {failure}
        <div className="ap-actions">
          <Button kind="primary" type="submit" busy={busy}>
            {t(busy ? "notice.busy" : "notice.next")}
          </Button>
          <Button kind="secondary" onClick={onBack}>
            {t("form.back")}
          </Button>
        </div>
      </form>
    </>
  );
}

/** What consent means (OZG section 9): its edition is `ELECTRONIC_NOTICE_TEXT_VERSION`. */
function NoticeTerms(): ReactNode {
  const { t } = useTranslation();
  const day = portalSettings.electronicNotice.announcedOnDay;
  return (
    <>
      <Section id="notice-know" title={t("notice.know")} gap="s">
        <ul className="ap-ticks">
          <li>
            <Icon name="clock" />
            <span>
              <strong>{t("notice.announced", { day })}</strong> {t("notice.announced.rest")}
            </span>
          </li>
          <li>
            <Icon name="mail" />
            <span>{t("notice.check")}</span>
          </li>
          <li>
            <Icon name="lock" />
            <span>{t("notice.open")}</span>
          </li>
          <li>
            <Icon name="edit" />
            <span>{t("notice.withdraw")}</span>
          </li>
        </ul>
      </Section>
      <Accordion level={2} title={t("notice.doubt")}>
        <p>{t("notice.doubt.text")}</p>
      </Accordion>
    </>
  );
}
