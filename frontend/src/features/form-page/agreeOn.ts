import { answerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { Change } from "./Change.ts";
import { sameValue } from "./FieldView.ts";
import { answerOf } from "./place.ts";

/**
 * Whether two versions agree on the answers that these changes are about. A list is one answer: who changed one row
 * here and another there is asked, because rows have no identity but their number.
 */
export function agreeOn(
  changes: readonly Change[],
  versions: { readonly one: FormAnswers; readonly other: FormAnswers },
): boolean {
  return changes.every(({ path }) => {
    const answer = answerOf(path);
    return sameValue(answerAt(versions.one, answer), answerAt(versions.other, answer));
  });
}
