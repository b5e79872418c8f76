import type {
  CompiledComponent,
  ComponentBase,
  GridComponent,
  InputType,
  LayoutArea,
  LayoutComponent,
} from "#forms/CompiledForm.ts";
import { SERVER_FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { compileAnswer } from "./compileAnswer.ts";
import { type CompileContext, taken } from "./CompileContext.ts";
import { compileInput, hintOf } from "./compileInput.ts";
import { compileLogic } from "./compileLogic.ts";
import { readRichText } from "../rich-text/readRichText.ts";
import { compileGroupRules, compileRules } from "./compileRules.ts";
import { compileConditional } from "../scripts/compileConditional.ts";
import { REFUSED_PROPERTIES, REFUSED_TYPES } from "./formioProperties.ts";
import { componentSchema, type FormioComponent } from "./formioSchema.ts";
import { isRaw, partsIn, type Raw } from "./rawDefinition.ts";

/** One component of a definition with everything in it, or undefined where it is refused as a whole. */
export function compileComponent(raw: Raw, context: CompileContext): CompiledComponent | undefined {
  const component = readComponent(raw, context);
  if (component === undefined) return undefined;
  const { type } = component;
  const layout = LAYOUTS.find((one) => one === type);
  if (layout !== undefined) return compileLayout(component, { type: layout, context });
  if (type === "content" || type === "htmlelement") return compileContent(component, context);
  if (type === "container") {
    const answer = compileAnswer(component, groupParts(component, context));
    const components = compileAll(component.components, { ...context, around: answer.path });
    return {
      kind: "container",
      ...answer,
      components,
      ...(components.some(holdsText) && { dropsEmpty: true }),
    };
  }
  if (type === "datagrid" || type === "editgrid") return compileGrid(component, { type, context });
  if (isInputType(type)) {
    const rules = compileRules(component, { type, context });
    const answer = compileAnswer(component, { context, base: compileBase(component, context), rules });
    return compileInput(component, { type, context, answer });
  }
  const message = REFUSED_TYPES[type] ?? `The type "${type}" is not known.`;
  context.refuse({ key: component.key, property: "type", message });
  return undefined;
}

/** A text, or a layout with one. */
function holdsText(component: CompiledComponent): boolean {
  if (component.kind !== "layout") return component.kind === "content";
  return component.areas.some(({ components }) => components.some(holdsText));
}

/** Null counts as nothing; what else is no component is refused. */
export function compileAll(children: unknown, context: CompileContext): readonly CompiledComponent[] {
  if (Array.isArray(children) && children.some((one) => one !== null && !isRaw(one)))
    context.refuse({ key: "", property: "components", message: "A component is a JSON object." });
  return partsIn({ children }, "children").flatMap((raw) => compileComponent(raw, context) ?? []);
}

const LAYOUTS = ["panel", "fieldset", "well", "columns", "table", "tabs"] as const;

function isInputType(type: string): type is InputType {
  return Object.hasOwn(SERVER_FIELD_TYPES, type);
}

/** A component as far as the portal reads it; what has the wrong form or is not possible is refused by name. */
export function readComponent(raw: Raw, context: CompileContext): FormioComponent | undefined {
  const key = typeof raw["key"] === "string" ? raw["key"] : "";
  for (const [property, message] of Object.entries(REFUSED_PROPERTIES)) {
    const value = valueAt(raw, property);
    const isSet = isRaw(value) ? Object.keys(value).length > 0 : Boolean(value);
    if (isSet) context.refuse({ key, property, message });
  }
  const parsed = componentSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    context.refuse({
      key,
      property: path.join("."),
      message: `${path.join(".")} has the wrong form: ${message}.`,
    });
  }
  return undefined;
}

/** A property such as `validate.row`. */
function valueAt(raw: Raw, property: string): unknown {
  let value: unknown = raw;
  for (const name of property.split("."))
    value = isRaw(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** Condition, hiding and logic. */
export function compileBase(component: FormioComponent, context: CompileContext): ComponentBase {
  const condition = taken(compileConditional(component, context.known), {
    context,
    component,
    property: "conditional",
  });
  const logic = compileLogic({
    context,
    component,
    merged: (schema) =>
      compileComponent(
        { ...component, ...schema, key: component.key, type: component.type, logic: [] },
        context,
      ),
  });
  return {
    key: component.key === "" ? component.type : component.key,
    ...(condition !== undefined && { condition }),
    ...(component.hidden && { hidden: true }),
    ...(Object.hasOwn(component, "clearOnHide") &&
      component.clearOnHide !== undefined &&
      !component.clearOnHide && { keepWhenHidden: true }),
    ...(logic.length > 0 && { logic }),
  };
}

function groupParts(
  component: FormioComponent,
  context: CompileContext,
): Parameters<typeof compileAnswer>[1] {
  return { context, base: compileBase(component, context), rules: compileGroupRules(component, { context }) };
}

function compileContent(component: FormioComponent, context: CompileContext): CompiledComponent {
  const { key, html, content, properties } = component;
  const text = html ?? content ?? "";
  return {
    kind: "content",
    ...compileBase(component, context),
    text: readRichText(context.translate(text, key)).text,
    ...(properties?.view === "requiredDocuments" && { view: properties.view }),
    ...(properties?.tone === "warning" && { tone: properties.tone }),
  };
}

function compileGrid(
  component: FormioComponent,
  { type, context }: { readonly type: GridComponent["type"]; readonly context: CompileContext },
): GridComponent {
  const answer = compileAnswer(component, groupParts(component, context));
  const { addAnother, properties, validate } = component;
  const { translate } = context;
  return {
    kind: "grid",
    type,
    ...answer,
    ...hintOf(component, context),
    components: compileAll(component.components, { ...context, around: answer.path }),
    ...(addAnother !== undefined && { addLabel: translate(addAnother) }),
    ...(properties?.rowLabel !== undefined && { rowLabel: translate(properties.rowLabel) }),
    ...(validate?.minLength !== undefined && { minRows: validate.minLength }),
    ...(validate?.maxLength !== undefined && { maxRows: validate.maxLength }),
  };
}

function compileLayout(
  component: FormioComponent,
  { type, context }: { readonly type: LayoutComponent["type"]; readonly context: CompileContext },
): LayoutComponent {
  const label = component.title ?? component.legend ?? component.label ?? "";
  return {
    kind: "layout",
    type,
    ...compileBase(component, context),
    label: context.translate(label, component.key),
    areas: compileAreas(component, context),
  };
}

/** Columns, cells of a table, tabs, or the one area of every other layout. */
function compileAreas(component: FormioComponent, context: CompileContext): readonly LayoutArea[] {
  const columns = partsIn(component, "columns");
  if (component.type === "columns" && columns.length > 0) {
    return columns.map((column) => ({
      ...(typeof column["width"] === "number" && column["width"] > 0 && { width: column["width"] }),
      components: compileAll(column["components"], context),
    }));
  }
  if (component.type === "table" && Array.isArray(component.rows)) {
    return component.rows.flatMap((row: unknown) =>
      (Array.isArray(row) ? row.filter(isRaw) : []).map((cell) => ({
        components: compileAll(cell["components"], context),
      })),
    );
  }
  if (component.type !== "tabs") return [{ components: compileAll(component.components, context) }];
  return partsIn(component, "components").map((tab) => ({
    ...(typeof tab["label"] === "string" && { label: context.translate(tab["label"]) }),
    components: compileAll(tab["components"], context),
  }));
}
