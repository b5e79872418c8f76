import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { usePathname } from "#ui/navigation/StandingAddress.ts";
import { Button, PageButton } from "./Button.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import { PageHeading } from "#ui/components/PageHeading.tsx";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { SupportHelp } from "#ui/components/contact/PhoneLink.tsx";

export interface ErrorPageProps {
  readonly kind: "404" | "general" | "gone";
  /** Correlates with the log of the server. */
  readonly reference?: string | undefined;
}

export function ErrorPage({ kind, reference }: ErrorPageProps): ReactNode {
  const { t, locale } = useTranslation();
  const isHome = usePathname() === pageAddress("index", { locale });
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        {kind === "404" && <p className="ap-404 ap-num">404</p>}
        <PageHeading title={t(`error.${kind}.title`)} />
        <p className="ap-lede">{t(`error.${kind}.text`)}</p>
        {kind === "404" ? (
          <p>{t("error.404.more")}</p>
        ) : (
          <>
            <div className="ap-note">
              <Icon name="success" />
              <p>{t("error.safe")}</p>
            </div>
            <p>{t("error.next")}</p>
          </>
        )}
        <div className="ap-actions">
          {kind !== "404" && (
            <Button kind="primary" onClick={() => location.reload()}>
              {t("common.retry")}
            </Button>
          )}
          {!isHome && (
            <PageButton kind={kind === "404" ? "primary" : "secondary"} page="index">
              {t("common.toHome")}
            </PageButton>
          )}
          <PageButton kind="secondary" page="account">
            {t("header.account")}
          </PageButton>
        </div>
        {kind !== "404" && (
          <p className="ap-muted ap-small">
            <SupportHelp />{" "}
            {reference !== undefined && (
              <span className="ap-mono">{t("common.reference", { reference })}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
