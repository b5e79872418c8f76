import type { ReactNode } from "react";
import { BUTTON_CLASSES } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { PageLink } from "../../routes/PageLink.tsx";

/** An answer that came a second time, for somebody whom its first coming signed in: nothing is wrong. */
export function SignedInAlready({ name }: { readonly name: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="ap-wrap">
      <div className="ap-stack ap-col">
        <PageHeading title={t("redirect.already.title")} />
        <p>{t("redirect.already.text", { name: foreignValue(name) })}</p>
        <div className="ap-actions">
          <PageLink page="account" className={BUTTON_CLASSES.primary}>
            <span className="kern-label">{t("redirect.already.account")}</span>
          </PageLink>
          <PageLink page="index" className={BUTTON_CLASSES.tertiary}>
            <span className="kern-label">{t("common.toHome")}</span>
          </PageLink>
        </div>
      </div>
    </div>
  );
}
