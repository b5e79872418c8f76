import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { PhoneLink } from "#ui/components/contact/PhoneLink.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";

/** The portal cannot tell the fee: nothing that the person did, and nothing can be sent. */
export function FeeNotComputable(): ReactNode {
  const { t } = useTranslation();
  const { phone } = portalSettings.support;
  return (
    <Alert tone="danger" title={t("fee.unknown.title")}>
      <p>
        {t("fee.unknown.text")} <PhoneLink number={phone} />
      </p>
    </Alert>
  );
}
