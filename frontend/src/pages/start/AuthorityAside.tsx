import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { FeeFacts } from "#ui/payment/fee/FeeFacts.tsx";
import { Foreign, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { PhoneLink } from "#ui/components/contact/PhoneLink.tsx";
import { Section } from "#ui/components/Section.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import { Accordion } from "#ui/components/Accordion.tsx";
import { AuthorityBlock } from "#ui/search/AuthorityBlock.tsx";
import { onPhone, type Offer, type Service } from "./startData.ts";
import { Lines } from "./ServiceFacts.tsx";

export interface AuthorityAsideProps {
  /** At which an application can be made online; none where that cannot be done. */
  readonly authorities: Service["authorities"];
  readonly service: Service;
  /** Undefined where none is chosen, or nothing can be applied for online. */
  readonly offer: Offer | undefined;
}

/** Who examines the application, how long it takes, what it costs, who helps. */
export function AuthorityAside({ authorities, service, offer }: AuthorityAsideProps): ReactNode {
  const { t, locale } = useTranslation();
  const { cost, deadline, processingTime } = service.information;
  const { phone, hours } = portalSettings.support;
  const isOffered = authorities.length > 0;
  const costs =
    offer !== undefined && offer.feeType !== "FREE" ? (
      <>
        <p>{t("start.portalFree")}</p>
        <FeeFacts terms={offer} />
      </>
    ) : cost !== null ? (
      <p>
        <Foreign>{cost}</Foreign>
      </p>
    ) : (
      isOffered && <p>{t("start.cost")}</p>
    );
  return (
    <aside className="ap-panel ap-stack" aria-label={t("start.aside")}>
      {isOffered && (
        <Section
          id="beh"
          title={t(authorities.length > 1 ? "start.authorities" : "start.authority")}
          size="small"
          gap="s"
        >
          <p>{t(authorities.length > 1 ? "start.authoritiesText" : "start.authorityText")}</p>
          {authorities.map((authority) => (
            <AuthorityBlock key={authority.id} authority={authority} folded={onPhone()} />
          ))}
        </Section>
      )}
      <Section id="frist" title={t("start.time")} size="small" gap="s">
        {deadline === null && processingTime === null ? (
          <RichParagraph text={t("start.timeText")} />
        ) : (
          [deadline, processingTime].map((text) => text !== null && <Lines key={text} text={text} />)
        )}
        {costs}
      </Section>
      <Accordion level={2} open={!onPhone()} title={t("start.help")}>
        <p>
          {t("footer.help")}: <Foreign>{hours[locale]}</Foreign>
          <br />
          <PhoneLink number={phone} />
        </p>
      </Accordion>
    </aside>
  );
}
