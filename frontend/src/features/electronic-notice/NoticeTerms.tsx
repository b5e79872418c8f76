import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/columns.css";
import { Accordion } from "../../components/Accordion.tsx";
import { Icon } from "../../components/Icon.tsx";
import { portalSettings } from "../../settings/portalSettings.ts";

/** What consent means (OZG section 9): its edition is `ELECTRONIC_NOTICE_TEXT_VERSION`. */
export function NoticeTerms(): ReactNode {
  const { t } = useTranslation();
  const day = portalSettings.electronicNotice.announcedOnDay;
  return (
    <>
      <section className="ap-stack-s" aria-labelledby="notice-know">
        <h2 className="kern-heading-medium" id="notice-know">
          {t("notice.know")}
        </h2>
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
      </section>
      <Accordion level={2} title={t("notice.doubt")}>
        <p>{t("notice.doubt.text")}</p>
      </Accordion>
    </>
  );
}
