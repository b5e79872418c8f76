import { buildIdentity } from "virtual:build-identity";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useForeign } from "#ui/i18n/Foreign.tsx";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import { LegalLinks } from "./LegalLinks.tsx";
import { phoneHref } from "#ui/components/contact/PhoneLink.tsx";
import type { PortalSettings } from "#contract/settings/portalSettings.ts";

export function Footer(): ReactNode {
  const { t } = useTranslation();
  const foreign = useForeign();
  const locale = useLocale();
  const id = useId();
  const { support } = portalSettings;
  const { footerLinks, footerTitle, navigationSections } = portalSettings;
  const { version, commit } = buildIdentity;
  return (
    <footer className="ap-footer">
      <div className="ap-wrap ap-footer__top">
        <section aria-labelledby={`${id}-help`}>
          <h2 id={`${id}-help`}>{t("footer.help")}</h2>
          <p {...foreign}>{support.hours[locale]}</p>
          <ul>
            <li>
              <a href={phoneHref(support.phone)}>{support.phone}</a>
            </li>
            <li>
              <a href={`mailto:${support.email}`}>{support.email}</a>
            </li>
          </ul>
        </section>
        <nav aria-labelledby={`${id}-portal`}>
          <h2 id={`${id}-portal`} {...foreign}>
            {footerTitle[locale]}
          </h2>
          <LegalLinks />
        </nav>
        <nav aria-labelledby={`${id}-accessible`}>
          <h2 id={`${id}-accessible`}>{t("footer.accessibleInformation")}</h2>
          <ul>
            <li>
              <PageLink page="simple-language">{t("header.simpleLanguage")}</PageLink>
            </li>
            <li>
              <PageLink page="sign-language">{t("footer.dgs")}</PageLink>
            </li>
            <li>
              <PageLink page="check-receipt">{t("footer.checkReceipt")}</PageLink>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby={`${id}-europe`}>
          <h2 id={`${id}-europe`}>{t("footer.europe")}</h2>
          <ul>
            {footerLinks.map((link) => (
              <li key={link.label.de}>
                <SettingsLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        {navigationSections.map(({ title, links }, index) => (
          <nav key={title.de} aria-labelledby={`${id}-${index.toString()}`}>
            <h2 id={`${id}-${index.toString()}`} {...foreign}>
              {title[locale]}
            </h2>
            <ul>
              {links.map((link) => (
                <li key={link.label.de}>
                  <SettingsLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="ap-wrap">
        <div className="ap-footer__base">
          <p>{t("footer.free")}</p>
          <p className="ap-num">{t("footer.version", { version, commit })}</p>
        </div>
      </div>
    </footer>
  );
}

/** A link that the settings name, with an address for each language. */
function SettingsLink({ label, url }: PortalSettings["footerLinks"][number]): ReactNode {
  const locale = useLocale();
  const foreign = useForeign();
  return (
    <a href={url[locale]} {...foreign}>
      {label[locale]}
    </a>
  );
}
