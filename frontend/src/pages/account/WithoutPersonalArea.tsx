import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { User } from "../../api/useUser.ts";
import { BUTTON_CLASSES } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";

/** Sessions that leave nothing behind, such as those of the online identity card, have no personal area. */
export function WithoutPersonalArea({ person }: { readonly person: User }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t("account.without.title")} />
        <p className="ap-lede">
          <RichMessage
            text={t("account.without.text", { provider: foreignValue(person.providerName[locale]) })}
          />
        </p>
        <p>{t("account.without.result")}</p>
        <p>{t("account.without.other")}</p>
        <div className="ap-actions">
          <PageLink page="index" className={BUTTON_CLASSES.primary}>
            <span className="kern-label">{t("common.toHome")}</span>
          </PageLink>
        </div>
      </div>
    </div>
  );
}
