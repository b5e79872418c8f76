import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon.tsx";
import { FeeFacts } from "../../features/fee/FeeFacts.tsx";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { phoneHref } from "../../components/phoneHref.ts";
import { portalSettings } from "../../settings/portalSettings.ts";
import type { Offer, Service } from "./startData.ts";

export interface AuthorityAsideProps {
  readonly authorities: Service["authorities"];
  readonly service: Service;
  /** Undefined where nothing can be applied for online. */
  readonly offer: Offer | undefined;
}

/** Who examines the application, how long it takes, what it costs, who helps. */
export function AuthorityAside({ authorities, service, offer }: AuthorityAsideProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { cost, deadline, processingTime } = service.information;
  const { phone, hours } = portalSettings.support;
  const strong = { b: (text: string) => <strong>{text}</strong> };
  return (
    <aside className="ap-panel ap-stack" aria-label={t("start.aside")}>
      <section className="ap-stack-s" aria-labelledby="beh">
        <h2 className="kern-heading-small" id="beh">
          {t(offer === undefined || authorities.length > 1 ? "start.authorities" : "start.authority")}
        </h2>
        {authorities.length === 0 ? <p>{t("start.noAuthority")}</p> : <p>{t("start.authorityText")}</p>}
        {authorities.map((authority) => (
          <AuthorityBlock key={authority.id} authority={authority} />
        ))}
      </section>
      <section className="ap-stack-s" aria-labelledby="frist">
        <h2 className="kern-heading-small" id="frist">
          {t("start.time")}
        </h2>
        <p>{deadline ?? processingTime ?? <RichMessage text={t("start.timeText")} marks={strong} />}</p>
        {offer === undefined || offer.feeType === "FREE" ? (
          <p>{cost ?? t("start.cost")}</p>
        ) : (
          <>
            <p>{t("start.portalFree")}</p>
            <FeeFacts terms={offer} />
          </>
        )}
      </section>
      <section className="ap-stack-s" aria-labelledby="hilfe">
        <h2 className="kern-heading-small" id="hilfe">
          {t("start.help")}
        </h2>
        <p>
          {t("footer.help")}: {hours[locale]}
          <br />
          <a className="kern-link" href={phoneHref(phone)}>
            {phone}
          </a>
        </p>
      </section>
    </aside>
  );
}

function AuthorityBlock({ authority }: { readonly authority: Service["authorities"][number] }): ReactNode {
  const { t } = useTranslation();
  const street = `${authority.street} ${authority.streetNumber}`.trim();
  const lines = [
    authority.contactPerson,
    authority.postbox,
    street,
    `${authority.postalCode} ${authority.city}`.trim(),
  ];
  const { phoneNumber, email, website, infoPage } = authority;
  return (
    <address className="ap-stack-s">
      <p lang="de">
        <strong>{authority.name}</strong>
        {lines
          .filter((line) => line !== "")
          .map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
      </p>
      <ul className="ap-ticks">
        {phoneNumber !== "" && (
          <li>
            <Icon name="phone" size="s" />
            <a className="kern-link" href={phoneHref(phoneNumber)}>
              {phoneNumber}
            </a>
          </li>
        )}
        {email !== "" && (
          <li>
            <Icon name="mail" size="s" />
            <a className="kern-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {website !== "" && (
          <li>
            <Icon name="globe" size="s" />
            <a className="kern-link" href={website}>
              {t("start.website")}
            </a>
          </li>
        )}
        {infoPage !== "" && (
          <li>
            <Icon name="info" size="s" />
            <a className="kern-link" href={infoPage}>
              {t("start.infoPage")}
            </a>
          </li>
        )}
      </ul>
    </address>
  );
}
