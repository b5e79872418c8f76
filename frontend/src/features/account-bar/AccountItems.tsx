import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { call } from "../../api/call.ts";
import { currentUser } from "../../api/currentUser.ts";
import { forgetUnsaved } from "../../api/unsavedAnswers.ts";
import { hasAccount, useUser } from "../../api/useUser.ts";
import { Icon } from "../../components/Icon.tsx";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import { markLoggedOut, tellSignedOut } from "../../api/sessionEnd.ts";

/** Entries of the account bar: sign in, or by whom one is signed in, personal area and sign out. */
export function AccountItems(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  const person = user.status === "ready" ? user.value : null;

  const logout = async (): Promise<void> => {
    markLoggedOut();
    forgetUnsaved();
    const result = await call("logout", {});
    if (result.ok) tellSignedOut();
    await currentUser.refresh();
    if (result.ok && result.value.endSessionUrl !== null) location.assign(result.value.endSessionUrl);
    else navigateTo(pageAddress("index", { locale }));
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
        <button type="button" onClick={() => void logout()}>
          {t("header.signOut")}
        </button>
      </li>
    </>
  );
}
