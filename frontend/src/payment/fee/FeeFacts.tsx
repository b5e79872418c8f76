import "#ui/styles/rows.css";
import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { euroText } from "#domain/payment/euroText.ts";
import type { FeeTerms } from "#domain/payment/computeFee.ts";
import { knownFee } from "#domain/payment/knownFee.ts";
import { Foreign, foreignValue, RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { asksForm } from "#domain/payment/FeeType.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { PhoneLink } from "#ui/components/contact/PhoneLink.tsx";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import { Fact } from "#ui/components/Fact.tsx";

interface FeeExplainedProps {
  readonly terms: FeeTerms;
  /** Euro cents, as far as they are known. */
  readonly known: number | null;
}

export interface FeeFactsProps {
  readonly terms: FeeTerms;
  /** Euro cents for the answers as they are; without it, as much as is known before the first one. */
  readonly due?: number | null | undefined;
}

/** What the procedure costs, by which law, and when it is paid. */
export function FeeFacts({ terms, due }: FeeFactsProps): ReactNode {
  const { t, locale } = useTranslation();
  const known = knownFee(terms, due);
  const { range, legalBasis } = terms.fee ?? {};
  return (
    <>
      <dl className="ap-dl">
        <Fact name={t("fee.label")} className={known === null ? "ap-num" : "ap-price ap-num"}>
          {known === null ? (
            <strong>
              {range === undefined
                ? t("fee.later")
                : t("fee.range", { from: euroText(range.from, locale), to: euroText(range.to, locale) })}
            </strong>
          ) : (
            euroText(known, locale)
          )}
        </Fact>
        {legalBasis !== undefined && (
          <Fact name={t("fee.legalBasis")}>
            <Foreign>{legalBasis[locale]}</Foreign>
          </Fact>
        )}
      </dl>
      <FeeExplained terms={terms} known={known} />
    </>
  );
}

/** What a fee depends on, who decides on it and when it is paid. */
function FeeExplained({ terms, known }: FeeExplainedProps): ReactNode {
  const { t, locale } = useTranslation();
  const { feeType, fee } = terms;
  const what = known === null ? fee?.dependsOn?.[locale] : undefined;
  return (
    <>
      {what !== undefined && <RichParagraph text={t("fee.depends", { what: foreignValue(what) })} />}
      {known === null && <p>{t(asksForm(feeType) ? "fee.beforeSending" : "fee.byAuthority")}</p>}
      {known !== null && known > 0 && <p>{t(fee?.skipAllowed === true ? "fee.payOrInvoice" : "fee.pay")}</p>}
    </>
  );
}

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
