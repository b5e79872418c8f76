import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { evaluateExpression } from "#forms/expressions/evaluateExpression.ts";
import { pathsRead } from "#forms/expressions/pathsRead.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { compileScript, type ScriptUse } from "./compileScript.ts";
import type { Refusal } from "./Refusal.ts";

const NOW = "2026-11-21T12:00:00Z";

function refusals(code: string, use: ScriptUse = "calculation"): readonly Refusal[] {
  const compiled = compileScript(code, { use });
  return compiled.ok ? [] : compiled.failure;
}

function valueOf(
  code: string,
  given: {
    readonly use?: ScriptUse;
    readonly data?: Record<string, JsonValue>;
    readonly value?: JsonValue;
  } = {},
): JsonValue | undefined {
  const { use = "calculation", data = {}, value } = given;
  const compiled = compileScript(code, { use });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.failure));
  return evaluateExpression(compiled.value, {
    data,
    row: data,
    value,
    rowIndexes: [],
    now: NOW,
    calculations: CALCULATIONS,
  });
}

/** fast-check's own JSON type has read-only lists. */
function jsonOf(value: unknown): JsonValue {
  return z.json().parse(value);
}

describe("scripts of a definition", () => {
  it("have variables that they set without declaring them, and write nothing to the console", () => {
    const data = { rows: [{ n: 1 }, { n: 2 }] };
    expect(
      valueOf("sum = 0; data.rows.forEach((row) => { sum = sum + row.n; }); value = sum;", { data }),
    ).toBe(3);
    expect(valueOf("console.log('seen', undefinedName); value = 1;")).toBe(1);
  });

  it.each<[string, Refusal["code"]]>([
    ["value = ;", "syntax"],
    ["value = instance.root", "name"],
    ["value = component.key", "name"],
    ["value = window.location", "name"],
    ["value = globalThis", "name"],
    ["value = this.x", "statement"],
    ["value = fetch('/x')", "function"],
    ["value = eval('1')", "function"],
    ["value = new Function('return 1')()", "function"],
    ["value = data.constructor.constructor('return 1')()", "function"],
    ["value = data.a.valueOf()", "function"],
    ["value = Object.assign({}, data)", "function"],
    ["value = data.a.sort()", "function"],
    ["value = `${data.a}`.repeat(9)", "function"],
    ["value = _.template('x')", "function"],
    ["value = _.get(data, ...data.list)", "function"],
    ["data.a = 1", "assignment"],
    ["undeclared += 1", "assignment"],
    ["input = 1", "assignment"],
    ["do {} while (true)", "statement"],
    ["for (const [a] of data.rows) {}", "statement"],
    ["try { value = 1 } catch (e) {}", "statement"],
    ["class A {}", "statement"],
    ["async function f() {} f()", "function"],
    ["value = async () => 1", "statement"],
    ["value = data.a & 1", "operator"],
    ["value = 'a' in data", "operator"],
    ["delete data.a", "operator"],
    ["value = /(a+)+/.test(data.a)", "function"],
    ["value = /a+a+b/.test(data.a)", "function"],
    ["value = data.a.match(/(a+)+/)", "function"],
    ["value = moment()", "date"],
    ["value = moment().format('dddd')", "date"],
    ["value = moment().add(1, data.unit).format('YYYY')", "date"],
    ["var m = moment(); m.add(1, 'day'); value = m.format()", "date"],
  ])("refuse %s", (code, reason) => {
    expect(refusals(code).map((refusal) => refusal.code)).toContain(reason);
  });

  it("refuse what is too long or nested too deeply", () => {
    expect(refusals(`value = "${"x".repeat(20_001)}"`)).toMatchObject([{ code: "size" }]);
    expect(refusals(`value = ${"1 + ".repeat(500)}1`)).toMatchObject([{ code: "size" }]);
    expect(refusals(`value = ${"(".repeat(9_000)}1${")".repeat(9_000)}`)).toHaveLength(1);
  });

  it("name line and column of every refusal at once", () => {
    expect(refusals("var a = 1;\n  value = fetch(a);\nvalue = window;")).toMatchObject([
      { line: 2, column: 11, code: "function" },
      { line: 3, column: 9, code: "name" },
    ]);
    expect(refusals("value = 1;\nif (")).toMatchObject([{ line: 2, column: 5, code: "syntax" }]);
  });

  it("refuse placeholders where Form.io would fill them in first", () => {
    expect(refusals("valid = '{{ data.a }}' === 'x'", "validation")).toMatchObject([{ code: "syntax" }]);
  });

  it("begin with what Form.io gives them", () => {
    expect(valueOf("", { use: "condition" })).toBe(true);
    expect(valueOf("", { use: "trigger" })).toBe(true);
    expect(valueOf("", { use: "validation", value: "x" })).toBe(true);
    expect(valueOf("", { use: "default", value: "x" })).toBeNull();
    expect(valueOf("", { use: "calculation", value: "" })).toBeNull();
    expect(valueOf("", { use: "calculation", value: "x" })).toBe("x");
    expect(valueOf("", { use: "action", value: "" })).toBe("");
  });

  it("are null where they would throw, and end where they would not", () => {
    expect(valueOf("value = data.nothing.name")).toBeNull();
    expect(valueOf("for (;;) {}")).toBeNull();
    expect(valueOf("let s = 'xxxxxxxx'; for (let i = 0; i < 99; i++) s += s; value = s;")).toBeNull();
    expect(valueOf("let a = [1]; for (let i = 0; i < 99; i++) a = [a, a]; value = String(a);")).toBeNull();
    expect(valueOf("value = 'x'.padStart(1e9, 'y')")).toBeNull();
    expect(
      valueOf("let l = [1]; for (let i = 0; i < 60; i++) l = l.concat(l); value = l.length;"),
    ).toBeNull();
  });

  it("have steps enough for a thousand rows", () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ n }));
    const loop =
      "let s = 0; for (let i = 0; i < data.rows.length; i++) { if (data.rows[i].n) s += data.rows[i].n; } value = s;";
    expect(valueOf(loop, { data: { rows } })).toBe(499_500);
    expect(valueOf("value = _.sumBy(data.rows, 'n')", { data: { rows } })).toBe(499_500);
  });

  it("see only what belongs to the answers themselves", () => {
    expect(valueOf("value = data.__proto__")).toBeUndefined();
    expect(valueOf("value = data.constructor")).toBeUndefined();
    expect(valueOf("value = data['toString']")).toBeUndefined();
    expect(
      valueOf("value = data.a.b", {
        data: {
          a: Object.fromEntries([
            ["__proto__", 1],
            ["b", 2],
          ]),
        },
      }),
    ).toBe(2);
  });

  it("call nothing that the answers bring along", () => {
    const odd = { toString: 1, valueOf: "x" };
    expect(valueOf("value = data.a + ''", { data: { a: odd } })).toBe("[object Object]");
    expect(valueOf("value = data.a == '[object Object]'", { data: { a: odd } })).toBe(true);
  });

  it("say which answers they read", () => {
    const compiled = compileScript("show = data.a.b === row.c && data.rows.some(r => r.d > data['e'])", {
      use: "condition",
    });
    expect(compiled.ok && pathsRead(compiled.value, { row: "box", path: "box.me" })).toEqual([
      "a.b",
      "box.c",
      "rows",
      "e",
    ]);
    const all = compileScript("show = data[row.name]", { use: "condition" });
    expect(all.ok && pathsRead(all.value, { row: "box", path: "box.me" })).toEqual(["*", "box.name"]);
  });

  it("never throw, whatever text they are", () => {
    const pieces = fc.constantFrom(
      "value",
      "=",
      "data",
      ".",
      "a",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "=>",
      "var ",
      "let ",
      "if ",
      "else ",
      "return ",
      "for ",
      ";",
      ",",
      "'x'",
      "1",
      "+",
      "!",
      "?",
      ":",
      "&&",
      "`",
      "${",
      "moment()",
      ".format(",
      "_.some(",
      "new Date(",
      "/a/",
      ".test(",
      "switch ",
      "case ",
      "...",
      "?.",
    );
    const code = fc.oneof(
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join("")),
      fc.string(),
    );
    fc.assert(
      fc.property(
        code,
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }).map(jsonOf)),
        (text, data) => {
          const compiled = compileScript(text, { use: "calculation" });
          if (!compiled.ok) {
            expect(compiled.failure.length).toBeGreaterThan(0);
            return;
          }
          const answers = data;
          const scope = {
            data: answers,
            row: answers,
            value: undefined,
            rowIndexes: [],
            now: NOW,
            calculations: CALCULATIONS,
          };
          expect(evaluateExpression(compiled.value, scope)).toEqual(
            evaluateExpression(compiled.value, scope),
          );
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
