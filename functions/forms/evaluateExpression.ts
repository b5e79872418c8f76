import { answerAt } from "./dataPath.ts";
import type { Expression } from "./Expression.ts";
import type { FormAnswers, JsonValue } from "./JsonValue.ts";

/** Whether an answer counts as not given: nothing, empty text, an unticked box, an empty list. */
export function isEmptyAnswer(value: JsonValue | undefined): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    value === false ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === "object" &&
      !Array.isArray(value) &&
      Object.values(value).every((item) => item === false))
  );
}

/** Truth of a condition for these answers. Pure; an answer that is not there equals nothing. */
export function evaluateExpression(expression: Expression, answers: FormAnswers): boolean {
  switch (expression.op) {
    case "all":
      return expression.of.every((part) => evaluateExpression(part, answers));
    case "any":
      return expression.of.some((part) => evaluateExpression(part, answers));
    case "not":
      return !evaluateExpression(expression.of, answers);
    case "equals":
      return comparable(answerAt(answers, expression.path)) === comparable(expression.value);
    case "includes":
      return includes(answerAt(answers, expression.path), expression.value);
    case "empty":
      return isEmptyAnswer(answerAt(answers, expression.path));
  }
}

/** Form.io compares as text: `true` equals "true", 1 equals "1". */
function comparable(value: JsonValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function includes(answer: JsonValue | undefined, value: JsonValue): boolean {
  if (Array.isArray(answer)) return answer.some((item) => comparable(item) === comparable(value));
  if (typeof answer === "object" && answer !== null && typeof value === "string") {
    return (
      Object.hasOwn(answer, value) &&
      Object.entries(answer).some(([key, ticked]) => key === value && ticked === true)
    );
  }
  return typeof answer === "string" && typeof value === "string" && answer.includes(value);
}
