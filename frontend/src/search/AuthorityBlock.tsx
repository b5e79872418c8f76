import "../styles/columns.css";
import "../styles/explain.css";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { addressLines } from "../components/contact/addressLines.ts";
import { Section } from "../components/Section.tsx";
import { Icon } from "../components/Icon.tsx";
import { PhoneLink } from "../components/contact/PhoneLink.tsx";
import type { ResponseOf } from "#contract/operations.ts";
import { foreignValue, Foreign, RichMessage } from "../i18n/RichMessage.tsx";
import { portalSettings } from "../settings/portalSettings.ts";

interface AuthorityBlockProps {
  readonly authority: ResponseOf<"listAuthorities">["authorities"][number];
  /** How to reach it is shown on demand. */
  readonly folded?: boolean;
}

/** Who an authority is and how to reach it; lines that are not known are left out. */
export function AuthorityBlock({ authority, folded = false }: AuthorityBlockProps): ReactNode {
  const { t } = useTranslation();
  const lines = [authority.contactPerson, ...addressLines(authority)];
  const { phoneNumber, email, website, infoPage } = authority;
  const ways = (
    <ul className="ap-ticks">
      {phoneNumber !== "" && (
        <li>
          <Icon name="phone" size="s" />
          <PhoneLink number={phoneNumber} />
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
  );
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
      {[phoneNumber, email, website, infoPage].some((line) => line !== "") &&
        (folded ? (
          <details className="ap-explain">
            <summary>
              {t("start.contact")}
              <span className="kern-sr-only" lang="de">
                : {authority.name}
              </span>
            </summary>
            {ways}
          </details>
        ) : (
          ways
        ))}
    </address>
  );
}

/** Every authority that may be competent where nothing can be applied for online, and who advises. */
export function OtherWays({ authorities }: Pick<ResponseOf<"listAuthorities">, "authorities">): ReactNode {
  const { t, locale } = useTranslation();
  const { name, email, url } = portalSettings.advice;
  const advice = name[locale];
  return (
    <Section id="stellen" title={t("start.authorities")} tabIndex={-1}>
      {authorities.length > 1 && <p>{t("start.noService.several")}</p>}
      {authorities.map((authority) => (
        <AuthorityBlock key={authority.id} authority={authority} />
      ))}
      <p>{t("start.advice")}</p>
      <address>
        <p>
          <strong>
            <Foreign>{advice}</Foreign>
          </strong>
          <br />
          <a className="kern-link" href={`mailto:${email}`}>
            {email}
          </a>
          <br />
          <a className="kern-link" href={url}>
            <RichMessage text={t("start.adviceWebsite", { name: foreignValue(advice) })} />
          </a>
        </p>
      </address>
    </Section>
  );
}
