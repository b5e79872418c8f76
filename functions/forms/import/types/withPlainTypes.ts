import { SERVER_FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import { MAX_NESTING } from "../formio/knownComponents.ts";
import { isRaw, type Raw, textIn } from "../formio/rawDefinition.ts";
import type { Finding } from "../lint/Finding.ts";
import { ALL_OTHERS, PLACEHOLDER, type TypeTable } from "./typeTable.ts";

/** Types without an answer, and those of rows. */
const FURTHER_TYPES: ReadonlySet<string> = new Set(
  "panel fieldset well columns table tabs content htmlelement container datagrid editgrid".split(" "),
);

export interface PlainDefinition {
  readonly definition: unknown;
  /** What was read as something else, a finding for each type, and one for each component that is not asked. */
  readonly findings: readonly Finding[];
}

/** The definition with foreign types as those that the portal knows. What the table does not name stays as it is. */
export function withPlainTypes(definition: unknown, table: TypeTable): PlainDefinition {
  const counts = new Map<string, { readonly type: string; count: number }>();
  const findings: Finding[] = [];
  const replace = (part: Raw, place: string): Raw => {
    const foreign = foreignType(part);
    const known =
      foreign.includes(":") || Object.hasOwn(SERVER_FIELD_TYPES, foreign) || FURTHER_TYPES.has(foreign);
    const found = Object.hasOwn(table, foreign) ? table[foreign] : known ? undefined : table[ALL_OTHERS];
    if (foreign === "" || found === undefined) return part;
    if (found.type === PLACEHOLDER) {
      const message = `A ${foreign} is not possible here: a note stands in its place, and nothing is asked.`;
      findings.push({ severity: "warning", rule: "types", key: textIn(part, "key"), path: place, message });
      return placeholder(part, foreign);
    }
    const counted = counts.get(foreign) ?? { type: found.type, count: 0 };
    counted.count += 1;
    counts.set(foreign, counted);
    const own = without(part, found.without);
    const validate = { ...below(found.with, "validate"), ...below(own, "validate") };
    const plain = {
      ...found.with,
      ...own,
      type: found.type,
      ...(Object.keys(validate).length > 0 && { validate }),
    };
    // A foreign select may have its choices elsewhere, too.
    return found.type === "select" ? replace(plain, place) : plain;
  };
  const plain = isRaw(definition) ? walked(definition, { replace, place: "", depth: 0 }) : definition;
  const read = [...counts].map(([foreign, { type, count }]): Finding => ({
    severity: "warning",
    rule: "types",
    key: "",
    path: "",
    message: `The type ${foreign} is read as ${type} (${String(count)}).`,
  }));
  return { definition: plain, findings: [...read, ...findings] };
}

/** Where the choices of a select may be that are not in the definition. */
const SOURCES: ReadonlySet<string> = new Set(["url", "resource", "custom", "indexeddb"]);

interface Walk {
  readonly replace: (part: Raw, place: string) => Raw;
  readonly place: string;
  readonly depth: number;
}

/** Every component of the definition, in reading order; what is nested deeper than a form may be stays as it is. */
function walked(part: Raw, { replace, place, depth }: Walk): Raw {
  if (depth > MAX_NESTING) return part;
  const at = place === "" ? "" : `${place}.`;
  const components = (holder: Raw, before: string): unknown =>
    listOf(holder["components"])?.map((child, index) => {
      const own = `${before}components[${String(index)}]`;
      return isRaw(child) ? walked(replace(child, own), { replace, place: own, depth: depth + 1 }) : child;
    });
  const holder = (one: unknown, before: string): unknown =>
    isRaw(one) && listOf(one["components"]) !== undefined
      ? { ...one, components: components(one, before) }
      : one;
  const columns = listOf(part["columns"])?.map((one, index) =>
    holder(one, `${at}columns[${String(index)}].`),
  );
  const rows = listOf(part["rows"])?.map(
    (row, line) =>
      listOf(row)?.map((one, index) => holder(one, `${at}rows[${String(line)}][${String(index)}].`)) ?? row,
  );
  return {
    ...part,
    ...(listOf(part["components"]) !== undefined && { components: components(part, at) }),
    ...(columns !== undefined && { columns }),
    ...(rows !== undefined && { rows }),
  };
}

/** Says where the component stood; shown under the same condition. */
export function placeholder(part: Raw, foreign: string): Raw {
  const kept = ["key", "conditional", "customConditional", "hidden"].flatMap((name) =>
    Object.hasOwn(part, name) ? [[name, part[name]] as const] : [],
  );
  const label = textIn(part, "label") || textIn(part, "key");
  const html = `<p><strong>${escaped(label)}</strong> (${escaped(foreign)})</p>`;
  return { ...Object.fromEntries(kept), type: "content", input: false, html };
}

/** A select whose choices are elsewhere goes by where they are. */
function foreignType(part: Raw): string {
  const [type, source] = [textIn(part, "type"), textIn(part, "dataSrc")];
  return type === "select" && SOURCES.has(source) ? `select:${source}` : type;
}

/** The component without settings such as `validate.custom`. */
function without(part: Raw, settings: readonly string[]): Raw {
  return settings.reduce<Raw>((kept, setting) => {
    const [name = "", ...rest] = setting.split(".");
    if (rest.length > 0 && isRaw(kept[name]))
      return { ...kept, [name]: without(kept[name], [rest.join(".")]) };
    return Object.fromEntries(Object.entries(kept).filter(([other]) => other !== name));
  }, part);
}

const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

function below(part: Raw, name: string): Raw {
  const value = part[name];
  return isRaw(value) ? value : {};
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
