import fc from "fast-check";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";

/** A definition and answers for it, some fitting and some not. */
export interface Case {
  readonly definition: { readonly components: readonly object[] };
  readonly data: FormAnswers;
}

interface Made {
  readonly component: { readonly key: string; readonly [name: string]: unknown };
  readonly value: fc.Arbitrary<JsonValue | undefined>;
}

const VALUES = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
  { value: "5", label: "Five" },
  { value: "true", label: "Yes" },
];
const scalar = fc.constantFrom<JsonValue>(
  "",
  " ",
  "a",
  "b",
  "abc def",
  "5",
  "12.5",
  "true",
  "false",
  0,
  1,
  5,
  12.5,
  -3,
  true,
  false,
);
const strange = fc.oneof(
  scalar,
  fc.constantFrom<JsonValue>(null, [], {}, ["a"], { a: true }, [1], [{}], [[]]),
);
const maybe = (value: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue | undefined> =>
  fc.oneof(
    { weight: 6, arbitrary: value },
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: strange },
  );
const flag = fc.constantFrom(true, false, undefined);

const text = fc.constantFrom<JsonValue>(
  "",
  "a",
  "ab",
  "abc def",
  "abcdefghijk",
  "AB-12",
  "12-34",
  "Äß",
  "  x  y ",
  "one two three four",
);
const number = fc.constantFrom<JsonValue>(0, 1, 2, 5, 10.5, -3, "7", "x", "", 100);
const iso = fc.constantFrom<JsonValue>(
  "2026-01-01T00:00:00+01:00",
  "2026-05-05T10:30:00.000Z",
  "2026-05-05",
  "2025-12-31T23:30:00Z",
  "no date",
  "",
);
const day = fc.constantFrom<JsonValue>(
  "01/31/2020",
  "31/01/2020",
  "02/30/2020",
  "00/00/0000",
  "00/05/2020",
  "05/2020",
  "5/6/1999",
  "",
  "12/31/2030",
  "//",
  "xx/yy/zzzz",
);
const time = fc.constantFrom<JsonValue>("10:30", "10:30:00", "25:00:00", "7:5", "", "10:30 AM");
const boxes = fc.dictionary(fc.constantFrom("a", "b", "5", "zzz"), fc.boolean(), { noNullPrototype: true });
const choice = fc.constantFrom<JsonValue>("a", "b", "5", "true", "c", "", 5, true);

const lengths = fc.record(
  {
    required: flag,
    minLength: fc.constantFrom(2, "3", ""),
    maxLength: fc.constantFrom(5, "8", "", null),
    minWords: fc.constantFrom(2, ""),
    maxWords: fc.constantFrom(2, ""),
    pattern: fc.constantFrom("[A-Z]{2}-\\d+", "a|b", "", "\\w+"),
    customMessage: fc.constantFrom("", "Wrong"),
    custom: fc.constantFrom("", "valid = input !== 'a' ? true : 'No a';", "valid = value != 5"),
    json: fc.constantFrom(undefined, { if: [{ "==": [{ var: "value" }, "b"] }, "No b", true] }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const numbers = fc.record(
  { required: flag, min: fc.constantFrom(1, "2", ""), max: fc.constantFrom(6, "8", "") },
  { requiredKeys: [], noNullPrototype: true },
);
const required = fc.record(
  { required: flag, onlyAvailableItems: flag },
  { requiredKeys: [], noNullPrototype: true },
);
const counts = fc.record(
  {
    required: flag,
    onlyAvailableItems: flag,
    minSelectedCount: fc.constantFrom(2, ""),
    maxSelectedCount: fc.constantFrom(1, "2", ""),
  },
  { requiredKeys: [], noNullPrototype: true },
);

interface Kind {
  readonly type: string;
  readonly more?: fc.Arbitrary<object>;
  readonly validate?: fc.Arbitrary<object>;
  readonly value: fc.Arbitrary<JsonValue>;
  readonly defaults?: fc.Arbitrary<JsonValue>;
  readonly many?: true;
}

const KINDS: readonly Kind[] = [
  {
    type: "textfield",
    validate: lengths,
    value: text,
    many: true,
    more: fc.record(
      { inputMask: fc.constantFrom("aa-99", "99-99", ""), truncateMultipleSpaces: flag },
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
  { type: "textarea", validate: lengths, value: text, many: true },
  {
    type: "email",
    validate: lengths,
    value: fc.constantFrom<JsonValue>("a@b.de", " A@B.de ", "a@", "x", ""),
    many: true,
  },
  {
    type: "phoneNumber",
    validate: lengths,
    value: text,
    more: fc.constantFrom({}, { inputMask: "99-99" }, { inputMask: "aa9a" }),
  },
  {
    type: "url",
    validate: lengths,
    value: fc.constantFrom<JsonValue>("https://a.de", "a.de", "http://localhost:3000", "x y", "", "a@b.de"),
  },
  { type: "password", validate: lengths, value: text },
  { type: "number", validate: numbers, value: number, many: true },
  { type: "currency", validate: numbers, value: number },
  { type: "checkbox", validate: required, value: fc.boolean() },
  {
    type: "select",
    validate: required,
    value: choice,
    many: true,
    more: fc.constantFrom<object>(
      { dataSrc: "values", data: { values: VALUES } },
      { data: { values: VALUES }, dataType: "string" },
      { data: { values: VALUES }, dataType: "number" },
      { data: { values: VALUES }, dataType: "boolean" },
      { data: { values: VALUES }, dataType: "auto" },
      {
        dataSrc: "json",
        data: {
          json: [
            { id: "a", label: "A" },
            { id: 5, label: "B" },
          ],
        },
        valueProperty: "id",
        template: "<span>{{ item.label }}</span>",
      },
    ),
  },
  { type: "radio", validate: required, value: choice, more: fc.constant({ values: VALUES }) },
  { type: "selectboxes", validate: counts, value: boxes, more: fc.constant({ values: VALUES.slice(0, 3) }) },
  {
    type: "datetime",
    validate: required,
    value: iso,
    more: fc.constantFrom<object>(
      {},
      { enableTime: false, widget: { type: "calendar", minDate: "2026-01-01", maxDate: "2026-12-31" } },
      { widget: { type: "calendar", enableTime: true, minDate: "2026-05-05T10:00:00Z", maxDate: null } },
    ),
  },
  {
    type: "day",
    validate: required,
    value: day,
    more: fc.constantFrom<object>(
      { fields: { day: {}, month: {}, year: {} } },
      {
        fields: { day: { required: true }, month: { required: true }, year: { required: true } },
        dayFirst: true,
      },
      { fields: { day: { hide: true }, month: {}, year: {} } },
      { fields: { day: {}, month: {}, year: {} }, minDate: "2000-01-01", maxDate: "moment()" },
      { fields: { day: {}, month: {}, year: {} }, minYear: 2000, maxYear: "2025" },
    ),
  },
  {
    type: "time",
    validate: required,
    value: time,
    more: fc.constantFrom<object>({}, { format: "hh:mm A" }, { dataFormat: "HH:mm" }),
  },
  {
    type: "tags",
    validate: required,
    value: fc.oneof(text, fc.constant<JsonValue>(["a", "b"])),
    more: fc.constantFrom<object>({}, { storeas: "array" }, { storeas: "string", delimeter: ";" }),
  },
  {
    type: "survey",
    validate: required,
    value: fc.constantFrom<JsonValue>({ q: "a" }, {}, { q: "" }),
    more: fc.constant({ questions: [{ value: "q", label: "Q" }], values: VALUES }),
  },
  { type: "signature", validate: required, value: text },
  {
    type: "address",
    validate: required,
    value: fc.constantFrom<JsonValue>(
      { city: "B" },
      { mode: "manual", address: { city: "" } },
      { mode: "manual", address: { city: "B" } },
    ),
    more: fc.constantFrom({}, { enableManualMode: true }),
  },
  { type: "datamap", validate: required, value: fc.constantFrom<JsonValue>({ a: "b" }, {}) },
  { type: "hidden", value: text },
  { type: "button", value: fc.boolean() },
  {
    type: "file",
    validate: required,
    value: fc.constantFrom<JsonValue>([], [{ name: "a.pdf", size: 1 }]),
    many: true,
  },
];

/** What a condition can refer to: the fields before it. */
interface Known {
  readonly path: string;
  readonly type: string;
}

const condition = (known: readonly Known[]): fc.Arbitrary<object> => {
  if (known.length === 0) return fc.constant({});
  const field = fc.constantFrom(...known.map(({ path }) => path));
  const value = fc.constantFrom<JsonValue>("a", "b", "5", "true", 5, true, "", "ab");
  const operator = fc.constantFrom(
    "isEqual",
    "isNotEqual",
    "isEmpty",
    "isNotEmpty",
    "includes",
    "startsWith",
    "greaterThan",
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .record({ when: field, eq: value, show: fc.constantFrom(true, false, "true") })
        .map((conditional) => ({ conditional })),
    },
    {
      weight: 2,
      arbitrary: fc
        .record({
          show: fc.boolean(),
          conjunction: fc.constantFrom("all", "any"),
          conditions: fc.array(fc.record({ component: field, operator, value }), {
            minLength: 1,
            maxLength: 2,
          }),
        })
        .map((conditional) => ({ conditional })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(field, value).map(([path, other]) => ({
        customConditional: `show = ${access(path)} == ${JSON.stringify(other)};`,
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(field, value)
        .map(([path, other]) => ({ conditional: { json: { "==": [{ var: `data.${path}` }, other] } } })),
    },
  );
};

const access = (path: string): string => `data.${path.replaceAll(".", "?.")}`;

const logic = (known: readonly Known[]): fc.Arbitrary<object> => {
  const [first] = known;
  if (first === undefined) return fc.constant({});
  const trigger = fc.constantFrom(
    { type: "simple", simple: { show: true, when: first.path, eq: "a" } },
    { type: "javascript", javascript: `result = ${access(first.path)} === 'b'` },
    { type: "json", json: { "==": [{ var: `data.${first.path}` }, 5] } },
  );
  const action = fc.constantFrom(
    { type: "property", property: { value: "hidden", type: "boolean" }, state: true },
    { type: "property", property: { value: "validate.required", type: "boolean" }, state: true },
    { type: "value", value: "value = 'a'" },
    {
      type: "mergeComponentSchema",
      schemaDefinition: "schema = { validate: { required: true, minLength: 3 } };",
    },
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(trigger, action)
        .map(([one, other]) => ({ logic: [{ name: "l", trigger: one, actions: [other] }] })),
    },
  );
};

const common = fc.record(
  {
    hidden: fc.constant(true),
    clearOnHide: fc.constant(false),
    validateWhenHidden: fc.constant(true),
    persistent: fc.constant(false),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const rarely = (object: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: object });

function field(
  key: string,
  { known, kinds = KINDS }: { readonly known: readonly Known[]; readonly kinds?: readonly Kind[] },
): fc.Arbitrary<Made> {
  return fc.constantFrom(...kinds).chain((kind) =>
    fc
      .record({
        more: kind.more ?? fc.constant({}),
        validate: kind.validate ?? fc.constant({}),
        common: rarely(common),
        condition: condition(known),
        logic: kind.type === "button" ? fc.constant({}) : logic(known),
        defaults: rarely(kind.value.map((defaultValue) => ({ defaultValue }))),
        script: rarely(fc.constant({ customDefaultValue: "value = 'b';" })),
        multiple: kind.many ? rarely(fc.constant({ multiple: true })) : fc.constant({}),
        calculate:
          known.length === 0
            ? fc.constant({})
            : rarely(
                fc.record({
                  calculateValue: fc.constantFrom(
                    `value = ${access(known[0]?.path ?? "")}`,
                    "value = (value || 0) + 1",
                  ),
                  calculateServer: flag,
                }),
              ),
      })
      .map((parts) => {
        const component = {
          type: kind.type,
          key,
          label: key,
          input: true,
          ...parts.more,
          validate: parts.validate,
          ...parts.common,
          ...parts.condition,
          ...parts.logic,
          ...parts.defaults,
          ...parts.script,
          ...parts.multiple,
          ...parts.calculate,
        };
        const one = maybe(kind.value);
        const many = fc.array(fc.oneof(kind.value, strange), { maxLength: 3 });
        return { component, value: "multiple" in component ? fc.oneof(many, one) : one };
      }),
  );
}

interface Level {
  readonly prefix: string;
  readonly around: string;
  readonly known: readonly Known[];
  readonly depth: number;
}

/** Components one after the other, each knowing the ones before it. */
function sequence(level: Level, count: number): fc.Arbitrary<readonly Made[]> {
  const step = (made: readonly Made[], known: readonly Known[]): fc.Arbitrary<readonly Made[]> => {
    if (made.length === count) return fc.constant(made);
    const key = `${level.prefix}${String(made.length)}`;
    const one =
      level.depth === 0
        ? field(key, { known })
        : fc.oneof(
            { weight: 4, arbitrary: field(key, { known }) },
            { weight: 1, arbitrary: group(key, { ...level, known }) },
          );
    return one.chain((next) => {
      const type = String(next.component["type"]);
      const path = level.around === "" ? key : `${level.around}.${key}`;
      const isAnswer = ![
        "panel",
        "fieldset",
        "columns",
        "well",
        "datagrid",
        "editgrid",
        "container",
      ].includes(type);
      return step([...made, next], isAnswer ? [...known, { path, type }] : known);
    });
  };
  return step([], level.known);
}

function group(key: string, level: Level): fc.Arbitrary<Made> {
  const path = level.around === "" ? key : `${level.around}.${key}`;
  const inside = (around: string): fc.Arbitrary<readonly Made[]> =>
    fc
      .integer({ min: 1, max: 3 })
      .chain((count) =>
        sequence({ prefix: `${key}_`, around, known: level.known, depth: level.depth - 1 }, count),
      );
  const layout = fc
    .tuple(
      fc.constantFrom("panel", "fieldset", "well", "columns"),
      inside(level.around),
      condition(level.known),
      rarely(common),
    )
    .map(([type, made, shown, hiding]): Made => {
      const components = made.map(({ component }) => component);
      const hidden = "hidden" in hiding ? { hidden: true } : {};
      const nested = type === "columns" ? { columns: [{ components }, { components: [] }] } : { components };
      return {
        component: { type, key, input: false, ...shown, ...hidden, ...nested },
        value: recordOf(made).map((record) => ({ [SIBLING]: record })),
      };
    });
  const shape = fc.record({ validate: required, condition: condition(level.known), common: rarely(common) });
  const started = (value: fc.Arbitrary<JsonValue>): fc.Arbitrary<object> =>
    rarely(value.map((defaultValue) => ({ defaultValue })));
  const holding = (
    types: readonly string[],
    valueOf: (record: fc.Arbitrary<JsonValue>) => fc.Arbitrary<JsonValue>,
  ): fc.Arbitrary<Made> =>
    inside(path).chain((made) => {
      const value = valueOf(recordOf(made));
      return fc.tuple(fc.constantFrom(...types), shape, started(value)).map(([type, parts, start]): Made => ({
        component: {
          type,
          key,
          input: true,
          label: key,
          validate: parts.validate,
          ...parts.condition,
          ...parts.common,
          ...start,
          components: made.map(({ component }) => component),
        },
        value: maybe(value),
      }));
    });
  const container = holding(["container"], (record) => record);
  const grid = holding(["datagrid", "editgrid"], (record) => fc.array(record, { maxLength: 3 }));
  return fc.oneof(layout, container, grid);
}

/** Sibling data of a layout, under a name that no field has. */
const SIBLING = "sibling";

/** Answers by key; the answers inside layouts are their siblings. */
function recordOf(made: readonly Made[]): fc.Arbitrary<{ [key: string]: JsonValue }> {
  return fc
    .record(Object.fromEntries(made.map(({ component, value }) => [component.key, value])), {
      noNullPrototype: true,
    })
    .map((record) => {
      const found: { [key: string]: JsonValue } = {};
      for (const [key, value] of Object.entries(record)) {
        if (value === undefined) continue;
        const sibling =
          typeof value === "object" && value !== null && !Array.isArray(value) ? value[SIBLING] : undefined;
        if (typeof sibling === "object" && sibling !== null) Object.assign(found, sibling);
        else found[key] = value;
      }
      return found;
    });
}

export const generatedCase: fc.Arbitrary<Case> = fc.integer({ min: 1, max: 6 }).chain((count) =>
  sequence({ prefix: "f", around: "", known: [], depth: 2 }, count).chain((made) =>
    recordOf(made).map((data) => ({
      definition: { components: made.map(({ component }) => component) },
      data,
    })),
  ),
);
