import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useSearch } from "#ui/navigation/StandingAddress.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { Section } from "#ui/components/Section.tsx";
import { Alert } from "#ui/components/Alert.tsx";
import { ChooseOffer } from "#ui/search/ChooseOffer.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { Foreign, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { AuthorityAside } from "./AuthorityAside.tsx";
import { BeginApplication, type BeginApplicationProps } from "./BeginApplication.tsx";
import { GoodToKnow } from "./GoodToKnow.tsx";
import { Lines, ServiceFacts } from "./ServiceFacts.tsx";
import { OtherWays } from "#ui/search/AuthorityBlock.tsx";
import { onPhone, type Offer, type PlacedProcessData, type Service } from "./startData.ts";
import { call } from "#ui/api/client.ts";
import { PdfOnDemand } from "#ui/components/files/PdfOnDemand.tsx";
import type { Locale } from "#ui/i18n/locales.ts";

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
  const { t, locale } = useTranslation();
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
          <RichParagraph
            className="ap-lede"
            text={t("start.lede", { place: `<de>${data.location.place}</de>` })}
          />
          {offers.length > 0 && (
            <div className="ap-actions">
              <a className="kern-btn kern-btn--primary" href="#wahl" onClick={toBegin}>
                <span className="kern-label">{t("start.begin")}</span>
              </a>
            </div>
          )}
          {information.shortText !== null && <Lines text={information.shortText} />}
          <p>
            <PageLink page="index" className="kern-link">
              <Icon name="edit" size="s" />
              {t("start.changeChoice")}
            </PageLink>
          </p>
          {offers.length === 0 && <NoOffer authorities={service.authorities} closed={closed} />}
          {locale === "en" && (
            <Alert tone="info" title={t("start.translation.title")}>
              <RichParagraph text={t("start.translation.text")} />
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
          <Section id="wie" title={t("start.before")}>
            <GoodToKnow requiredDocs={information.requiredDocs} offers={offers} offer={offer} />
          </Section>
          {offers.length > 0 && (
            <Section id="wahl" title={t("start.begin")} tabIndex={-1}>
              {offers.length > 1 && <ChooseOffer offers={offers} chosen={offer} onChoose={choose} />}
              {offer !== undefined && <BeginApplication key={offer.metadataId} data={data} offer={offer} />}
            </Section>
          )}
          <div>
            {offer !== undefined && <BlankForm key={`paper ${offer.metadataId}`} data={data} offer={offer} />}
            <Accordion level={2} open={!onPhone()} title={t("start.facts")}>
              <ServiceFacts information={information} data={data} />
            </Accordion>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The address keeps what was chosen: the browser's own jump would put a fragment into it. */
function toBegin(event: MouseEvent): void {
  const heading = document.getElementById("wahl");
  if (heading === null) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** That nothing can be applied for online here, or not now; the ways that are left stand below (`OtherWays`). */
function NoOffer({
  authorities,
  closed,
}: Pick<Service, "authorities"> & { readonly closed: boolean }): ReactNode {
  const { t } = useTranslation();
  const [title, text] = closed
    ? (["start.closed.title", "start.closed.text"] as const)
    : ([
        "start.noService.title",
        authorities.length > 0 ? "start.noService.text" : "start.noAuthority",
      ] as const);
  return (
    <Alert tone="warning" title={t(title)}>
      <p>{t(text)}</p>
    </Alert>
  );
}

/** The way on paper stays open to everybody: the same questions as PDF, and where to send them. The German one counts. */
function BlankForm({ data, offer }: BeginApplicationProps): ReactNode {
  const { t, locale } = useTranslation();
  const { leiKaId, professionId, location } = data;
  const { metadataId } = offer;
  const make = (language: Locale) => async () => {
    const query = {
      metadataId,
      location: location.ars,
      locale: language,
      ...(professionId !== undefined && { professionId }),
    };
    const drawn = await call("getBlankForm", { path: { leiKaId }, query });
    return drawn.ok ? drawn.value : undefined;
  };
  const texts = { busy: t("start.paper.busy"), failed: t("start.paper.failed") };
  return (
    <Accordion level={2} open={!onPhone()} title={t("start.paper.title")}>
      <p>{t("start.paper.text")}</p>
      {locale !== "de" && (
        <PdfOnDemand
          onMake={make("de")}
          texts={{ ...texts, make: t("start.paper.makeGerman"), load: t("start.paper.loadGerman") }}
        />
      )}
      <PdfOnDemand
        onMake={make(locale)}
        texts={{ ...texts, make: t("start.paper.make"), load: t("start.paper.load") }}
      />
    </Accordion>
  );
}
