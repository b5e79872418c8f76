import type {
  CompiledComponent,
  CompiledForm,
  Expression,
  InputComponent,
  Option,
  RuleName,
} from "../../forms/CompiledForm.ts";
import { countryOptions } from "./countryOptions.ts";
import type { FormioComponent, FormioConditional, FormioDefinition, FormioInput } from "./formioSchema.ts";

interface Target {
  readonly locale: "de" | "en";
  readonly version: string;
}

type Translate = (text: string) => string;

/**
 * Turns a checked Form.io definition into the form that the engine runs, with the texts of one language. A text
 * without translation stays German: the notice on English pages says that they are a convenience translation.
 */
export function compileForm(definition: FormioDefinition, target: Target): CompiledForm {
  const translate: Translate = (text) =>
    target.locale === "en" && Object.hasOwn(definition.i18n.en, text)
      ? (definition.i18n.en[text] ?? text)
      : text;
  return {
    id: definition._id,
    version: target.version,
    locale: target.locale,
    title: translate(definition.title),
    pages: definition.components.map((panel) => ({
      key: panel.key,
      title: translate(panel.title),
      intro: panel.properties?.intro === undefined ? null : translate(panel.properties.intro),
      condition: compileCondition(panel.conditional),
      components: panel.components.map((component) =>
        compileComponent(component, { translate, locale: target.locale }),
      ),
    })),
  };
}

function compileComponent(
  component: FormioComponent,
  context: { readonly translate: Translate; readonly locale: "de" | "en" },
): CompiledComponent {
  const { translate } = context;
  const condition = compileCondition(component.conditional);
  if (component.type === "content") {
    return { type: "content", key: component.key, text: plainText(translate(component.html)), condition };
  }
  if (component.type === "fieldset") {
    return {
      type: "fieldset",
      key: component.key,
      label: translate(component.legend),
      condition,
      components: component.components.map((inner) => compileComponent(inner, context)),
    };
  }
  return compileInput(component, context);
}

function compileInput(
  input: FormioInput,
  context: { readonly translate: Translate; readonly locale: "de" | "en" },
): InputComponent {
  const { translate } = context;
  return {
    type: input.type,
    key: input.key,
    path: input.key,
    label: translate(input.label),
    hint: input.description === undefined ? null : translate(input.description),
    autocomplete: input.autocomplete ?? null,
    inputMode: input.inputMode ?? null,
    condition: compileCondition(input.conditional),
    options: compileOptions(input, context),
    defaultValue: input.defaultValue ?? null,
    rules: {
      required: input.validate?.required ?? false,
      minLength: input.validate?.minLength ?? null,
      maxLength: input.validate?.maxLength ?? null,
      pattern: input.validate?.pattern ?? null,
      minDate: input.type === "day" ? (input.minDate ?? null) : null,
      maxDate: input.type === "day" ? (input.maxDate ?? null) : null,
    },
    messages: compileMessages(input, translate),
    rows: input.type === "textarea" ? (input.rows ?? 4) : null,
    prefill: input.properties?.prefill ?? null,
  };
}

function compileMessages(input: FormioInput, translate: Translate): Partial<Record<RuleName, string>> {
  const messages: Partial<Record<RuleName, string>> = {};
  for (const rule of ["required", "minLength", "maxLength", "pattern", "minDate", "maxDate"] as const) {
    const message = input.errors?.[rule];
    if (message !== undefined) messages[rule] = translate(message);
  }
  return messages;
}

function compileOptions(
  input: FormioInput,
  context: { readonly translate: Translate; readonly locale: "de" | "en" },
): readonly Option[] {
  if (input.properties?.optionSource === "countries") return countryOptions(context.locale);
  const values = input.type === "select" ? input.data.values : "values" in input ? input.values : [];
  return values.map(({ value, label }) => ({ value, label: context.translate(label) }));
}

function compileCondition(conditional: FormioConditional | undefined): Expression | null {
  if (conditional === undefined) return null;
  const parts = conditional.conditions.map(({ component, operator, value = null }): Expression => {
    switch (operator) {
      case "isEqual":
        return { op: "equals", path: component, value };
      case "isNotEqual":
        return { op: "not", of: { op: "equals", path: component, value } };
      case "isEmpty":
        return { op: "empty", path: component };
      case "isNotEmpty":
        return { op: "not", of: { op: "empty", path: component } };
      case "includes":
        return { op: "includes", path: component, value };
      case "notIncludes":
        return { op: "not", of: { op: "includes", path: component, value } };
    }
  });
  const shown: Expression = { op: conditional.conjunction, of: parts };
  return conditional.show ? shown : { op: "not", of: shown };
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
