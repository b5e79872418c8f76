import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { SummaryTexts } from "../fields/control/Summary.ts";

/** Words of the review that stand in no answer. */
export function useSummaryTexts(): SummaryTexts {
  const { t } = useTranslation();
  return {
    yes: t("form.yes"),
    dayUnknown: t("form.dayUnknown"),
    dayAndMonthUnknown: t("form.dayAndMonthUnknown"),
  };
}
