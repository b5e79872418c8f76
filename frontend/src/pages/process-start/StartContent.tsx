import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSearch } from "wouter/use-browser-location";
import { Alert } from "../../components/Alert.tsx";
import { ChooseOffer } from "../../features/choose-offer/ChooseOffer.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Foreign } from "../../i18n/Foreign.tsx";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import "../../styles/columns.css";
import "../../styles/print.css";
import { AuthorityAside } from "./AuthorityAside.tsx";
import { BlankForm } from "./BlankForm.tsx";
import { BeginApplication } from "./BeginApplication.tsx";
import { GoodToKnow } from "./GoodToKnow.tsx";
import { Lines } from "./Lines.tsx";
import { NoOffer } from "./NoOffer.tsx";
import { OtherWays } from "./OtherWays.tsx";
import { ServiceFacts } from "./ServiceFacts.tsx";
import type { Offer, PlacedProcessData, Service } from "./startData.ts";

export interface StartContentProps {
  readonly heading: ReactNode;
  readonly data: PlacedProcessData;
  readonly service: Service;
  /** What can be applied for online, one for each competent authority. */
  readonly offers: readonly Offer[];
  /** Operators switched the online application off for a while. */
  readonly closed: boolean;
}

export function StartContent({ heading, data, service, offers, closed }: StartContentProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const search = useSearch();
  // In the address, so that a reload and the way over a sign-in keep what was chosen.
  const wanted = new URLSearchParams(search).get("offer");
  const offer = offers.length === 1 ? offers[0] : offers.find(({ metadataId }) => metadataId === wanted);
  const { information } = service;
  const choose = ({ metadataId }: Offer): void => {
    const query = { ...Object.fromEntries(new URLSearchParams(search)), offer: metadataId };
    navigateTo(pageAddress("antrag-start", { locale, query }), { replace: true });
  };
  return (
    <div className="ap-wrap">
      <nav className="ap-crumbs" aria-label={t("start.crumbs")}>
        <ol>
          <li>
            <PageLink page="index" className="kern-link">
              {t("common.home")}
            </PageLink>
          </li>
          <li aria-current="page">
            <Foreign>{service.professionTitle}</Foreign>
          </li>
        </ol>
      </nav>
      <div className="ap-two">
        <div className="ap-stack">
          {heading}
          <p className="ap-lede">{t("start.lede", { place: data.location.place })}</p>
          {information.shortText !== null && <Lines text={information.shortText} />}
          {information.longText !== null && <Lines text={information.longText} />}
          <p>
            <PageLink page="index" className="kern-link">
              <Icon name="edit" size="s" />
              {t("start.changeChoice")}
            </PageLink>
          </p>
          {offers.length === 0 && <NoOffer authorities={service.authorities} closed={closed} />}
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
        <AuthorityAside
          authorities={(offer === undefined ? offers : [offer]).map(({ authority }) => authority)}
          service={service}
          offer={offer}
        />
        <div className="ap-stack-l">
          {offers.length === 0 && <OtherWays authorities={service.authorities} />}
          <section className="ap-stack" aria-labelledby="wie">
            <h2 className="kern-heading-medium" id="wie">
              {t("start.before")}
            </h2>
            <GoodToKnow requiredDocs={information.requiredDocs} offers={offers} offer={offer} />
          </section>
          {offers.length > 0 && (
            <section className="ap-stack" aria-labelledby="wahl">
              <h2 className="kern-heading-medium" id="wahl">
                {t("start.begin")}
              </h2>
              {offers.length > 1 && <ChooseOffer offers={offers} chosen={offer} onChoose={choose} />}
              {offer !== undefined && <BeginApplication key={offer.metadataId} data={data} offer={offer} />}
            </section>
          )}
          {offer !== undefined && <BlankForm key={`paper ${offer.metadataId}`} data={data} offer={offer} />}
          <section className="ap-stack" aria-labelledby="leistung">
            <h2 className="kern-heading-medium" id="leistung">
              {t("start.facts")}
            </h2>
            <div>
              <ServiceFacts information={information} data={data} />
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
