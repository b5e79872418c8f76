import type { ReactNode } from "react";
import type { Locale } from "./locales.ts";
import { foreignValue, RichMessage } from "./RichMessage.tsx";
import { useTranslation } from "./useTranslation.ts";

/** What an application is for: the recognition of a profession. */
export function ServiceName({ of }: { readonly of: Parameters<typeof serviceTitle>[0] }): ReactNode {
  const { t, locale } = useTranslation();
  const title = serviceTitle(of, locale);
  // Where the directory has no English title.
  const isGerman = locale === "en" && of.titleEn === "";
  const profession = isGerman ? `<de>${title}</de>` : foreignValue(title);
  return <RichMessage text={t("common.recognition", { profession })} />;
}

/** Title of a service as it is shown, in the language of the page; where there is none in English, the German one that the authority uses. */
export function serviceTitle(
  { title, titleEn }: { readonly title: string; readonly titleEn: string },
  locale: Locale,
): string {
  return unbrokenName(locale === "en" && titleEn !== "" ? titleEn : title);
}

/** The name of a profession as it is shown: "/ -pfleger" does not break after its hyphen. Not for what is sent or compared. */
export function unbrokenName(name: string): string {
  return name.replace(/ -(?=\p{L})/gu, " \u2011");
}
