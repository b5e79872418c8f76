import type { JsonValue } from "#forms/JsonValue.ts";
import type { LipDocument, LipField, LipRule, LipSimpleField } from "./lipDocumentSchema.ts";
import { lipFields, ruleName, type LipPart } from "./lipFields.ts";
import { lipInput } from "./lipInput.ts";
import { lipLogic } from "./lipLogic.ts";
import { collectLipTexts, type LipTexts } from "./lipTexts.ts";

type FormioJson = Record<string, JsonValue>;

interface Context {
  readonly texts: LipTexts;
  readonly conditionOf: (rule: LipRule | undefined) => FormioJson;
}

/** The same form as a Form.io definition: from here on it is linted, compiled and run like any other. */
export function lipToFormio(document: LipDocument): FormioJson {
  const texts = collectLipTexts();
  const fields = new Map(lipFields(document).map((part): [string, LipPart] => [ruleName(part), part]));
  const context: Context = {
    texts,
    conditionOf: (rule): FormioJson =>
      rule === undefined ? {} : { conditional: { json: lipLogic(rule, (name) => fields.get(name)) } },
  };
  const components = document.pages.map((page): FormioJson => ({
    type: "panel",
    key: page.id,
    title: texts.say(page.title),
    input: false,
    ...(page.intro !== undefined && { properties: { intro: texts.sayHtml(page.intro) } }),
    ...context.conditionOf(page.shownIf),
    components: page.fields.map((field) => componentOf(field, context)),
  }));
  const title = texts.say(document.title);
  return { _id: document.id, display: "wizard", title, components, i18n: texts.tables() };
}

function componentOf(field: LipField, context: Context): FormioJson {
  const { texts, conditionOf } = context;
  const shown = conditionOf(field.shownIf);
  switch (field.kind) {
    case "note":
      return { type: "content", key: field.id, input: false, html: texts.sayHtml(field.text), ...shown };
    case "group":
      return {
        type: "fieldset",
        key: field.id,
        input: false,
        legend: texts.say(field.label),
        ...shown,
        components: field.fields.map((inner) => componentOf(inner, context)),
      };
    case "rows": {
      const { minRows, maxRows, addLabel, rowLabel } = field;
      const limits: FormioJson = {
        ...(minRows !== undefined && { minLength: minRows }),
        ...(maxRows !== undefined && { maxLength: maxRows }),
      };
      return {
        type: "datagrid",
        ...answered(field, { context, limits }),
        ...shown,
        ...(addLabel !== undefined && { addAnother: texts.say(addLabel) }),
        ...(rowLabel !== undefined && { properties: { rowLabel: texts.say(rowLabel) } }),
        components: field.fields.map((inner) => componentOf(inner, context)),
      };
    }
    default: {
      const { limits = {}, ...type } = lipInput(field, texts);
      return {
        ...type,
        ...answered(field, { context, limits }),
        ...shown,
        ...(field.autofill !== undefined && { autocomplete: field.autofill }),
      };
    }
  }
}

/** What everything with an answer has. One sentence for all that can be wrong with it. */
function answered(
  field: Pick<LipSimpleField, "id" | "label" | "hint" | "required" | "message">,
  { context, limits }: { readonly context: Context; readonly limits: FormioJson },
): FormioJson {
  const { texts } = context;
  const validate: FormioJson = {
    ...(field.required === true && { required: true }),
    ...limits,
    ...(field.message !== undefined && { customMessage: texts.say(field.message) }),
  };
  return {
    key: field.id,
    input: true,
    label: texts.say(field.label),
    ...(field.hint !== undefined && { description: texts.sayHtml(field.hint) }),
    ...(Object.keys(validate).length > 0 && { validate }),
  };
}
