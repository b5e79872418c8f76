import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHistoryState, useSearch } from "wouter/use-browser-location";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { isLoginIntent, type LoginIntent } from "../../features/login/beginLogin.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import "../../styles/wait.css";
import { type Destination, destinationOf, isPosted } from "./destinationOf.ts";
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
  const form = useRef<HTMLFormElement>(null);
  const [destination, setDestination] = useState<Destination>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void destinationOf(intent, locale).then((found) => {
      if (found === undefined) setFailed(true);
      else setDestination(found);
    });
  }, [intent, locale]);
  useEffect(() => {
    if (destination === undefined) return;
    if (isPosted(destination)) form.current?.submit();
    else location.assign(destination.url);
  }, [destination]);
  if (failed) return <LoginFailed redirect={intent.cancelUrl} />;
  const provider = intent.provider.name[locale];
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <div className="ap-spin" aria-hidden="true" />
        <PageHeading title={t("redirect.title")} />
        <p className="ap-lede">{t("redirect.lede", { provider })}</p>
        <Note icon="lock">
          <p>{t("redirect.note")}</p>
        </Note>
        {destination !== undefined && (
          <form ref={form} className="ap-stack" method="post" action={destination.url}>
            {Object.entries(destination.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <p>{t("redirect.nothing")}</p>
            {isPosted(destination) ? (
              <Button kind="secondary" type="submit">
                {t("redirect.link", { provider })}
              </Button>
            ) : (
              <p>
                <a className="kern-link" href={destination.url}>
                  {t("redirect.link", { provider })}
                </a>
              </p>
            )}
          </form>
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
