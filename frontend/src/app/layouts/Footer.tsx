import { buildIdentity } from "virtual:build-identity";
import { type ReactNode, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import { LegalLinks } from "./LegalLinks.tsx";
import { phoneHref } from "#ui/components/contact/PhoneLink.tsx";
import type { PortalSettings } from "#contract/settings/portalSettings.ts";

const ACCESSIBLE = [
  ["simple-language", "header.simpleLanguage"],
  ["sign-language", "footer.dgs"],
  ["check-receipt", "footer.checkReceipt"],
] as const;

export function Footer(): ReactNode {
  const { t, foreign, locale } = useTranslation();
  const id = useId();
  const { support, footerLinks, footerTitle, navigationSections } = portalSettings;
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
            {ACCESSIBLE.map(([page, name]) => (
              <li key={page}>
                <PageLink page={page}>{t(name)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby={`${id}-europe`}>
          <h2 id={`${id}-europe`}>{t("footer.europe")}</h2>
          <SettingsLinks links={footerLinks} />
        </nav>
        {navigationSections.map(({ title, links }, index) => (
          <nav key={title.de} aria-labelledby={`${id}-${index.toString()}`}>
            <h2 id={`${id}-${index.toString()}`} {...foreign}>
              {title[locale]}
            </h2>
            <SettingsLinks links={links} />
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

/** Links that the settings name, with an address for each language. */
function SettingsLinks({ links }: { readonly links: PortalSettings["footerLinks"] }): ReactNode {
  const { locale, foreign } = useTranslation();
  return (
    <ul>
      {links.map(({ label, url }) => (
        <li key={label.de}>
          <a href={url[locale]} {...foreign}>
            {label[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
