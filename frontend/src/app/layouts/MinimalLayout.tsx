import type { ReactNode } from "react";
import { hasAccount, useUser } from "#ui/api/useUser.ts";
import { AccountItems } from "#ui/sign-in/AccountItems.tsx";
import { Feedback } from "#ui/feedback/Feedback.tsx";
import { Frame, type LayoutProps } from "./Frame.tsx";
import { Header } from "./Header.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Foreign } from "#ui/i18n/RichMessage.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import { LegalLinks } from "./LegalLinks.tsx";
import { phoneHref } from "#ui/components/contact/PhoneLink.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { navigateTo } from "#ui/navigation/navigateTo.ts";
import { useEarlyPress } from "#ui/navigation/PageLink.tsx";
import { leaveOrAsk } from "#ui/navigation/leaving.ts";

/** For filling in and signing in: a way out and a slim footer, nothing that distracts. */
export function MinimalLayout({ pageId, children }: LayoutProps): ReactNode {
  const { locale } = useTranslation();
  const user = useUser();
  const signedIn = user.status === "ready" && hasAccount(user.value);
  const address = pageAddress("index", { locale });
  // A page that would lose something is asked first.
  const leave = useEarlyPress("leave", { address, act: () => leaveOrAsk(() => navigateTo(address)) });
  return (
    <Frame
      header={<Header pageId={pageId} leave={leave} menu={signedIn ? <AccountItems /> : null} />}
      footer={
        <>
          <Feedback pageId={pageId} />
          <SlimFooter />
        </>
      }
    >
      {children}
    </Frame>
  );
}

function SlimFooter(): ReactNode {
  const { t, locale } = useTranslation();
  const { phone, hours } = portalSettings.support;
  return (
    <footer className="ap-footer ap-footer--min">
      <div className="ap-wrap ap-footer__base">
        <LegalLinks beside />
        <p>
          {t("footer.help")}: <Foreign>{hours[locale]}</Foreign>, <a href={phoneHref(phone)}>{phone}</a>
        </p>
      </div>
    </footer>
  );
}
