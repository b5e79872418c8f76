import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useHistoryState, useSearch } from "#ui/navigation/StandingAddress.ts";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import { NarrowPage } from "#ui/components/PageHeading.tsx";
import { LAST_PLACE, readFromTab } from "#ui/api/tabStorage.ts";
import { hasAccount, useUser } from "#ui/api/useUser.ts";
import { wasChosenHere } from "#ui/sign-in/login/beginLogin.ts";
import { isLoginIntent, type LoginIntent } from "#ui/sign-in/login/lastLogin.ts";
import type { Result } from "#domain/result.ts";
import { ownPath } from "#ui/navigation/navigateTo.ts";
import { type ProviderPage, providerPageOf, ToBrowserProvider } from "./ToBrowserProvider.tsx";
import { LoginFailed, type LoginFailedProps } from "./LoginFailed.tsx";
import { type LoginFailure, loginFailureOf, momentOf, referenceOf } from "./loginFailure.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { BUTTON_CLASSES, PageButton } from "#ui/components/Button.tsx";

const ToEidClient = lazyPart(async () => (await import("./eid/ToEidClient.tsx")).ToEidClient, {
  messages: { de: () => import("./eid/messages.de.ts"), en: () => import("./eid/messages.en.ts") },
});

/** The way to the identity provider, and the place where a failed sign-in comes back to (`login` says why, `next` where it began). */
export function RedirectPage(): ReactNode {
  const state = useHistoryState();
  const query = new URLSearchParams(useSearch());
  const failure = query.get("login");
  if (failure !== null) {
    return (
      <Failed
        failure={loginFailureOf(failure, query.get("cause"))}
        back={ownPath(query.get("next"))}
        until={momentOf(query.get("until"))}
        reference={referenceOf(query.get("reference"))}
      />
    );
  }
  if (!isLoginIntent(state)) return <NothingToDo />;
  // The way to an eID client is a page to read and waits for a click: there one comes back to it.
  const isLeftAtOnce = state.provider.client !== "eid-client";
  const Way = isLeftAtOnce && !wasChosenHere() ? BackToChoice : ToProvider;
  return <Way key={state.provider.id} intent={state} />;
}

/** Going back to the provider's page after a sign-in sends its answer a second time: the session stays signed in. */
function Failed(props: LoginFailedProps): ReactNode {
  const user = useUser();
  if (props.failure === "login-unknown") {
    if (user.status === "loading") return null;
    if (user.status === "ready" && hasAccount(user.value)) return <NothingToDo name={user.value.name} />;
  }
  return <LoginFailed {...props} />;
}

function ToProvider({ intent }: { readonly intent: LoginIntent }): ReactNode {
  const { locale } = useTranslation();
  const [outcome, setOutcome] = useState<{
    readonly of: LoginIntent;
    readonly result: Result<ProviderPage, LoginFailure>;
  }>();
  useEffect(() => {
    let current = true;
    void providerPageOf(intent, locale).then((result) => {
      if (current) setOutcome({ of: intent, result });
    });
    return () => {
      current = false;
    };
  }, [intent, locale]);
  // Trying again is another intent: what came of the one before is over.
  const result = outcome?.of === intent ? outcome.result : undefined;
  if (result?.ok === false) {
    return <LoginFailed failure={result.failure} back={ownPath(intent.cancelUrl)} />;
  }
  const page = result?.value;
  return intent.provider.client === "eid-client" ? (
    <ToEidClient intent={intent} address={page?.url} />
  ) : (
    <ToBrowserProvider provider={intent.provider.name[locale]} page={page} />
  );
}

/** Whoever comes back from the provider stands where the sign-in was chosen, and is not sent there once more. */
function BackToChoice({ intent }: { readonly intent: LoginIntent }): ReactNode {
  const { locale } = useTranslation();
  const home = pageAddress("index", { locale });
  useEffect(() => {
    location.replace(ownPath(intent.cancelUrl) ?? home);
  }, [intent, home]);
  return null;
}

/** No sign-in was begun; or one was and its answer came again, which is no error for the `name` that it signed in. */
function NothingToDo({ name }: { readonly name?: string }): ReactNode {
  const { t } = useTranslation();
  const isSignedIn = name !== undefined;
  const stored = readFromTab(LAST_PLACE);
  const place = isSignedIn && typeof stored === "string" ? ownPath(stored) : undefined;
  return (
    <NarrowPage title={t(isSignedIn ? "redirect.already.title" : "redirect.nowhere")}>
      <p>{isSignedIn ? t("redirect.already.text", { name }) : t("redirect.nowhere.text")}</p>
      <div className="ap-actions">
        {place !== undefined && (
          <a className={BUTTON_CLASSES.primary} href={place}>
            <span className="kern-label">{t("redirect.already.application")}</span>
          </a>
        )}
        {isSignedIn && (
          <PageButton kind={place === undefined ? "primary" : "secondary"} page="account">
            {t("redirect.already.account")}
          </PageButton>
        )}
        <PageButton kind={isSignedIn ? "tertiary" : "primary"} page="index">
          {t("common.toHome")}
        </PageButton>
      </div>
    </NarrowPage>
  );
}
