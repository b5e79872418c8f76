import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHistoryState, useSearch } from "wouter/use-browser-location";
import { call } from "../../api/call.ts";
import { Note } from "../../components/Note.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { isLoginIntent, type LoginIntent } from "../../features/login/beginLogin.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import "../../styles/wait.css";
import { LoginFailed } from "./LoginFailed.tsx";

/** The way to the identity provider, and the place where a failed sign-in comes back to (`login` says why, `next` where it began). */
export function RedirectPage(): ReactNode {
  const state = useHistoryState<unknown>();
  const query = new URLSearchParams(useSearch());
  if (query.get("login") !== null) return <LoginFailed redirect={query.get("next")} />;
  return isLoginIntent(state) ? <ToProvider intent={state} /> : <NothingToDo />;
}

function ToProvider({ intent }: { readonly intent: LoginIntent }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  const { providerId, redirect, termsVersion } = intent;
  useEffect(() => {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    void call("getOidcUrl", { query: { providerId, redirect, locale, timezone, termsVersion } }).then(
      (result) => {
        if (!result.ok) {
          setFailed(true);
          return;
        }
        setAddress(result.value.url);
        location.assign(result.value.url);
      },
    );
  }, [providerId, redirect, locale, termsVersion]);
  if (failed) return <LoginFailed redirect={redirect} />;
  const provider = t(`provider.${providerId}`);
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <div className="ap-spin" aria-hidden="true" />
        <PageHeading title={t("redirect.title")} />
        <p className="ap-lede">{t("redirect.lede", { provider })}</p>
        <Note icon="lock">
          <p>{t("redirect.note")}</p>
        </Note>
        {address !== undefined && (
          <p>
            {t("redirect.nothing")}{" "}
            <a className="kern-link" href={address}>
              {t("redirect.link", { provider })}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

function NothingToDo(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t("redirect.title")} />
        <p>{t("redirect.nowhere")}</p>
        <p>
          <PageLink page="index" className="kern-link">
            {t("common.toHome")}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
