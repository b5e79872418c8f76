import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { foreignValue, RichMessage } from "../i18n/RichMessage.tsx";
import { serviceTitle } from "../i18n/serviceTitle.ts";

/** What an application is for: the recognition of a profession. */
export function ServiceName({ of }: { readonly of: Parameters<typeof serviceTitle>[0] }): ReactNode {
  const { t, locale } = useTranslation();
  const title = serviceTitle(of, locale);
  // Where the directory has no English title.
  const isGerman = locale === "en" && of.titleEn === "";
  const profession = isGerman ? `<de>${title}</de>` : foreignValue(title);
  return <RichMessage text={t("common.recognition", { profession })} />;
}
