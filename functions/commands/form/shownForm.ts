import type { CompiledForm } from "#forms/CompiledForm.ts";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import { isRaw, type Raw, textIn } from "#forms/import/formio/rawDefinition.ts";
import type { FormRefusal } from "#forms/import/FormRefusal.ts";
import { isLip, readLip } from "#forms/import/lip/readLip.ts";
import { placeholder } from "#forms/import/types/withPlainTypes.ts";
import { ok, type Result } from "#domain/result.ts";

/** A definition as Form.io has it, whatever it is written as. */
export function formioOf(definition: unknown): Result<unknown, readonly FormRefusal[]> {
  return isRaw(definition) && isLip(definition) ? readLip(definition) : ok(definition);
}

/**
 * The form as far as it can be shown: of a component that an import refuses, its label and type stand in its place, and
 * of a page its components. Refused where the rest is no form either.
 */
export function shownForm(
  definition: unknown,
  locale: "de" | "en",
): Result<CompiledForm, readonly FormRefusal[]> {
  let source = definition;
  const replaced = new Set<string>();
  for (;;) {
    const form = compileForm(source, { locale, version: "preview" });
    if (form.ok) return form;
    const refused = form.failure.map(nameOf).filter((name) => !replaced.has(name));
    if (refused.length === 0 || !isRaw(source)) return form;
    for (const name of refused) replaced.add(name);
    source = without(source, new Set(refused));
  }
}

const FEE = "properties.fee";

/** Key of the component that is refused, or what is refused of the form as a whole. */
function nameOf({ key, property }: FormRefusal): string {
  return key === "" ? property : key;
}

function without(source: Raw, refused: ReadonlySet<string>): Raw {
  const components = inside(source["components"], refused);
  return { ...source, components, ...(refused.has(FEE) && { properties: {} }) };
}

/** The same values, in which no component has one of these keys. */
function inside(value: unknown, refused: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => inside(one, refused));
  if (!isRaw(value)) return value;
  const { key, type, label, title } = value;
  if (typeof key === "string" && typeof type === "string" && refused.has(key))
    return type === "panel"
      ? { key, type, title: textIn(value, "title"), components: inside(value["components"], refused) }
      : placeholder({ key, label: label ?? title }, type);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part, refused)]));
}
