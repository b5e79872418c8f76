import { answerAt } from "../../../../functions/forms/dataPath.ts";
import type { Expression } from "../../../../functions/forms/Expression.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";

/**
 * Truth of the plainest conditions, so that a page that begins with one need not wait for the engine: an answer is, or
 * is not, a certain text or truth. Undefined: the engine must say.
 */
export function plainTruth(expression: Expression, data: FormAnswers): boolean | undefined {
  if (expression.op !== "isEqual" && expression.op !== "isNotEqual") return undefined;
  const [asked, wanted] = expression.of;
  if (asked?.op !== "answer" || asked.first === true || wanted?.op !== "is") return undefined;
  const answer = answerAt(data, asked.path);
  if (answer !== undefined && (typeof answer !== typeof wanted.value || typeof answer === "object"))
    return undefined;
  return (answer === wanted.value) === (expression.op === "isEqual");
}
