import type { JsonValue } from "#forms/JsonValue.ts";
import { fimInput } from "./fimInput.ts";
import type { FimFrame, FimGate, FimPart, FimRows } from "./FimPlan.ts";
import { fimProperties } from "./fimProperties.ts";
import type { FimSchema } from "./FimSchema.ts";

type FormioJson = Record<string, JsonValue>;

/** What the draft says by itself, in the languages of the portal; everything else is German as in the schema. */
const OWN_TEXTS = {
  Ja: "Yes",
  Nein: "No",
  "Weiteren Eintrag hinzufügen": "Add another entry",
  "Weitere Angaben": "Further details",
  "Was trifft zu?": "What applies?",
} as const;
const own = (text: keyof typeof OWN_TEXTS): string => text;

/** The draft of a form: a page per group of the schema, and one for fields between them. */
export function fimDefinition(schema: FimSchema, parts: readonly FimPart[]): FormioJson {
  return {
    _id: schema.id.replaceAll(/\W/g, "_").toLowerCase(),
    title: schema.label,
    display: "wizard",
    properties: fimProperties(schema),
    components: pagesOf(parts),
    i18n: { en: OWN_TEXTS },
  };
}

function pagesOf(parts: readonly FimPart[]): FormioJson[] {
  const pages: FormioJson[] = [];
  let loose: FimPart[] = [];
  const closeLoose = (): void => {
    if (loose.length === 0) return;
    const page = { key: `page${String(pages.length + 1)}`, title: own("Weitere Angaben") };
    pages.push({ type: "panel", ...page, input: false, components: loose.flatMap(componentsOf) });
    loose = [];
  };
  for (const part of parts) {
    if (part.kind !== "frame" && (part.kind !== "rows" || part.element.kind === "field")) {
      loose.push(part);
      continue;
    }
    closeLoose();
    pages.push(pageOf(part));
  }
  closeLoose();
  return pages;
}

function pageOf(part: FimFrame | FimRows): FormioJson {
  const { label, help } = part.item.element;
  const frame = { type: "panel", key: part.name, title: label, input: false };
  if (part.kind === "rows" || part.gate !== undefined) return { ...frame, components: componentsOf(part) };
  const properties = { ...propertiesOf(part), ...(help !== undefined && { intro: html(help) }) };
  return { ...frame, properties, components: insideOf(part) };
}

/** A part, behind the question whether there is anything to say about it. */
function componentsOf(part: FimPart): FormioJson[] {
  const shown = conditionOf(part.gate);
  const gate = part.gate?.is === true ? [gateOf(part, part.gate)] : [];
  switch (part.kind) {
    case "text":
    case "fixed": {
      if (part.field.use === "hidden") return [];
      const text = part.field.content ?? part.field.label;
      const content = part.kind === "fixed" ? `${part.field.label}: ${text}` : text;
      const key = part.path.replaceAll(".", "_");
      return [
        { type: "content", key, input: false, html: html(content), ...shown, properties: propertiesOf(part) },
      ];
    }
    case "question": {
      const { limits = {}, ...type } = fimInput(part);
      return [{ ...type, ...answered(part, limits), ...shown }];
    }
    case "frame": {
      const { label, help } = part.group;
      const key = part.path.replaceAll(".", "_");
      const intro =
        help === undefined ? [] : [{ type: "content", key: `${key}Help`, input: false, html: html(help) }];
      return [
        ...gate,
        {
          type: "fieldset",
          key,
          input: false,
          legend: label,
          ...shown,
          properties: propertiesOf(part),
          components: [...intro, ...insideOf(part)],
        },
      ];
    }
    case "rows": {
      const { least, most } = part.item;
      const limits = {
        ...(least > 1 && { minLength: least }),
        ...(most !== undefined && { maxLength: most }),
      };
      return [
        ...gate,
        {
          type: "datagrid",
          ...answered(part, limits),
          ...shown,
          addAnother: own("Weiteren Eintrag hinzufügen"),
          components: insideOf(part),
        },
      ];
    }
  }
}

/** The parts, after the choice among them where only one of them is there. */
function insideOf({ parts }: FimFrame | FimRows): FormioJson[] {
  const choice = parts.flatMap(({ gate }) => (gate !== undefined && gate.is !== true ? [gate.path] : []))[0];
  const components = parts.flatMap(componentsOf);
  if (choice === undefined) return components;
  const values = parts.map(({ name, item }) => ({ value: name, label: item.element.label }));
  const validate = { required: true, onlyAvailableItems: true };
  const label = own("Was trifft zu?");
  return [
    { type: "radio", key: choice, input: true, dataType: "string", label, values, validate },
    ...components,
  ];
}

/** What everything with an answer has. */
function answered(part: Exclude<FimPart, { kind: "frame" }>, limits: FormioJson): FormioJson {
  const { label, help } = part.item.element;
  const isRequired = part.isRequired || (part.kind === "rows" && part.gate !== undefined);
  const validate = { ...(isRequired && { required: true }), ...limits };
  return {
    key: part.path,
    input: true,
    label,
    ...(help !== undefined && { description: html(help) }),
    ...(Object.keys(validate).length > 0 && { validate }),
    properties: { ...propertiesOf(part), ...(part.kind === "rows" && { rowLabel: label }) },
  };
}

function propertiesOf({ item }: FimPart): FormioJson {
  return fimProperties(item.element, item.legalBasis);
}

function gateOf({ item }: FimPart, { path }: FimGate): FormioJson {
  return { type: "checkbox", key: path, input: true, label: `Ich mache Angaben zu: ${item.element.label}` };
}

function conditionOf(gate: FimGate | undefined): FormioJson {
  if (gate === undefined) return {};
  return { conditional: { json: { "==": [{ var: `${gate.root}.${gate.path}` }, gate.is] } } };
}

function html(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped
    .split("\n")
    .map((one) => `<p>${one}</p>`)
    .join("");
}
