import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileJsonLogic } from "#forms/import/scripts/compileJsonLogic.ts";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { evaluateExpression } from "#forms/expressions/evaluateExpression.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { answers, NOW, type Answers } from "./answers.ts";
import { logicByFormio } from "./askFormio.ts";
import { comparable } from "./comparable.ts";
import { casesOf } from "./casesOf.ts";

const literal = fc.constantFrom<JsonValue>(
  "",
  "a",
  "10",
  "abc",
  0,
  1,
  2.5,
  -3,
  true,
  false,
  null,
  [],
  ["a", 1],
);
const paths = [
  "data.a",
  "data.b",
  "data.c",
  "data.c.a",
  "data.list",
  "data.list.1",
  "data.rows",
  "data.text",
  "row.a",
  "row.b",
  "value",
  "data.missing",
  "data.missing.x",
  "data.list.length",
];
const operators = [
  "==",
  "===",
  "!=",
  "!==",
  ">",
  ">=",
  "<",
  "<=",
  "!!",
  "!",
  "%",
  "+",
  "-",
  "/",
  "min",
  "max",
  "in",
  "cat",
  "substr",
  "merge",
  "and",
  "or",
  "if",
  "?:",
  "log",
];
const lodash = [
  "_sum",
  "_max",
  "_min",
  "_mean",
  "_size",
  "_isEmpty",
  "_isNil",
  "_isEqual",
  "_includes",
  "_toUpper",
  "_toLower",
  "_trim",
  "_first",
  "_last",
  "_compact",
  "_uniq",
  "_flatten",
  "_join",
  "_round",
  "_keys",
  "_values",
  "_concat",
  "_union",
  "_difference",
  "_defaultTo",
  "_toNumber",
  "_some",
  "_every",
  "_map",
  "_filter",
  "_reject",
  "_castArray",
];

const inItem = fc.letrec<{ logic: JsonValue }>((tie) => ({
  logic: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<JsonValue>({ var: "" }, { var: "a" }, { var: "b" }, { var: ["c", 7] }, 1, "a"),
    fc
      .tuple(fc.constantFrom("==", ">", "+", "-", "cat", "and", "or"), tie("logic"), tie("logic"))
      .map(([op, a, b]) => ({ [op]: [a, b] })),
  ),
})).logic;

const inReduce = fc.constantFrom<JsonValue>(
  { "+": [{ var: "accumulator" }, { var: "current" }] },
  { "+": [{ var: "accumulator" }, { var: "current.a" }] },
  { cat: [{ var: "current" }, { var: "accumulator" }] },
);

const { logic } = fc.letrec<{ logic: JsonValue }>((tie) => ({
  logic: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    literal,
    fc.constantFrom(...paths).map((path): JsonValue => ({ var: path })),
    fc.tuple(fc.constantFrom(...paths), literal).map(([path, other]): JsonValue => ({ var: [path, other] })),
    fc
      .tuple(fc.constantFrom(...operators), fc.array(tie("logic"), { minLength: 1, maxLength: 4 }))
      .map(([op, of]): JsonValue => ({ [op]: of })),
    fc
      .tuple(fc.constantFrom("*"), fc.array(tie("logic"), { minLength: 2, maxLength: 3 }))
      .map(([op, of]): JsonValue => ({ [op]: of })),
    fc.tuple(fc.constantFrom(...lodash), tie("logic")).map(([op, of]): JsonValue => ({ [op]: [of] })),
    fc
      .tuple(
        fc.constantFrom("_sumBy", "_map", "_some", "_meanBy"),
        tie("logic"),
        fc.constantFrom("a", "b", "length"),
      )
      .map(([op, of, name]): JsonValue => ({ [op]: [of, name] })),
    fc
      .tuple(fc.constantFrom("map", "filter", "all", "some", "none"), tie("logic"), inItem)
      .map(([op, of, body]): JsonValue => ({ [op]: [of, body] })),
    fc
      .tuple(tie("logic"), inReduce, literal)
      .map(([of, body, start]): JsonValue => ({ reduce: [of, body, start] })),
    fc.array(fc.constantFrom(...paths), { maxLength: 3 }).map((keys): JsonValue => ({ missing: keys })),
    fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.array(fc.constantFrom(...paths), { maxLength: 3 }))
      .map(([need, keys]): JsonValue => ({ missing_some: [need, keys] })),
    fc.array(tie("logic"), { maxLength: 3 }),
  ),
}));

function ours(json: JsonValue, given: Answers): unknown {
  const compiled = compileJsonLogic(json);
  if (!compiled.ok) return compiled.failure;
  return evaluateExpression(compiled.value, {
    ...given,
    rowIndexes: [],
    now: NOW,
    calculations: CALCULATIONS,
  });
}

describe("JsonLogic means what it means in Form.io", () => {
  it("for random logic over random answers", () => {
    fc.assert(
      fc.property(logic, answers, (json, given) => {
        const oracle = logicByFormio(json, { ...given, input: given.value });
        expect(comparable(ours(json, given)), JSON.stringify(json)).toEqual(comparable(oracle));
      }),
      { numRuns: casesOf(4_000) },
    );
  });

  it.each<JsonValue>([
    { getDate: "2020-02-29" },
    { getDate: "2020-06-30T10:00" },
    { getDate: "2020-06-30T10:00:00Z" },
    { getDate: "nothing" },
  ])("reads the date of %j", (json) => {
    expect(ours(json, { data: {}, row: {}, value: undefined })).toEqual(logicByFormio(json, {}));
  });
});
