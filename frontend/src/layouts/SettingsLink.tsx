import type { ReactNode } from "react";
import type { PortalSettings } from "../../../functions/contract/portalSettings.ts";
import { useForeign } from "../i18n/useForeign.ts";
import { useLocale } from "../i18n/useLocale.ts";

/** A link that the settings name, with an address for each language. */
export function SettingsLink({ label, url }: PortalSettings["footerLinks"][number]): ReactNode {
  const locale = useLocale();
  const foreign = useForeign();
  return (
    <a href={url[locale]} {...foreign}>
      {label[locale]}
    </a>
  );
}
