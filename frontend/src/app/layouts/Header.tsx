import { type ComponentProps, type ReactNode, use } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { usePathname, useSearch } from "wouter/use-browser-location";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { writeLanguageCookie } from "#ui/i18n/detectLanguage.ts";
import { type Language, languages } from "#ui/i18n/languages.ts";
import { LanguageContext } from "#ui/navigation/StandingAddress.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { PageLink, useEarlyPress } from "#ui/navigation/PageLink.tsx";
import type { PageId } from "#ui/navigation/routes.ts";
import { portalSettings } from "#ui/settings/portalSettings.ts";

export interface HeaderProps {
  readonly pageId: PageId | undefined;
  /** Entries that fold into the menu on a phone. */
  readonly menu: ReactNode;
  /** Of the links that lead out of an application: the entry that stays in sight, and the one to the home page. */
  readonly leave?: ComponentProps<"a">;
}

export function Header({ pageId, menu, leave }: HeaderProps): ReactNode {
  const { t, locale, foreign } = useTranslation();
  const pathname = usePathname();
  return (
    <header className="ap-header">
      <div className="kern-kopfzeile">
        <div className="ap-wrap kern-kopfzeile__content">
          <span className="kern-kopfzeile__flagge">
            <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true" focusable="false">
              <path fill="#000" d="M0 0h24v16H0z" />
              <path fill="#d00" d="M0 5.330h24V16H0z" />
              <path fill="#ffce00" d="M0 10.670h24V16H0z" />
            </svg>
          </span>
          <span className="kern-kopfzeile__label" {...foreign}>
            {portalSettings.officialLine[locale]}
          </span>
        </div>
      </div>
      <div className="ap-wrap ap-header__row">
        <PageLink page="index" className={leave ? "ap-brand ap-brand--within" : "ap-brand"} link={leave}>
          <img src="/logo.svg" alt="" width="44" height="44" />
          <span {...foreign}>
            <span className="ap-brand__name">{portalSettings.headerTitle[locale]}</span>
            <span className="ap-brand__state">{portalSettings.stateName[locale]}</span>
          </span>
        </PageLink>
        <nav className="ap-meta" aria-label={t("header.service")}>
          <LanguageLinks pageId={pageId} />
          {leave && (
            <a {...leave}>
              <Icon name="close" size="s" />
              <span>{t("header.leave")}</span>
            </a>
          )}
          {menu !== null && (
            <>
              {/* Opens without a script, too; another page begins with the menu closed. */}
              <details className="ap-meta__menu" key={pathname}>
                <summary>
                  <Icon name="menu" />
                  <span>{t("header.menu")}</span>
                </summary>
              </details>
              <ul>{menu}</ul>
            </>
          )}
        </nav>
      </div>
      <div className="ap-stripe" aria-hidden="true" />
    </header>
  );
}

/** The other languages: each keeps the page and what stands on it, and is remembered. */
function LanguageLinks({ pageId }: { readonly pageId: PageId | undefined }): ReactNode {
  const { i18n } = useTranslation();
  return languages()
    .filter(({ code }) => code !== i18n.language)
    .map((language) => <LanguageLink key={language.code} language={language} pageId={pageId} />);
}

interface LanguageLinkProps {
  readonly language: Language;
  readonly pageId: PageId | undefined;
}

function LanguageLink({ language: { code, displayName, locale }, pageId }: LanguageLinkProps): ReactNode {
  // A document is made without knowing what the address carries.
  const search = useSearch({ ssrSearch: "" });
  const { setPreferred } = use(LanguageContext);
  const query = Object.fromEntries(new URLSearchParams(search));
  const address = pageAddress(pageId ?? "index", { locale, language: code, query });
  const act = (): void => {
    writeLanguageCookie(code);
    setPreferred(code);
    navigateTo(address, { replace: true, state: history.state });
  };
  const link = useEarlyPress(code, { address, act });
  return (
    <a {...link} lang={code} hrefLang={code}>
      {displayName}
    </a>
  );
}
