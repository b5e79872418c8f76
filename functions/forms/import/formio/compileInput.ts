import type { AnswerBase, InputComponent, InputType, Option, FieldSettings } from "#forms/CompiledForm.ts";
import type { CompileContext } from "./CompileContext.ts";
import { compileOptions, optionOf } from "./compileOptions.ts";
import type { FormioComponent } from "./formioSchema.ts";
import { isOptionList, OPTION_LIST_NAMES } from "./optionLists.ts";
import { readRichText } from "../rich-text/readRichText.ts";
import { SERVER_FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { plainMaskPattern } from "./compileMask.ts";
import { wantedOf } from "./wantedOf.ts";

const INPUT_MODES = ["text", "numeric", "decimal", "email", "tel", "url"] as const;

/** What a field has beyond what every component with an answer has. */
export function compileInput(
  component: FormioComponent,
  {
    type,
    context,
    answer,
  }: { readonly type: InputType; readonly context: CompileContext; readonly answer: AnswerBase },
): InputComponent {
  const { translate } = context;
  const { properties, placeholder, prefix, suffix } = component;
  const settings = compileSettings(component, { type, context });
  const options: readonly Option[] =
    component.type === "button" || properties?.optionSource !== undefined
      ? []
      : compileOptions(component, context);
  const autocomplete = tokensOf(properties?.autocomplete ?? component.autocomplete);
  const inputMode = INPUT_MODES.find((mode) => mode === component.inputMode);
  return {
    kind: "input",
    type,
    ...answer,
    ...hintOf(component, context),
    ...(placeholder !== undefined && { placeholder: translate(placeholder) }),
    ...(autocomplete !== undefined && { autocomplete }),
    ...(inputMode !== undefined && { inputMode }),
    ...(prefix !== undefined && { prefix: translate(prefix) }),
    ...(suffix !== undefined && { suffix: translate(suffix) }),
    ...(component.disabled && { disabled: true }),
    ...(component.multiple && { multiple: true }),
    ...(options.length > 0 && { options }),
    ...optionListOf(component, context),
    ...(properties?.optionsIn !== undefined && { optionsIn: properties.optionsIn }),
    ...wantedOf(component, context),
    ...(settings !== undefined && { settings }),
    ...prefillOf(component, context),
    ...(properties?.latinOf !== undefined && { latinOf: properties.latinOf.split(/\s+/) }),
    ...(properties?.source !== undefined && { source: properties.source }),
  };
}

/** `prefillWhen` is written `path=value`. */
function prefillOf(
  { key, properties }: FormioComponent,
  { refuse }: CompileContext,
): Pick<InputComponent, "prefill" | "prefillWhen"> {
  const { prefill, prefillWhen } = properties ?? {};
  if (prefill === undefined) return {};
  if (prefillWhen === undefined) return { prefill };
  const [, path, value] = /^([A-Za-z][\w.]*)=(\w+)$/.exec(prefillWhen) ?? [];
  if (path === undefined || value === undefined) {
    refuse({ key, property: "properties.prefillWhen", message: "It is written path=value." });
    return { prefill };
  }
  return { prefill, prefillWhen: { path, value } };
}

function optionListOf(
  { key, properties }: FormioComponent,
  { refuse }: CompileContext,
): Pick<InputComponent, "optionList"> {
  const name = properties?.optionSource;
  if (name === undefined) return {};
  if (!isOptionList(name)) {
    const message = `There is no list "${name}". The lists are ${OPTION_LIST_NAMES.join(", ")}.`;
    refuse({ key, property: "properties.optionSource", message });
  }
  return { optionList: name };
}

/** The description, or the tooltip where there is none. */
export function hintOf(
  { description, tooltip }: FormioComponent,
  context: CompileContext,
): Pick<InputComponent, "hint"> {
  const html = description ?? tooltip;
  return html === undefined ? {} : { hint: readRichText(context.translate(html)).text };
}

/** Tokens such as `given-name` or `billing street-address`; `on` and `off` say nothing about the field. */
function tokensOf(autocomplete: string | undefined): string | undefined {
  const isToken = autocomplete !== undefined && /^[a-z]+[a-z\d-]*( [a-z]+[a-z\d-]*)*$/.test(autocomplete);
  return isToken && autocomplete !== "on" && autocomplete !== "off" ? autocomplete : undefined;
}

/** What only some types have; undefined where nothing is set. */
function compileSettings(
  component: FormioComponent,
  { type, context }: { readonly type: InputType; readonly context: CompileContext },
): FieldSettings | undefined {
  const { inputMask } = component;
  const settings: FieldSettings = {
    ...(inputMask !== undefined && { mask: inputMask }),
    ...((component.case === "uppercase" || component.case === "lowercase") && { case: component.case }),
    ...SERVER_FIELD_TYPES[type].settings?.(component, {
      translate: context.translate,
      optionOf: (choice) => optionOf(choice, context),
      maskPattern: plainMaskPattern,
    }),
  };
  return Object.keys(settings).length === 0 ? undefined : settings;
}
