import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { foreignValue } from "../i18n/foreignValue.ts";
import { RichMessage } from "../i18n/RichMessage.tsx";
import { serviceTitle } from "../i18n/serviceTitle.ts";
import { useLocale } from "../i18n/useLocale.ts";

/** What an application is for: the recognition of a profession. */
export function ServiceName({ of }: { readonly of: Parameters<typeof serviceTitle>[0] }): ReactNode {
  const { t } = useTranslation();
  const profession = foreignValue(serviceTitle(of, useLocale()));
  return <RichMessage text={t("common.recognition", { profession })} />;
}
