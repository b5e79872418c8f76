import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileScript } from "#forms/import/scripts/compileScript.ts";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { evaluateExpression } from "#forms/expressions/evaluateExpression.ts";
import { answers, NOW, type Answers } from "./answers.ts";
import { scriptByFormio } from "./askFormio.ts";
import { comparable } from "./comparable.ts";
import { casesOf } from "./casesOf.ts";

const { expression } = fc.letrec<{ expression: string; list: string }>((tie) => ({
  list: fc.constantFrom("data.list", "data.rows", "row.a", "[1, 'a', data.a]", "[data.a, data.b]", "data.c"),
  expression: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom(
      "data.a",
      "data.b",
      "data.c.a",
      "data.c",
      "row.a",
      "row.b.length",
      "value",
      "input",
      "data.text",
      "data.list.length",
      "data.list[1]",
      "data['b']",
      "undefined",
      "null",
      "true",
      "''",
      "'a'",
      "0",
      "1",
      "10",
      "'10'",
      "data.missing",
      "data.missing.x",
      "data.c?.b?.a",
      "NaN",
    ),
    fc
      .tuple(
        tie("expression"),
        fc.constantFrom("+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"),
        tie("expression"),
      )
      .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    fc
      .tuple(tie("expression"), tie("expression"), tie("expression"))
      .map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc
      .tuple(fc.constantFrom("!", "-", "+", "typeof "), tie("expression"))
      .map(([sign, a]) => `(${sign}(${a}))`),
    fc
      .tuple(
        fc.constantFrom(
          "Number",
          "String",
          "Boolean",
          "parseInt",
          "parseFloat",
          "isNaN",
          "Math.round",
          "Math.floor",
          "Math.abs",
          "Array.isArray",
          "_.isEmpty",
          "_.isNil",
          "_.isNumber",
          "_.isString",
          "_.sum",
          "_.max",
          "_.min",
          "_.size",
          "_.toNumber",
          "_.toString",
          "_.toUpper",
          "_.trim",
          "_.compact",
          "_.uniq",
          "_.first",
          "_.last",
          "_.keys",
          "_.values",
          "_.join",
          "_.round",
          "_.mean",
          "_.flatten",
          "_.castArray",
          "_.some",
          "_.every",
        ),
        tie("expression"),
      )
      .map(([name, a]) => `${name}(${a})`),
    fc
      .tuple(
        fc.constantFrom(
          "Math.max",
          "Math.min",
          "_.includes",
          "_.isEqual",
          "_.concat",
          "_.difference",
          "_.union",
          "_.indexOf",
          "_.nth",
          "_.defaultTo",
        ),
        tie("expression"),
        tie("expression"),
      )
      .map(([name, a, b]) => `${name}(${a}, ${b})`),
    fc
      .tuple(
        tie("list"),
        fc.constantFrom("includes", "indexOf", "join", "concat", "slice", "lastIndexOf"),
        tie("expression"),
      )
      .map(([a, name, b]) => `${a}.${name}(${b})`),
    fc
      .tuple(
        tie("expression"),
        fc.constantFrom(
          "toLowerCase()",
          "toUpperCase()",
          "trim()",
          "toString()",
          "startsWith('a')",
          "endsWith('c')",
          "split('-')",
          "substring(1)",
          "substr(-2, 1)",
          "slice(-2)",
          "replace('a', 'x')",
          "padStart(4, '0')",
          "charAt(1)",
          "toFixed(2)",
          "replace(/[a-c]/g, '')",
        ),
      )
      .map(([a, call]) => `(${a}).${call}`),
    fc
      .tuple(
        tie("list"),
        fc.constantFrom("some", "every", "filter", "map", "find", "findIndex"),
        fc.constantFrom(
          "item => item.a > 1",
          "function (item, index) { return index > 0 && item; }",
          "item => item && item.b",
          "(item) => { if (item) { return item.a; } }",
          "x => x === data.a",
          "Boolean",
        ),
      )
      .map(([a, name, body]) => `${a}.${name}(${body})`),
    tie("list").map((a) => `${a}.reduce((sum, item) => sum + Number(item.a || item || 0), 0)`),
    tie("list").map((a) => `_.sumBy(${a}, 'a')`),
    tie("list").map((a) => `_.map(${a}, 'b')`),
    fc.tuple(tie("expression"), tie("expression")).map(([a, b]) => `\`\${${a}}-\${${b}}\``),
  ),
}));

const statement = fc.oneof(
  expression.map((code) => `value = ${code};`),
  fc
    .tuple(expression, expression, expression)
    .map(([a, b, c]) => `if (${a}) { value = ${b}; } else { value = ${c}; }`),
  fc.tuple(expression, expression).map(([a, b]) => `var x = ${a}; let y = x; y += ${b}; value = y;`),
  fc.tuple(expression, expression).map(([a, b]) => `if (${a}) return ${b};`),
  expression.map(
    (a) =>
      `var total = 0; for (var i = 0; i < data.rows.length; i++) { total += data.rows[i].a; } value = total + ${a};`,
  ),
  expression.map(
    (a) => `let found; data.list.forEach(item => { if (item === ${a}) found = item; }); value = found;`,
  ),
  expression.map(
    (a) =>
      `switch (${a}) { case 'a': case 1: value = 'one'; break; case 'b': value = 'two'; break; default: value = 'other'; }`,
  ),
  expression.map((a) => `for (const item of data.list) { value = item || ${a}; }`),
  fc
    .tuple(expression, expression)
    .map(([a, b]) => `function f(x, y) { if (x) { return y; } return [x]; } value = f(${a}, f(${b}));`),
  expression.map((a) => `const g = (x) => x === ${a}; value = data.list.filter(g);`),
  fc
    .tuple(expression, expression, fc.constantFrom("break", "continue", "return"))
    .map(
      ([a, b, exit]) => `for (const item of data.list) { if (item === ${a}) ${exit}; value = [item, ${b}]; }`,
    ),
  expression.map(
    (a) => `let n = 0; while (n < 4) { n++; if (n === ${a}) continue; if (n === 3) break; value = n; }`,
  ),
  expression.map((a) => `value = JSON.stringify(${a});`),
  expression.map((a) => `value = JSON.parse(${a});`),
  fc
    .tuple(
      expression,
      fc.constantFrom("match(/[a-c]/g)", "match(/(a)(b)?/)", "split(/[a-c]/)", "trim().match(/^[0-9]+$/)"),
    )
    .map(([a, call]) => `value = (${a}).${call};`),
  fc
    .tuple(expression, fc.constantFrom("map((x) => x)", "toUpperCase()", "includes('a')", "a?.trim()", "b"))
    .map(([a, call]) => `value = (${a})?.${call};`),
  expression.map((a) => `value = _.sortBy(data.list, (x) => x === ${a});`),
  fc
    .constantFrom("data.c", "row")
    .map((a) => `value = []; for (const key in ${a}) { value = value.concat([key]); }`),
);

function ours(code: string, given: Answers): unknown {
  const compiled = compileScript(code, { use: "action" });
  if (!compiled.ok) return compiled.failure;
  return evaluateExpression(compiled.value, {
    ...given,
    rowIndexes: [],
    now: NOW,
    calculations: CALCULATIONS,
  });
}

describe("scripts mean what they mean in Form.io", () => {
  it("for random scripts of the subset over random answers", () => {
    fc.assert(
      fc.property(fc.array(statement, { minLength: 1, maxLength: 2 }), answers, (statements, given) => {
        const code = statements.map((one) => `{ ${one} }`).join("\n");
        expect(comparable(ours(code, given)), code).toEqual(
          comparable(scriptByFormio(code, { variable: "value", context: given })),
        );
      }),
      { numRuns: casesOf(2_000) },
    );
  });
});
