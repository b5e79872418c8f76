import { answerAt } from "../../../../functions/forms/dataPath.ts";
import { isEmptyAnswer } from "../../../../functions/forms/isEmptyAnswer.ts";
import { shownFields } from "../../../../functions/forms/shownFields.ts";
import type { FormStore } from "../../features/form-page/formStore.ts";

/** How many questions are answered, without files; undefined as long as pages are missing or nobody knows what is shown. */
export function countAnswers(store: FormStore): number | undefined {
  const form = store.form();
  if (!store.isRunning() || form.pages.some((page) => page.deferred === true)) return undefined;
  return shownFields(form, store.state()).filter(
    ({ field, path }) =>
      field.type !== "file" && field.type !== "hidden" && !isEmptyAnswer(answerAt(store.data(), path)),
  ).length;
}
