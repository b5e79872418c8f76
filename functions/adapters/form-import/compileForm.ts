import type {
  CompiledComponent,
  CompiledForm,
  InputComponent,
  Option,
  Messages,
  Rule,
} from "../../forms/CompiledForm.ts";
import type { Expression } from "../../forms/Expression.ts";
import { countryOptions } from "./countryOptions.ts";
import { compileConditional } from "./expressions/compileConditional.ts";
import type { FormioComponent, FormioConditional, FormioDefinition, FormioInput } from "./formioSchema.ts";
import { knownComponents, type KnownComponent } from "./knownComponents.ts";

interface Target {
  readonly locale: "de" | "en";
  readonly version: string;
}

type Translate = (text: string) => string;

interface Context {
  readonly translate: Translate;
  readonly known: readonly KnownComponent[];
}

/**
 * Turns a checked Form.io definition into the form that the engine runs, with the texts of one language. A text
 * without translation stays German: the notice on English pages says that they are a convenience translation.
 */
export function compileForm(definition: FormioDefinition, target: Target): CompiledForm {
  const translate: Translate = (text) =>
    target.locale === "en" && Object.hasOwn(definition.i18n.en, text)
      ? (definition.i18n.en[text] ?? text)
      : text;
  const known = knownComponents(definition);
  return {
    id: definition._id,
    version: target.version,
    locale: target.locale,
    title: translate(definition.title),
    display: definition.display,
    optionLists: { countries: countryOptions(target.locale) },
    triggers: ["*"],
    pages: definition.components.map((panel) => ({
      key: panel.key,
      title: translate(panel.title),
      ...(panel.properties?.intro !== undefined && { intro: [translate(panel.properties.intro)] }),
      ...conditionOf(panel, known),
      components: panel.components.map((component) => compileComponent(component, { translate, known })),
    })),
  };
}

function compileComponent(component: FormioComponent, context: Context): CompiledComponent {
  const { translate } = context;
  const condition = conditionOf(component, context.known);
  if (component.type === "content") {
    return {
      kind: "content",
      key: component.key,
      text: [{ tag: "p", children: [plainText(translate(component.html))] }],
      ...condition,
    };
  }
  if (component.type === "fieldset") {
    return {
      kind: "layout",
      type: "fieldset",
      key: component.key,
      label: translate(component.legend),
      ...condition,
      areas: [{ components: component.components.map((inner) => compileComponent(inner, context)) }],
    };
  }
  return compileInput(component, context);
}

function compileInput(input: FormioInput, context: Context): InputComponent {
  const { translate } = context;
  const rules = compileRules(input);
  const messages = compileMessages(input, translate);
  const values = input.type === "select" ? input.data.values : "values" in input ? input.values : [];
  const options: readonly Option[] = values.map(({ value, label }) => ({ value, label: translate(label) }));
  const { description, autocomplete, inputMode, defaultValue, properties } = input;
  return {
    kind: "input",
    type: input.type,
    key: input.key,
    path: input.key,
    label: translate(input.label),
    ...(description !== undefined && { hint: [translate(description)] }),
    ...(autocomplete !== undefined && { autocomplete }),
    ...(inputMode !== undefined && { inputMode }),
    ...conditionOf(input, context.known),
    ...(options.length > 0 && { options }),
    ...(properties?.optionSource !== undefined && { optionList: properties.optionSource }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(rules.length > 0 && { rules }),
    ...(Object.keys(messages).length > 0 && { messages }),
    ...(input.type === "textarea" && input.rows !== undefined && { settings: { rows: input.rows } }),
    ...(properties?.prefill !== undefined && { prefill: properties.prefill }),
  };
}

function compileRules(input: FormioInput): readonly Rule[] {
  const rules: Rule[] = [];
  const { required, minLength, maxLength, pattern } = input.validate ?? {};
  if (required === true) rules.push({ rule: "required" });
  if (minLength !== undefined) rules.push({ rule: "minLength", limit: minLength });
  if (maxLength !== undefined) rules.push({ rule: "maxLength", limit: maxLength });
  if (pattern !== undefined) rules.push({ rule: "pattern", pattern });
  if (input.type === "email") rules.push({ rule: "email" });
  if (input.type !== "day") return rules;
  rules.push({ rule: "day" });
  if (input.minDate !== undefined)
    rules.push({ rule: "minDate", limit: input.minDate.replace("today", "now") });
  if (input.maxDate !== undefined)
    rules.push({ rule: "maxDate", limit: input.maxDate.replace("today", "now") });
  return rules;
}

function compileMessages(input: FormioInput, translate: Translate): Messages {
  const messages: Record<string, string> = {};
  for (const rule of ["required", "minLength", "maxLength", "pattern", "minDate", "maxDate"] as const) {
    const message = input.errors?.[rule];
    if (message !== undefined) messages[rule] = translate(message);
  }
  return messages;
}

function conditionOf(
  component: { readonly conditional?: FormioConditional | undefined },
  known: readonly KnownComponent[],
): { readonly condition?: Expression } {
  const condition = compileConditional(component, known);
  return condition.ok && condition.value !== undefined ? { condition: condition.value } : {};
}

/** Content is shown as text: tags are taken out here, once, so that the browser never renders HTML of a definition. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}
