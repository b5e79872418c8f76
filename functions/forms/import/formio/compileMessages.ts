import type { Messages, Rule, RuleName } from "#forms/CompiledForm.ts";
import { filledSentence } from "#forms/filledSentence.ts";
import type { CompileContext } from "./CompileContext.ts";
import type { FormioComponent } from "./formioSchema.ts";
import { ruleSentence } from "./ruleSentences.ts";

/** Names under which Form.io keeps the sentence of a rule in `errors`, where it is not the rule's own name. */
const KEYS: Readonly<Partial<Record<RuleName, readonly string[]>>> = {
  email: ["invalid_email"],
  url: ["invalid_url"],
  date: ["invalidDate", "invalid_date"],
  day: ["invalidDay", "invalid_day"],
  requiredDay: ["requiredDayEmpty", "requiredDayField", "requiredMonthField", "requiredYearField"],
  onlyAvailableItems: ["invalidOption"],
  json: ["jsonLogic"],
};

/** Names under which the texts of a language replace Form.io's sentence of a rule for all fields of a form. */
const DEFAULTS: Readonly<Partial<Record<RuleName, string>>> = {
  required: "required",
  minLength: "minLength",
  maxLength: "maxLength",
  minWords: "minWords",
  maxWords: "maxWords",
  min: "min",
  max: "max",
  minYear: "minYear",
  maxYear: "maxYear",
  minDate: "minDate",
  maxDate: "maxDate",
  minSelectedCount: "minSelectedCount",
  maxSelectedCount: "maxSelectedCount",
  pattern: "pattern",
  mask: "mask",
  email: "invalid_email",
  url: "invalid_url",
  date: "invalid_date",
  day: "invalid_day",
  onlyAvailableItems: "valueIsNotAvailable",
};

/** The sentences of a definition for the rules of a component, and the one that replaces all of them. */
export function compileMessages(
  component: FormioComponent,
  given: { readonly rules: readonly Rule[]; readonly context: CompileContext },
): { readonly messages?: Messages; readonly message?: string } {
  const { context, rules } = given;
  const errors = typeof component.errors === "object" && component.errors !== null ? component.errors : {};
  const messages: Partial<Record<RuleName, string>> = {};
  for (const { rule } of rules) context.rules.add(rule);
  for (const rule of [...rules, { rule: "nonarray" as const }, { rule: "array" as const }]) {
    const found = [...(KEYS[rule.rule] ?? []), rule.rule].map((key) => errors[key]);
    const own = ownMessage(rule.rule, component);
    const text = [...(own === undefined ? [] : [errors[own], own]), ...found].find(
      (one) => typeof one === "string" && one !== "",
    );
    const sentence =
      typeof text === "string" ? context.translate(text) : defaultSentence(rule, { component, context });
    if (sentence !== undefined) messages[rule.rule] = filled(sentence, { component, rule, context });
  }
  const custom = component.validate?.customMessage;
  return {
    ...(Object.keys(messages).length > 0 && { messages }),
    ...(custom !== undefined && {
      message: filled(context.translate(custom), { component, rule: undefined, context }),
    }),
  };
}

/** What the form says of a rule everywhere, or the portal's sentence where it has to name the field otherwise. */
function defaultSentence(
  { rule }: Rule,
  { component, context }: { readonly component: FormioComponent; readonly context: CompileContext },
): string | undefined {
  const name = DEFAULTS[rule];
  const text = name === undefined ? undefined : context.translate(name);
  // A single word is the text of something else, such as the label "min".
  if (text !== undefined && text !== name && /\s/.test(text)) return text;
  const isNamed = rule === "required" && component.errorLabel !== undefined;
  return isNamed
    ? filledSentence(ruleSentence(rule, context.locale), { label: nameInSentences(component, context) })
    : undefined;
}

function nameInSentences(
  { errorLabel, label, placeholder, key }: FormioComponent,
  { translate }: CompileContext,
): string {
  return errorLabel === undefined ? translate(label ?? placeholder ?? key, key) : translate(errorLabel);
}

function ownMessage(rule: RuleName, component: FormioComponent): string | undefined {
  if (rule === "pattern") return component.validate?.patternMessage;
  if (rule === "minSelectedCount") return component.minSelectedCountMessage;
  return rule === "maxSelectedCount" ? component.maxSelectedCountMessage : undefined;
}

const FIELD = new Set(["field", "label"]);

/** Placeholders such as `{{field}}` and `{{length}}`; what is not known is left out. */
function filled(
  text: string,
  about: {
    readonly component: FormioComponent;
    readonly rule: Rule | undefined;
    readonly context: CompileContext;
  },
): string {
  const { component, rule, context } = about;
  return text.replace(/\{\{\s*([\w.]*)\s*\}\}/g, (_, name: string) => {
    if (FIELD.has(name)) return nameInSentences(component, context);
    return name.startsWith("data.") ? "" : String(rule?.limit ?? rule?.pattern ?? "");
  });
}
