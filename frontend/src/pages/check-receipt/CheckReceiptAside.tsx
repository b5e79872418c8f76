import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";

export function CheckReceiptAside(): ReactNode {
  const { t } = useTranslation();
  return (
    <aside className="ap-panel ap-stack ap-not-printed" aria-label={t("checkReceipt.how")}>
      <section className="ap-stack-s" aria-labelledby="stays-here">
        <h2 className="kern-heading-small" id="stays-here">
          {t("checkReceipt.stays.title")}
        </h2>
        <p>{t("checkReceipt.stays.text")}</p>
      </section>
      <section className="ap-stack-s" aria-labelledby="what-is-checked">
        <h2 className="kern-heading-small" id="what-is-checked">
          {t("checkReceipt.what.title")}
        </h2>
        <ul className="ap-list">
          <li>
            <strong>{t("checkReceipt.what.seal.term")}</strong> {t("checkReceipt.what.seal.text")}
          </li>
          <li>
            <strong>{t("checkReceipt.what.hash.term")}</strong> {t("checkReceipt.what.hash.text")}
          </li>
        </ul>
      </section>
    </aside>
  );
}
