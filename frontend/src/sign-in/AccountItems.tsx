import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { hasAccount, useUser } from "../api/useUser.ts";
import { Icon } from "../components/icon/Icon.tsx";
import { foreignValue, RichMessage } from "../i18n/RichMessage.tsx";
import { pageAddress } from "../navigation/pageAddress.ts";
import { PageLink } from "../navigation/PageLink.tsx";
import { endSession, untilDone } from "../api/endSession.ts";
import { notify } from "../components/status/Notifications.tsx";

/** Entries of the account bar: sign in, or by whom one is signed in, personal area and sign out. */
export function AccountItems(): ReactNode {
  const { t, locale } = useTranslation();
  const user = useUser();
  const person = user.status === "ready" ? user.value : null;

  const logout = (): void => signOut(pageAddress("index", { locale }), t("header.signOutFailed"));

  const account = hasAccount(person) ? person : undefined;
  return (
    <>
      {account && (
        <li className="ap-account" data-keeps-nothing={account.loginData.transient || undefined}>
          <RichMessage
            text={t("header.signedInWith", { provider: foreignValue(account.providerName[locale]) })}
          />
        </li>
      )}
      <li>
        <PageLink page="account">
          <Icon name="user" size="s" />
          {t(account ? "header.account" : "header.signIn")}
        </PageLink>
      </li>
      {account && (
        <li>
          <button type="button" onClick={logout}>
            {t("header.signOut")}
          </button>
        </li>
      )}
    </>
  );
}

/** Signs out, and goes home; `failed` is said once while the portal does not answer and it is tried again. */
export function signOut(home: string, failed: string): void {
  untilDone(
    () => endSession(home),
    (inVain) => inVain === 1 && notify(failed, { type: "error" }),
  );
}
