import "../styles/explain.css";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { addressLines } from "../i18n/format.ts";
import { Section } from "../components/Section.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import { phoneHref } from "../components/contact/PhoneLink.tsx";
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
  const address = addressLines(authority);
  const lines = [authority.contactPerson, ...address];
  const { phoneNumber, email, website, infoPage } = authority;
  const ways = [
    { icon: "phone", known: phoneNumber, address: phoneHref(phoneNumber), words: phoneNumber },
    { icon: "mail", known: email, address: `mailto:${email}`, words: email },
    { icon: "globe", known: website, address: website, words: t("start.website") },
    { icon: "info", known: infoPage, address: infoPage, words: t("start.infoPage") },
  ] as const;
  const shown = ways.filter(({ known }) => known !== "");
  const list = (
    <ul className="ap-ticks">
      {shown.map(({ icon, address, words }) => (
        <li key={icon}>
          <Icon name={icon} size="s" />
          <a className="kern-link" href={address}>
            {words}
          </a>
        </li>
      ))}
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
      {address.length === 0 && <p>{t("start.noAddress")}</p>}
      {shown.length > 0 &&
        (folded ? (
          <details className="ap-explain">
            <summary>
              {t("start.contact")}
              <span className="kern-sr-only" lang="de">
                : {authority.name}
              </span>
            </summary>
            {list}
          </details>
        ) : (
          list
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
