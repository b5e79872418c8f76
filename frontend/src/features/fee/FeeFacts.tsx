import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/price.css";
import "../../styles/rows.css";
import { euroText, type FeeTerms, knownFee } from "../../../../functions/contract/fee.ts";
import { Foreign } from "../../i18n/Foreign.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { FeeExplained } from "./FeeExplained.tsx";

export interface FeeFactsProps {
  readonly terms: FeeTerms;
  /** Euro cents for the answers as they are; without it, as much as is known before the first one. */
  readonly due?: number | null | undefined;
}

/** What the procedure costs, by which law, and when it is paid. */
export function FeeFacts({ terms, due }: FeeFactsProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const known = knownFee(terms, due);
  const { range, legalBasis } = terms.fee ?? {};
  return (
    <>
      <dl className="ap-dl">
        <div>
          <dt>{t("fee.label")}</dt>
          {known !== null && <dd className="ap-price ap-num">{euroText(known, locale)}</dd>}
          {known === null && (
            <dd className="ap-num">
              <strong>
                {range === undefined
                  ? t("fee.later")
                  : t("fee.range", { from: euroText(range.from, locale), to: euroText(range.to, locale) })}
              </strong>
            </dd>
          )}
        </div>
        {legalBasis !== undefined && (
          <div>
            <dt>{t("fee.legalBasis")}</dt>
            <dd>
              <Foreign>{legalBasis[locale]}</Foreign>
            </dd>
          </div>
        )}
      </dl>
      <FeeExplained terms={terms} known={known} />
    </>
  );
}
