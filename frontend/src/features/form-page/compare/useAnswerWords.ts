import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { JsonValue } from "../../../../../functions/forms/JsonValue.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useForm } from "../FormContext.ts";
import { answerInWords } from "../summary/answerInWords.ts";

/** Values for an answer in the words of the review. */
export function useAnswerWords(path: string): (value: JsonValue | undefined) => readonly string[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { store } = useForm();
  return (value) =>
    answerInWords({ path, value }, { store, locale, yes: t("form.yes"), row: t("form.row.name") });
}
