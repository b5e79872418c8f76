import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Button, BUTTON_CLASSES } from "#ui/components/Button.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { Note } from "#ui/components/Note.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { Timeline } from "#ui/components/timeline/Timeline.tsx";
import type { LoginIntent } from "#ui/sign-in/login/lastLogin.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo, ownPath } from "#ui/navigation/navigateTo.ts";
import type { EidClientState } from "./eidClientWatch.ts";
import { useEidClient } from "./useEidClient.ts";

export interface ToEidClientProps {
  readonly intent: LoginIntent;
  /** Starts the client on this device; undefined while it is asked for. */
  readonly address: string | undefined;
}

/** Where the way is known to lead on, the link is the first thing to do; elsewhere it can end at an error of the browser. */
const LEADS_ON: ReadonlySet<EidClientState> = new Set(["available", "mobile"]);
/** Where the browser blocks the look-up, the person is asked to open the client; looking again would not help. */
const OPENED_BY_PERSON: ReadonlySet<EidClientState> = new Set(["safari", "blocked"]);

/** Waits for the eID client. The person opens it by a click: browsers allow nothing else, and a link to a client that does not run ends at an error page. */
export function ToEidClient({ intent, address }: ToEidClientProps): ReactNode {
  const { t, locale } = useTranslation();
  const { state, checkNow } = useEidClient(intent.provider.serviceUrl);
  const leadsOn = LEADS_ON.has(state);
  const opensFirst = leadsOn || OPENED_BY_PERSON.has(state);
  const client = state === "mobile" ? address?.replace(/^https?:/, "eid:") : address;
  // Named, so that what has the focus keeps it when the order changes.
  const open = client !== undefined && (
    <a key="open" className={BUTTON_CLASSES[opensFirst ? "primary" : "secondary"]} href={client}>
      <Icon name="external" />
      <span className="kern-label">{t("eid.open")}</span>
    </a>
  );
  const retry = state !== "mobile" && (
    <Button key="retry" kind={opensFirst ? "secondary" : "primary"} onClick={() => void checkNow()}>
      {t("common.retry")}
    </Button>
  );
  const cancel = (): void => navigateTo(ownPath(intent.cancelUrl) ?? pageAddress("index", { locale }));
  return (
    <div className="ap-wrap">
      <div className="ap-stack-l ap-col">
        <div className="ap-stack-s">
          <PageHeading title={t(leadsOn ? "eid.ready" : "eid.start")} />
          <p className="ap-lede" role="status">
            {t(`eid.state.${state}`)}
          </p>
        </div>
        <Timeline
          entries={[
            {
              state: state === "available" ? "done" : "now",
              text: t("eid.step.app"),
              note: t(state === "mobile" ? "eid.step.appNote.mobile" : "eid.step.appNote"),
            },
            {
              state: state === "available" ? "now" : "open",
              text: t("eid.step.card"),
              note: t("eid.step.cardNote"),
            },
            { state: "open", text: t("eid.step.pin"), note: t("eid.step.pinNote") },
            { state: "open", text: t("eid.step.back"), note: t("eid.step.backNote") },
          ]}
        />
        <Note icon="info">
          <p>{t("eid.notKept")}</p>
        </Note>
        <div className="ap-actions">
          {opensFirst ? [open, retry] : [retry, open]}
          <Button kind="tertiary" onClick={cancel}>
            {t("common.cancel")}
          </Button>
        </div>
        <Accordion title={t("eid.help.title")} open={!leadsOn} level={2}>
          <ul className="ap-list">
            <li>
              {t("eid.help.install")}{" "}
              <a className="kern-link" href="https://www.ausweisapp.bund.de/">
                ausweisapp.bund.de
              </a>
            </li>
            <li>{t(state === "mobile" ? "eid.help.sameDevice" : "eid.help.phone")}</li>
            <li>{t("eid.help.browser")}</li>
            <li>{t("eid.help.pin")}</li>
          </ul>
        </Accordion>
      </div>
    </div>
  );
}
