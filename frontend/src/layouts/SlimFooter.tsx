import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Foreign } from "../i18n/Foreign.tsx";
import { useLocale } from "../i18n/useLocale.ts";
import { portalSettings } from "../settings/portalSettings.ts";
import { LegalLinks } from "./LegalLinks.tsx";
import { phoneHref } from "../components/phoneHref.ts";

export function SlimFooter(): ReactNode {
  const { t } = useTranslation();
  const { phone, hours } = portalSettings.support;
  return (
    <footer className="ap-footer ap-footer--min">
      <div className="ap-wrap ap-footer__base">
        <LegalLinks />
        <p>
          {t("footer.help")}: <Foreign>{hours[useLocale()]}</Foreign>, <a href={phoneHref(phone)}>{phone}</a>
        </p>
      </div>
    </footer>
  );
}
