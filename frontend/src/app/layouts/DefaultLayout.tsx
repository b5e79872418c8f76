import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { AccountItems } from "#ui/sign-in/AccountItems.tsx";
import { Feedback } from "#ui/feedback/Feedback.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { Footer } from "./Footer.tsx";
import { Frame, type LayoutProps } from "./Frame.tsx";
import { Header } from "./Header.tsx";

/** Menu and full footer. */
export function DefaultLayout({ pageId, children }: LayoutProps): ReactNode {
  const { t } = useTranslation();
  const menu = (
    <>
      <li>
        <PageLink page="simple-language">
          <Icon name="book" size="s" />
          {t("header.simpleLanguage")}
        </PageLink>
      </li>
      <li>
        <PageLink page="sign-language">
          <Icon name="hand" size="s" />
          {t("header.signLanguage")}
        </PageLink>
      </li>
      <AccountItems />
    </>
  );
  return (
    <Frame
      header={<Header pageId={pageId} menu={menu} />}
      footer={
        <>
          <Feedback pageId={pageId} />
          <Footer />
        </>
      }
    >
      {children}
    </Frame>
  );
}
