import "#ui/styles/options.css";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "#domain/application/electronicNoticeText.ts";
import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSend } from "#ui/api/client.ts";
import { refresh } from "#ui/api/useRead.ts";
import { foreignValue, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { ChoiceGroup } from "#ui/components/choice/ChoiceGroup.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { StepHeading } from "#ui/components/PageHeading.tsx";
import { Section } from "#ui/components/Section.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import type { StepContentProps } from "../edit/draftEditor.ts";
import { REVIEW, SEND } from "../edit/steps.ts";

const ANSWERS = [
  { consent: true, id: "notice-yes", label: "notice.yes", hint: "notice.yes.hint" },
  { consent: false, id: "notice-no", label: "notice.no", hint: "notice.no.hint" },
] as const;

/**
 * How decision and letters arrive: two equal answers, none of them chosen beforehand unless the state's setting takes
 * silence for consent. The answer is stored before the next step opens.
 */
export function NoticeStep({ editor, user, onGo }: StepContentProps): ReactNode {
  const { t, locale } = useTranslation();
  const { id: processId, electronicNotice } = editor.process();
  const { unlessDeclined } = portalSettings.electronicNotice;
  const decided = electronicNotice?.consent ?? null;
  const [chosen, setChosen] = useState<boolean | null>(decided ?? (unlessDeclined ? true : null));
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const provider = foreignValue(user?.providerName[locale] ?? "");

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    if (chosen === null) {
      document.getElementById(ANSWERS[0].id)?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    const stored = await callToSend("setElectronicNotice", {
      path: { processId },
      body: { consent: chosen, textVersion: ELECTRONIC_NOTICE_TEXT_VERSION },
    });
    setBusy(false);
    if (stored.ok) {
      editor.update(stored.value);
      onGo(SEND);
      await refresh("getProgress", "listProcesses");
    } else setFailure(stored.failure);
  };

  return (
    <>
      <StepHeading name={t("steps.notice")} heading={t("notice.title")}>
        <p>{t("notice.intro")}</p>
      </StepHeading>
      <form className="ap-stack-l" noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceGroup
          id="notice"
          question={t("notice.question")}
          hint={t(unlessDeclined && decided === null ? "notice.presumed" : "notice.hint")}
          error={asked && chosen === null ? t("notice.choose") : undefined}
        >
          <div className="kern-fieldset__body ap-options">
            {ANSWERS.map(({ consent, id, label, hint }) => (
              <CheckOption
                key={id}
                type="radio"
                id={id}
                name="notice"
                boxed
                label={t(label)}
                hint={<RichMessage text={t(hint, { provider })} />}
                checked={chosen === consent}
                onChange={() => setChosen(consent)}
              />
            ))}
          </div>
        </ChoiceGroup>
        <NoticeTerms />
        {failure !== undefined && <Alert tone="danger" title={t(failureKey(failure))} urgent />}
        <div className="ap-actions">
          <Button kind="primary" type="submit" busy={busy}>
            {t(busy ? "notice.busy" : "notice.next")}
          </Button>
          <Button kind="secondary" onClick={() => onGo(REVIEW)}>
            {t("form.back")}
          </Button>
        </div>
      </form>
    </>
  );
}

function failureKey(failure: ApiFailure) {
  if (failure.kind === "offline") return "error.offline.text" as const;
  return isProblem(failure, "edited-elsewhere") ? ("window.lost.title" as const) : ("notice.failed" as const);
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
