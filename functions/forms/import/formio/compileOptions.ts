import type { JsonValue } from "#forms/JsonValue.ts";
import type { Option } from "#forms/CompiledForm.ts";
import type { CompileContext } from "./CompileContext.ts";
import type { FormioComponent } from "./formioSchema.ts";
import { isRaw } from "./rawDefinition.ts";
import { z } from "zod";

type Choice = FormioComponent["values"][number];

/** What a component lets one choose from; only what stands in the definition itself. */
export function compileOptions(component: FormioComponent, context: CompileContext): readonly Option[] {
  const { type, data, dataSrc = "values" } = component;
  const isSelect = type === "select";
  // Radios and boxes keep their choices beside data; a list from elsewhere would stand there in vain.
  const choices = isSelect ? (data?.values ?? []) : component.values;
  if (dataSrc === "values") return choices.map((choice) => optionOf(choice, context));
  if (dataSrc === "json" && isSelect) return jsonOptions(component, context);
  const message = `Choices from "${dataSrc}" are not possible: a form asks no other server. Use values or json.`;
  context.refuse({ key: component.key, property: "dataSrc", message });
  return [];
}

export function optionOf({ value = null, label }: Choice, { translate }: CompileContext): Option {
  const text = textOf(value);
  return {
    value: text,
    label: translate(label === undefined || label === null || label === "" ? text : String(label)),
    ...(typeof value !== "string" && { raw: value }),
  };
}

const textOf = (value: JsonValue): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : value === null ? "" : String(value);

const items = z.array(z.json());

function jsonOptions(component: FormioComponent, context: CompileContext): readonly Option[] {
  const parsed = items.safeParse(parsedJson(component.data?.json));
  if (!parsed.success) {
    context.refuse({ key: component.key, property: "data.json", message: "data.json must be a list." });
    return [];
  }
  const { valueProperty } = component;
  const labelPath = /\{\{\s*item\.?([\w.]*)\s*\}\}/.exec(component.template ?? "")?.[1] ?? "label";
  return parsed.data.map((item) => {
    const value = valueProperty === undefined ? item : memberOf(item, valueProperty);
    const label = labelPath === "" ? item : memberOf(item, labelPath);
    return optionOf({ value, label: label === null ? textOf(value) : textOf(label) }, context);
  });
}

function parsedJson(json: unknown): unknown {
  if (typeof json !== "string") return json;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function memberOf(item: JsonValue, path: string): JsonValue {
  let current: JsonValue | undefined = item;
  for (const key of path.split(".")) {
    current =
      isRaw(current) && !Array.isArray(current) && typeof current === "object" && Object.hasOwn(current, key)
        ? current[key]
        : undefined;
  }
  return current ?? null;
}
