import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { endSession, untilDone } from "../../api/endSession.ts";
import { hasAccount, useUser } from "../../api/useUser.ts";
import { notify } from "../../components/notifications.ts";
import { Icon } from "../../components/Icon.tsx";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { PageLink } from "../../routes/PageLink.tsx";

/** Entries of the account bar: sign in, or by whom one is signed in, personal area and sign out. */
export function AccountItems(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  const person = user.status === "ready" ? user.value : null;

  const logout = (): void => {
    let isTold = false;
    untilDone(
      async () => (await endSession(pageAddress("index", { locale }))).ok,
      () => {
        if (!isTold) notify(t("header.signOutFailed"), { type: "error" });
        isTold = true;
      },
    );
  };

  if (!hasAccount(person)) {
    return (
      <li>
        <PageLink page="account">
          <Icon name="user" size="s" />
          {t("header.signIn")}
        </PageLink>
      </li>
    );
  }
  return (
    <>
      <li className="ap-account">
        <RichMessage
          text={t("header.signedInWith", { provider: foreignValue(person.providerName[locale]) })}
        />
      </li>
      <li>
        <PageLink page="account">
          <Icon name="user" size="s" />
          {t("header.account")}
        </PageLink>
      </li>
      <li>
        <button type="button" onClick={logout}>
          {t("header.signOut")}
        </button>
      </li>
    </>
  );
}
