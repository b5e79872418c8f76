import type { AnswerBase, Calculation, ComponentBase, Rule } from "#forms/CompiledForm.ts";
import { type CompileContext, taken } from "./CompileContext.ts";
import { compileMessages } from "./compileMessages.ts";
import { compileJsonLogic } from "../scripts/compileJsonLogic.ts";
import { compileScript } from "../scripts/compileScript.ts";
import type { FormioComponent } from "./formioSchema.ts";
import { isRaw } from "./rawDefinition.ts";

const KEY = /^[A-Za-z_][\w-]*(?:\.[\w-]*[A-Za-z_-][\w-]*)*$/;
const RESERVED = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/;

/** What every component with an answer has. */
export function compileAnswer(
  component: FormioComponent,
  given: { readonly context: CompileContext; readonly base: ComponentBase; readonly rules: readonly Rule[] },
): AnswerBase {
  const { context, base, rules } = given;
  const key = dataKey(component);
  if (!KEY.test(key) || RESERVED.test(key)) {
    const message = `"${key}" cannot be the key of an answer: it begins with a letter and has letters, numbers, - and _.`;
    context.refuse({ key: component.key, property: "key", message });
  }
  const label =
    component.label ?? component.title ?? component.legend ?? component.placeholder ?? component.key;
  const calculate = compileCalculation(component, context);
  const customDefault =
    component.customDefaultValue === undefined
      ? undefined
      : taken(
          compileScript(component.customDefaultValue, {
            use: "default",
            key: component.key,
            known: context.known,
          }),
          {
            context,
            component,
            property: "customDefaultValue",
          },
        );
  const persistent = component.persistent;
  const isKept = persistent === undefined || (Boolean(persistent) && persistent !== "client-only");
  return {
    ...base,
    path: context.around === "" ? key : `${context.around}.${key}`,
    label: context.translate(label, component.key),
    // Form.io sets no default that counts as false.
    ...(component.defaultValue && { defaultValue: component.defaultValue }),
    ...(customDefault !== undefined && { customDefault }),
    ...(calculate !== undefined && { calculate }),
    ...(rules.length > 0 && { rules }),
    ...compileMessages(component, { rules, context }),
    ...(component.validateWhenHidden && { checkWhenHidden: true }),
    ...((!component.input || (!isKept && !component.protected)) && { unchecked: true }),
  };
}

/** Checkboxes that are one radio share the name of the radio. */
function dataKey({ type, inputType, name, key }: FormioComponent): string {
  return type === "checkbox" && inputType === "radio" && name !== undefined ? name : key;
}

function compileCalculation(component: FormioComponent, context: CompileContext): Calculation | undefined {
  const { calculateValue } = component;
  if (typeof calculateValue === "string" ? calculateValue.trim() === "" : !isRaw(calculateValue))
    return undefined;
  const compiled =
    typeof calculateValue === "string"
      ? compileScript(calculateValue, { use: "calculation", key: component.key, known: context.known })
      : compileJsonLogic(calculateValue);
  const value = taken(compiled, { context, component, property: "calculateValue" });
  return value === undefined
    ? undefined
    : {
        value,
        ...(component.calculateServer && { onServer: true }),
        ...(component.allowCalculateOverride && { overridable: true }),
      };
}
