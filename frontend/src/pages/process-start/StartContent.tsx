import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../components/Alert.tsx";
import { Icon } from "../../components/Icon.tsx";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import { legalSettings } from "../../settings/legalSettings.ts";
import "../../styles/columns.css";
import { AuthorityAside } from "./AuthorityAside.tsx";
import { BeginApplication } from "./BeginApplication.tsx";
import { GoodToKnow } from "./GoodToKnow.tsx";
import type { Offer, PlacedProcessData, Service } from "./startData.ts";

export interface StartContentProps {
  readonly heading: ReactNode;
  readonly data: PlacedProcessData;
  readonly service: Service;
  /** Undefined when no online form is on offer for the service at this place. */
  readonly offer: Offer | undefined;
}

export function StartContent({ heading, data, service, offer }: StartContentProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const authorities = offer === undefined ? service.authorities : [offer.authority];
  return (
    <div className="ap-wrap">
      <nav className="ap-crumbs" aria-label={t("start.crumbs")}>
        <ol>
          <li>
            <PageLink page="index" className="kern-link">
              {t("common.home")}
            </PageLink>
          </li>
          <li aria-current="page">{service.professionTitle}</li>
        </ol>
      </nav>
      <div className="ap-two">
        <div className="ap-stack">
          {heading}
          <p className="ap-lede">{t("start.lede", { place: data.location.place })}</p>
          <p>
            <PageLink page="index" className="kern-link">
              <Icon name="edit" size="s" />
              {t("start.changeChoice")}
            </PageLink>
          </p>
          {locale === "en" && (
            <Alert tone="info" title={t("start.translation.title")}>
              <p>
                <RichMessage
                  text={t("start.translation.text")}
                  marks={{ b: (text) => <strong>{text}</strong> }}
                />
              </p>
            </Alert>
          )}
        </div>
        <AuthorityAside authorities={authorities} service={service} offer={offer} />
        <div className="ap-stack-l">
          <section className="ap-stack" aria-labelledby="wie">
            <h2 className="kern-heading-medium" id="wie">
              {t("start.before")}
            </h2>
            <GoodToKnow requiredDocs={service.information.requiredDocs} />
          </section>
          <section className="ap-stack" aria-labelledby="wahl">
            <h2 className="kern-heading-medium" id="wahl">
              {t("start.begin")}
            </h2>
            {offer === undefined ? (
              <Alert tone="warning" title={t("start.noService.title")}>
                <p>{t(authorities.length > 0 ? "start.noService.text" : "start.noAuthority")}</p>
                <p>
                  {legalSettings.advice.name[locale]}:{" "}
                  <a className="kern-link" href={`mailto:${legalSettings.advice.email}`}>
                    {legalSettings.advice.email}
                  </a>
                </p>
              </Alert>
            ) : (
              <BeginApplication data={data} offer={offer} />
            )}
          </section>
        </div>
      </div>
    </div>
  );
}
