import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { GenuineDeletion } from "#domain/documents/SealVerdict.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { germanTime } from "./ReceiptCard.tsx";

/** What a genuine certificate of deletion says: which application is gone, and since when. */
export function DeletionCard({
  certificate,
  sealedBy,
}: Pick<GenuineDeletion, "certificate" | "sealedBy">): ReactNode {
  const { t } = useTranslation();
  const at = germanTime(certificate.destroyedAt, useLocale());
  return (
    <Alert tone="success" title={t("checkReceipt.genuineDeletion.title")}>
      <p>{t("checkReceipt.genuineDeletion.text", { issuer: sealedBy })}</p>
      <dl className="ap-dl">
        <div>
          <dt>{t("checkReceipt.deletedNumber")}</dt>
          <dd className="ap-mono">{certificate.processId}</dd>
        </div>
        <div>
          <dt>{t("checkReceipt.deletedAt")}</dt>
          <dd className="ap-num">{t("checkReceipt.germanTime", { at })}</dd>
        </div>
      </dl>
    </Alert>
  );
}
