import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileConditional } from "#forms/import/scripts/compileConditional.ts";
import { knownComponents } from "#forms/import/formio/knownComponents.ts";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { isTrue } from "#forms/expressions/evaluateExpression.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { NOW } from "./answers.ts";
import { hiddenByFormio } from "./askFormio.ts";
import { casesOf } from "./casesOf.ts";

const FIELDS = [
  { type: "textfield", key: "text" },
  { type: "textfield", key: "texts", multiple: true },
  { type: "textarea", key: "area" },
  { type: "number", key: "number" },
  { type: "checkbox", key: "check" },
  { type: "radio", key: "radio" },
  { type: "select", key: "select" },
  { type: "select", key: "selects", multiple: true },
  { type: "selectboxes", key: "boxes" },
  { type: "datetime", key: "date" },
  { type: "day", key: "day" },
  { type: "panel", key: "panel", input: false, components: [{ type: "textfield", key: "inPanel" }] },
  { type: "container", key: "box", input: true, components: [{ type: "textfield", key: "inner" }] },
];

const scalar = fc.constantFrom<JsonValue>(
  "",
  " ",
  "a",
  "b",
  "ab",
  "1",
  "5",
  "true",
  "false",
  "a.b",
  0,
  1,
  5,
  5.5,
  -1,
  true,
  false,
  null,
);
const iso = fc.constantFrom<JsonValue>(
  "2020-02-29T12:00:00+01:00",
  "2020-02-29",
  "2020-03-01",
  "2020-02-29T11:00:00.000Z",
  "",
  "no date",
);
const day = fc.constantFrom<JsonValue>("02/29/2020", "03/01/2020", "00/00/0000", "02/00/2020", "");
const boxes = fc.dictionary(fc.constantFrom("a", "b", "5"), fc.boolean(), { noNullPrototype: true });
const rowOf = fc.record({ name: scalar, other: scalar }, { requiredKeys: [], noNullPrototype: true });

const data: fc.Arbitrary<FormAnswers> = fc.record(
  {
    text: scalar,
    texts: fc.array(scalar, { maxLength: 3 }),
    area: scalar,
    number: fc.oneof(fc.integer({ min: -2, max: 7 }), scalar),
    check: fc.boolean(),
    radio: scalar,
    select: fc.oneof(scalar, boxes),
    selects: fc.array(scalar, { maxLength: 3 }),
    boxes,
    date: iso,
    day,
    inPanel: scalar,
    box: fc.record({ inner: scalar }, { requiredKeys: [], noNullPrototype: true }),
    // As the renderer does: a container has its object from the start.
    place: fc.constant({}),
    grid: fc.array(rowOf, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ["grid", "place"], noNullPrototype: true },
);

const paths = fc.constantFrom(
  "text",
  "texts",
  "area",
  "number",
  "check",
  "radio",
  "select",
  "selects",
  "boxes",
  "boxes.a",
  "date",
  "day",
  "inPanel",
  "panel.inPanel",
  "panel",
  "box",
  "box.inner",
  "inner",
  "grid",
  "grid.name",
  "name",
  "missing",
);
const OPERATORS = [
  "isEqual",
  "isNotEqual",
  "isEmpty",
  "isNotEmpty",
  "includes",
  "notIncludes",
  "startsWith",
  "endsWith",
  "greaterThan",
  "greaterThanOrEqual",
  "lessThan",
  "lessThanOrEqual",
];
const DATE_OPERATORS = [
  "isDateEqual",
  "isNotDateEqual",
  "dateGreaterThan",
  "dateGreaterThanOrEqual",
  "dateLessThan",
  "dateLessThanOrEqual",
];

const condition = fc.oneof(
  fc.record(
    { component: paths, operator: fc.constantFrom(...OPERATORS), value: scalar },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      component: fc.constant("date"),
      operator: fc.constantFrom(...DATE_OPERATORS),
      value: iso.filter((text) => text !== ""),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      component: fc.constant("day"),
      operator: fc.constantFrom(...DATE_OPERATORS),
      value: day.filter((text) => text !== ""),
    },
    { noNullPrototype: true },
  ),
);

const conditional: fc.Arbitrary<object> = fc.oneof(
  fc.record(
    {
      show: fc.constantFrom<JsonValue>(true, false, "true", "false", null),
      conjunction: fc.constantFrom("all", "any"),
      conditions: fc.array(condition, { maxLength: 3 }),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    { show: fc.constantFrom<JsonValue>(true, false, "true", "false", null, ""), when: paths, eq: scalar },
    { noNullPrototype: true },
  ),
);

const custom = fc.constantFrom(
  "",
  "show = data.text === 'a';",
  "show = row.name == data.text;",
  "show = data.missing.deep === 1;",
  "if (data.number > 3) { show = false; }",
  "show = undefined",
  "show = data.grid.some(r => r.name === data.text)",
  "return data.boxes.a",
);

function definitionWith(shown: object): { readonly components: readonly object[] } {
  const own = { type: "textfield", key: "shown", ...shown };
  const grid = {
    type: "datagrid",
    key: "grid",
    input: true,
    components: [
      { type: "textfield", key: "name" },
      { type: "textfield", key: "other", ...shown },
    ],
  };
  const inBox = {
    type: "container",
    key: "place",
    input: true,
    components: [{ type: "textfield", key: "within", ...shown }],
  };
  return { components: [...FIELDS, own, grid, inBox] };
}

/** Whether each place of the field is hidden: on its own, in each row, in a container. */
function ours(shown: object, answers: FormAnswers): Readonly<Record<string, boolean>> {
  const definition = definitionWith(shown);
  const compiled = compileConditional({ ...shown }, knownComponents({ ...definition }));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.failure));
  const condition = compiled.value;
  if (condition === undefined) return {};
  const scope = { data: answers, value: undefined, now: NOW, calculations: CALCULATIONS };
  const rows = Array.isArray(answers["grid"]) ? answers["grid"] : [];
  const isHidden = (row: FormAnswers, rowIndexes: readonly number[]): boolean =>
    !isTrue(condition, { ...scope, row, rowIndexes });
  return {
    shown: isHidden(answers, []),
    ...Object.fromEntries(
      rows.map((row, index) => [
        `grid[${index}].other`,
        isHidden(typeof row === "object" && row !== null && !Array.isArray(row) ? row : {}, [index]),
      ]),
    ),
    "place.within": isHidden({}, []),
  };
}

describe("conditions mean what they mean in Form.io", () => {
  it("for all operators, types and places over random answers", () => {
    fc.assert(
      fc.property(conditional, custom, data, (given, customConditional, answers) => {
        const shown = { conditional: given, customConditional };
        const hidden = hiddenByFormio(definitionWith(shown), answers);
        expect(ours(shown, answers), JSON.stringify(shown)).toEqual(hidden);
      }),
      { numRuns: casesOf(4_000) },
    );
  });
});
