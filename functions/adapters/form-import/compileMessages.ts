import type { Messages, Rule, RuleName } from "../../forms/CompiledForm.ts";
import type { CompileContext } from "./CompileContext.ts";
import type { FormioComponent } from "./formioSchema.ts";

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

/** The sentences of a definition for the rules of a component, and the one that replaces all of them. */
export function compileMessages(
  component: FormioComponent,
  given: { readonly rules: readonly Rule[]; readonly context: CompileContext },
): { readonly messages?: Messages; readonly message?: string } {
  const { context, rules } = given;
  const errors = typeof component.errors === "object" && component.errors !== null ? component.errors : {};
  const messages: Partial<Record<RuleName, string>> = {};
  for (const rule of [...rules, { rule: "nonarray" as const }, { rule: "array" as const }]) {
    const found = [...(KEYS[rule.rule] ?? []), rule.rule].map((key) => errors[key]);
    const own = ownMessage(rule.rule, component);
    const text = [...(own === undefined ? [] : [errors[own], own]), ...found].find(
      (one) => typeof one === "string" && one !== "",
    );
    if (typeof text === "string") messages[rule.rule] = filled(context.translate(text), { component, rule });
  }
  const custom = component.validate?.customMessage;
  return {
    ...(Object.keys(messages).length > 0 && { messages }),
    ...(custom !== undefined && {
      message: filled(context.translate(custom), { component, rule: undefined }),
    }),
  };
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
  { component, rule }: { readonly component: FormioComponent; readonly rule: Rule | undefined },
): string {
  return text.replace(/\{\{\s*([\w.]*)\s*\}\}/g, (_, name: string) => {
    if (FIELD.has(name))
      return component.errorLabel ?? component.label ?? component.placeholder ?? component.key;
    return name.startsWith("data.") ? "" : String(rule?.limit ?? rule?.pattern ?? "");
  });
}
