import type { JsonForm } from "./JsonForm.ts";

interface Compared {
  /** What is read. */
  readonly older: JsonForm;
  /** What is written. */
  readonly newer: JsonForm;
  /** Paths of what the newer form knows and nothing writes yet: `status "PAUSED"`. */
  readonly notWritten?: readonly string[];
}

/** What may be written by the newer form and is refused by who reads the older one, by path. */
export function refusedBy({ older, newer, notWritten = [] }: Compared): readonly string[] {
  const seen = new Set<string>();
  const root = { older, newer };

  /** What a reference stands for: `#` or a definition of the whole form. */
  const resolved = (form: JsonForm, side: keyof typeof root): JsonForm => {
    if (form.$ref === undefined) return form;
    const name = /^#\/\$defs\/(.+)$/.exec(form.$ref)?.[1];
    return name === undefined ? root[side] : (root[side].$defs?.[name] ?? {});
  };

  function compare(path: string, [reads, writes]: readonly [JsonForm, JsonForm]): readonly string[] {
    if (reads.$ref !== undefined || writes.$ref !== undefined) {
      const pair = `${reads.$ref ?? path} ${writes.$ref ?? path}`;
      if (seen.has(pair)) return [];
      seen.add(pair);
    }
    const [older, newer] = [resolved(reads, "older"), resolved(writes, "newer")];
    const read = kindsOf(older);
    const written = kindsOf(newer);
    if (read.length === 1 && written.length === 1) {
      const [one = {}] = read;
      const [other = {}] = written;
      return one === older && other === newer ? compareOne(path, [one, other]) : compare(path, [one, other]);
    }
    return written.flatMap((kind) => {
      const reasons = read.map((one) => compare(path, [one, kind]));
      if (reasons.some((refused) => refused.length === 0)) return [];
      // The kind that comes nearest says why.
      return reasons.toSorted((one, other) => one.length - other.length)[0] ?? [path];
    });
  }

  function compareOne(path: string, [older, newer]: readonly [JsonForm, JsonForm]): readonly string[] {
    if (isAnything(older)) return [];
    if (typeOf(older) !== typeOf(newer) && !(older.type === "number" && newer.type === "integer"))
      return [`${path} is ${typeOf(newer)}`];
    const values = valuesOf(older);
    if (values !== undefined) {
      const written = valuesOf(newer);
      return written === undefined
        ? [`${path} is any ${typeOf(newer)}`]
        : written.filter((value) => !values.includes(value)).map((value) => `${path} ${value}`);
    }
    return [
      ...bounds(older, newer).map((bound) => `${path} has another ${bound}`),
      ...members(path, [older, newer]),
      ...part(`${path}[]`, [older.items, newer.items]),
      ...part(`${path} with the name`, [older.propertyNames, newer.propertyNames]),
    ];
  }

  function part(path: string, [older, newer]: readonly [JsonForm?, JsonForm?]): readonly string[] {
    return older === undefined || newer === undefined ? [] : compare(path, [older, newer]);
  }

  function members(path: string, [older, newer]: readonly [JsonForm, JsonForm]): readonly string[] {
    const others = older.additionalProperties;
    const always = new Set(newer.required);
    return [
      ...(older.required ?? [])
        .filter((name) => !always.has(name))
        .map((name) => `${path}.${name} may be absent`),
      ...Object.entries(newer.properties ?? {}).flatMap(([name, written]) => {
        const read = older.properties?.[name] ?? (typeof others === "object" ? others : undefined);
        if (read !== undefined) return compare(`${path}.${name}`, [read, written]);
        return others === false ? [`${path}.${name} is new`] : [];
      }),
      ...(typeof others === "object" && typeof newer.additionalProperties === "object"
        ? compare(`${path}.*`, [others, newer.additionalProperties])
        : []),
    ];
  }

  return compare("", [older, newer]).filter((refused) => !notWritten.includes(refused));
}

function kindsOf(form: JsonForm): readonly JsonForm[] {
  if (Array.isArray(form.type)) return form.type.map((type) => ({ ...form, type }));
  return form.anyOf ?? form.oneOf ?? [form];
}

const typeOf = ({ type = "anything" }: JsonForm): string => String(type);

const isAnything = ({ type, enum: values, const: value, anyOf, oneOf, allOf }: JsonForm): boolean =>
  [type, values, value, anyOf, oneOf, allOf].every((part) => part === undefined);

function valuesOf({ enum: values, const: value }: JsonForm): readonly string[] | undefined {
  if (value !== undefined) return [JSON.stringify(value)];
  return values?.map((one) => JSON.stringify(one));
}

/** Bounds of the reader that the writer does not keep. */
function bounds(older: JsonForm, newer: JsonForm): readonly string[] {
  const least = (["minLength", "minimum", "minItems"] as const).filter(
    (name) => (older[name] ?? -Infinity) > (newer[name] ?? -Infinity) && older[name] !== 0,
  );
  const most = (["maxLength", "maximum", "maxItems"] as const).filter(
    (name) => (older[name] ?? Infinity) < (newer[name] ?? Infinity),
  );
  const pattern = older.pattern !== undefined && older.pattern !== newer.pattern ? ["pattern"] : [];
  return [...least, ...most, ...pattern];
}
