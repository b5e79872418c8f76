import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Icon } from "../components/Icon.tsx";
import { useLocale } from "../i18n/useLocale.ts";
import { navigateTo } from "../routes/navigateTo.ts";
import { pageAddress } from "../routes/pageAddress.ts";
import { askBeforeLeaving } from "./leaving.ts";

/** The way out of an application. A page that would lose something is asked first. */
export function LeaveLink(): ReactNode {
  const { t } = useTranslation();
  const address = pageAddress("index", { locale: useLocale() });
  return (
    <a
      href={address}
      onClick={(event) => {
        event.preventDefault();
        if (!askBeforeLeaving()) navigateTo(address);
      }}
    >
      <Icon name="close" size="s" />
      <span>{t("header.leave")}</span>
    </a>
  );
}
