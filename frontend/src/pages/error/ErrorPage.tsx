import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePathname } from "wouter/use-browser-location";
import { Button, BUTTON_CLASSES } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { phoneMark } from "../../components/phoneMark.tsx";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import { portalSettings } from "../../settings/portalSettings.ts";

export interface ErrorPageProps {
  readonly kind: "404" | "general" | "gone";
  /** Correlates with the log of the server. */
  readonly reference?: string | undefined;
}

export function ErrorPage({ kind, reference }: ErrorPageProps): ReactNode {
  const { t } = useTranslation();
  const { phone, hours } = portalSettings.support;
  const locale = useLocale();
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
            <PageLink page="index" className={BUTTON_CLASSES[kind === "404" ? "primary" : "secondary"]}>
              <span className="kern-label">{t("common.toHome")}</span>
            </PageLink>
          )}
          <PageLink page="account" className={BUTTON_CLASSES.secondary}>
            <span className="kern-label">{t("header.account")}</span>
          </PageLink>
        </div>
        {kind !== "404" && (
          <p className="ap-muted ap-small">
            <RichMessage
              text={t("common.help", { hours: foreignValue(hours[locale]), phone })}
              marks={phoneMark}
            />{" "}
            {reference !== undefined && (
              <span className="ap-mono">{t("common.reference", { reference })}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
