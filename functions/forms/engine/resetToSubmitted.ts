import type { AnswerComponent } from "../CompiledForm.ts";
import { answerAt } from "../answers/dataPath.ts";
import type { JsonValue } from "../JsonValue.ts";
import { copyValue, getIn, isRecord, setIn, unsetIn } from "./mutableData.ts";
import type { Visit } from "./evaluateAnswer.ts";

/** Whether a list or container gets its answer as a whole: then its parts start from that and not from what was sent. */
export function isSetAsWhole(component: AnswerComponent): boolean {
  return (
    component.kind !== "input" &&
    (component.defaultValue !== undefined ||
      component.customDefault !== undefined ||
      component.calculate !== undefined ||
      (component.logic?.some(({ actions }) => actions.some(({ type }) => type === "value")) ?? false))
  );
}

/**
 * Takes a component back to what was sent, so that a pass never works on its own results. Of lists and containers only
 * the rows are taken back: their parts follow one by one, and until then show what the last pass made of them. Answers
 * whether anything was sent.
 */
export function resetToSubmitted(
  component: AnswerComponent,
  { pass, at, steps }: Pick<Visit, "pass" | "at" | "steps">,
): boolean {
  const fromPortal = component.kind === "input" && component.source !== undefined;
  const sent = fromPortal ? answerAt(pass.input.context ?? {}, component.source) : getIn(at.base, steps);
  if (component.kind === "input" || isSetAsWhole(component)) {
    if (sent === undefined) unsetIn(pass.data, steps);
    else setIn(pass.data, { steps, value: copyValue(sent) });
  } else if (sent !== undefined) setIn(pass.data, { steps, value: again(sent, getIn(pass.data, steps)) });
  return sent !== undefined;
}

function again(sent: JsonValue, now: JsonValue | undefined): JsonValue {
  if (isRecord(sent)) return isRecord(now) ? now : copyValue(sent);
  if (!Array.isArray(sent)) return sent;
  return sent.map((row, index) => {
    const last = Array.isArray(now) ? now[index] : undefined;
    return isRecord(row) && isRecord(last) ? last : copyValue(row);
  });
}
