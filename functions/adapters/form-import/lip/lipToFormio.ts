import type { JsonValue } from "../../../forms/JsonValue.ts";
import type { LipDocument, LipField, LipRule, LipSimpleField, LipText } from "./lipSchema.ts";

type FormioJson = Record<string, JsonValue>;
/** Notes a text's translation and answers the German one, as Form.io keeps texts. */
type Say = (text: LipText) => string;

/** The same form as a Form.io definition: from here on it is linted, compiled and run like any other. */
export function lipToFormio(document: LipDocument): FormioJson {
  const english: Record<string, string> = {};
  const say: Say = ({ de, en }) => {
    english[de] = en;
    return de;
  };
  const components = document.pages.map((page): FormioJson => ({
    type: "panel",
    key: page.id,
    title: say(page.title),
    input: false,
    ...(page.intro !== undefined && { properties: { intro: say(page.intro) } }),
    ...conditionOf(page.shownIf),
    components: page.fields.map((field) => componentOf(field, say)),
  }));
  const title = say(document.title);
  return { _id: document.id, display: "wizard", title, components, i18n: { en: english } };
}

function componentOf(field: LipField, say: Say): FormioJson {
  switch (field.kind) {
    case "note":
      return {
        type: "content",
        key: field.id,
        input: false,
        html: `<p>${escaped(say(field.text))}</p>`,
        ...conditionOf(field.shownIf),
      };
    case "group":
      return {
        type: "fieldset",
        key: field.id,
        input: false,
        legend: say(field.label),
        ...conditionOf(field.shownIf),
        components: field.fields.map((inner) => componentOf(inner, say)),
      };
    case "rows": {
      const { minRows, maxRows, addLabel, rowLabel } = field;
      const validate: FormioJson = {
        ...(field.required === true && { required: true }),
        ...(minRows !== undefined && { minLength: minRows }),
        ...(maxRows !== undefined && { maxLength: maxRows }),
      };
      return {
        type: "datagrid",
        key: field.id,
        input: true,
        label: say(field.label),
        ...described(field, say),
        ...(Object.keys(validate).length > 0 && { validate }),
        ...(addLabel !== undefined && { addAnother: say(addLabel) }),
        ...(rowLabel !== undefined && { properties: { rowLabel: say(rowLabel) } }),
        components: field.fields.map((inner) => componentOf(inner, say)),
      };
    }
    default:
      return inputOf(field, say);
  }
}

function inputOf(field: LipSimpleField, say: Say): FormioJson {
  const validate = validationOf(field);
  return {
    key: field.id,
    input: true,
    label: say(field.label),
    ...described(field, say),
    ...(Object.keys(validate).length > 0 && { validate }),
    ...(field.message !== undefined && { errors: messagesFor(validate, say(field.message)) }),
    ...(field.autofill !== undefined && { autocomplete: field.autofill }),
    ...typeOf(field, say),
  };
}

function described(field: Pick<LipSimpleField, "hint" | "shownIf">, say: Say): FormioJson {
  return { ...(field.hint !== undefined && { description: say(field.hint) }), ...conditionOf(field.shownIf) };
}

function validationOf(field: LipSimpleField): FormioJson {
  const validate: FormioJson = field.required === true ? { required: true } : {};
  if (field.kind === "number") {
    if (field.min !== undefined) validate["min"] = field.min;
    if (field.max !== undefined) validate["max"] = field.max;
  }
  if (field.kind === "text" || field.kind === "longText") {
    if (field.minLength !== undefined) validate["minLength"] = field.minLength;
    if (field.maxLength !== undefined) validate["maxLength"] = field.maxLength;
    if (field.pattern !== undefined) validate["pattern"] = field.pattern;
  }
  return validate;
}

/** One sentence for everything that can be wrong with the answer. */
function messagesFor(validate: FormioJson, message: string): FormioJson {
  return Object.fromEntries(Object.keys(validate).map((rule) => [rule, message]));
}

function typeOf(field: LipSimpleField, say: Say): FormioJson {
  switch (field.kind) {
    case "text":
      return { type: "textfield" };
    case "longText":
      return { type: "textarea" };
    case "email":
      return { type: "email" };
    case "phone":
      return { type: "phoneNumber" };
    case "number":
      return { type: "number", inputMode: "decimal" };
    case "date":
      return { type: "day" };
    case "month":
      return { type: "day", fields: { day: { hide: true } } };
    case "confirm":
      return { type: "checkbox" };
    case "yesNo":
      return {
        type: "radio",
        values: [
          { value: "yes", label: say({ de: "Ja", en: "Yes" }) },
          { value: "no", label: say({ de: "Nein", en: "No" }) },
        ],
      };
    case "choice":
      return { type: "radio", values: optionsOf(field.options, say) };
    case "choices":
      return { type: "selectboxes", values: optionsOf(field.options, say) };
    case "country":
      return {
        type: "select",
        dataSrc: "values",
        data: { values: [] },
        properties: { optionSource: "countries" },
      };
    case "upload":
      return { type: "file", multiple: true, storage: "url", filePattern: ".pdf" };
  }
}

function optionsOf(
  options: readonly { readonly value: string; readonly label: LipText }[],
  say: Say,
): FormioJson[] {
  return options.map(({ value, label }) => ({ value, label: say(label) }));
}

function conditionOf(rule: LipRule | undefined): FormioJson {
  return rule === undefined ? {} : { conditional: { json: logicOf(rule) } };
}

/** JsonLogic, the one form of conditions that can nest. Fields of the same row are read from the row. */
function logicOf(rule: LipRule): FormioJson {
  if ("all" in rule) return { and: rule.all.map(logicOf) };
  if ("any" in rule) return { or: rule.any.map(logicOf) };
  if ("not" in rule) return { "!": [logicOf(rule.not)] };
  const [list, inRow] = rule.field.split(".");
  const read: FormioJson = { var: inRow === undefined ? `data.${list ?? ""}` : `row.${inRow}` };
  return "is" in rule ? { "==": [read, rule.is] } : { "!!": [read] };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
