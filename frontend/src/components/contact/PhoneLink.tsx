import type { ReactNode } from "react";
import { foreignValue, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { portalSettings } from "#ui/settings/portalSettings.ts";

/** For `RichMessage`: a phone number in a sentence can be called. */
export const phoneMark = {
  phone: (number: string) => (
    <a className="kern-link" href={phoneHref(number)}>
      {number}
    </a>
  ),
};

/** A phone number that can be called. */
export function PhoneLink({ number }: { readonly number: string }): ReactNode {
  return phoneMark.phone(number);
}

/** Who helps with the portal, and when. */
export function SupportHelp(): ReactNode {
  const { t, locale } = useTranslation();
  const { phone, hours } = portalSettings.support;
  return (
    <RichMessage text={t("common.help", { hours: foreignValue(hours[locale]), phone })} marks={phoneMark} />
  );
}

/** `tel:` address of a German phone number as it is written for people. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, "");
  return `tel:${digits.startsWith("0") ? `+49${digits.slice(1)}` : digits}`;
}
