import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { asksForm, type FeeTerms } from "../../../../functions/contract/fee.ts";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";

export interface FeeExplainedProps {
  readonly terms: FeeTerms;
  /** Euro cents, as far as they are known. */
  readonly known: number | null;
}

/** What a fee depends on, who decides on it and when it is paid. */
export function FeeExplained({ terms, known }: FeeExplainedProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { feeType, fee } = terms;
  const what = known === null ? fee?.dependsOn?.[locale] : undefined;
  return (
    <>
      {what !== undefined && (
        <p>
          <RichMessage text={t("fee.depends", { what: foreignValue(what) })} />
        </p>
      )}
      {known === null && <p>{t(asksForm(feeType) ? "fee.beforeSending" : "fee.byAuthority")}</p>}
      {known !== null && known > 0 && <p>{t(fee?.skipAllowed === true ? "fee.payOrInvoice" : "fee.pay")}</p>}
    </>
  );
}
