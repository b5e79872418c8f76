import { describe, expect, it } from "vitest";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { evaluateExpression } from "#forms/expressions/evaluateExpression.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { knownComponents } from "../formio/knownComponents.ts";
import { compileScript } from "./compileScript.ts";

const known = knownComponents({
  components: [
    { type: "textfield", key: "own", label: "Own", properties: { unit: "km" }, validate: { required: true } },
    {
      type: "datagrid",
      key: "rows",
      components: [{ type: "container", key: "box", components: [{ type: "number", key: "inner" }] }],
    },
    {
      type: "panel",
      key: "page",
      title: "Page",
      components: [{ type: "textfield", key: "city", label: "City" }],
    },
  ],
});

const DATA: FormAnswers = {
  n: 3,
  text: "a1b22",
  words: "one, two;three",
  json: '[{"lot":"2"},{"lot":"1"}]',
  list: [3, 1, 2],
  rows: [{ box: { inner: 1 } }, { box: { inner: 2 } }],
  city: "Kiel",
};

function compiled(code: string, key = "own"): ReturnType<typeof compileScript> {
  return compileScript(code, { use: "calculation", key, known });
}

function valueOf(code: string, key = "own"): JsonValue | undefined {
  const script = compiled(code, key);
  if (!script.ok) throw new Error(JSON.stringify(script.failure));
  return evaluateExpression(script.value, {
    data: DATA,
    row: DATA,
    value: "mine",
    rowIndexes: [1],
    now: "2026-11-21T12:00:00Z",
    calculations: CALCULATIONS,
  });
}

function messages(code: string): readonly string[] {
  const script = compiled(code);
  return script.ok ? [] : script.failure.map(({ message }) => message);
}

describe("scripts as authors write them", () => {
  it.each<[string, JsonValue | undefined]>([
    ["value = JSON.parse(data.json).length", 2],
    ["value = JSON.parse('no json').length", null],
    [
      "value = JSON.stringify({ a: [1, undefined, 'x'], b: undefined, c: null })",
      '{"a":[1,null,"x"],"c":null}',
    ],
    ["value = JSON.stringify(undefined)", undefined],
    ["function double(x) { return x * 2; } value = double(data.n) + double(1);", 8],
    ["value = later(2); function later(x) { const one = 1; return x + one; }", 3],
    ["const add = (a, b) => a + b; value = add(1, 2);", 3],
    ["const isLarge = (x) => x > 1; value = data.list.filter(isLarge);", [3, 2]],
    ["var f = function (a, b) { if (b === undefined) { return 'none'; } return b; }; value = f(1);", "none"],
    ["value = (function () { var x = data.n; return x + 1; })()", 4],
    ["value = (() => { if (data.n > 2) return 'large'; return 'small'; })()", "large"],
    ["let n = 0; const count = () => { n += 1; return n; }; count(); value = count();", 2],
    [
      "const day = (text) => moment(text, 'DD.MM.YYYY'); value = day('01.02.2024').format('YYYY-MM-DD');",
      "2024-02-01",
    ],
    ["value = data.missing?.map((x) => x).join(',')", undefined],
    ["value = data.list?.map((x) => x + 1)", [4, 2, 3]],
    ["value = data.missing?.name.toUpperCase()", undefined],
    ["value = data.text?.toUpperCase()", "A1B22"],
    ["value = `${data.n} of ${data.list.length}`", "3 of 3"],
    ["value = data.text.match(/[0-9]+/g)", ["1", "22"]],
    ["value = data.text.match(/([a-z])([0-9])/)[2]", "1"],
    ["value = data.text.match(/x/)", null],
    ["const digits = /^[a-z0-9]+$/; value = digits.test(data.text)", true],
    ["digits = new RegExp('[0-9]', 'g'); value = data.text.replace(digits, '')", "ab"],
    ["value = /b([0-9]+)/.exec(data.text)[1]", "22"],
    ["value = data.words.split(/[,;] ?/)", ["one", "two", "three"]],
    ["for (const x of data.list) { if (x === 1) break; value = x; }", 3],
    ["let s = 0; for (const x of data.list) { if (x === 1) continue; s += x; } value = s;", 5],
    ["let i = 0; for (i = 0; i < 9; i++) { if (data.list[i] === 2) { break; } } value = i;", 2],
    [
      "const at = (x) => { for (let i = 0; i < 3; i++) { if (data.list[i] === x) return i; if (i > 5) break; } return -1; }; value = [at(2), at(9)];",
      [2, -1],
    ],
    [
      "let s = ''; for (const a of data.list) { for (const b of data.list) { if (b === 1) break; s += b; } s += '-'; } value = s;",
      "3-3-3-",
    ],
    ["let n = 0; while (n < 5) { n++; if (n === 3) continue; value = n; }", 5],
    [
      "let keys = []; for (const key in data.rows[0].box) { keys = keys.concat([key]); } value = keys;",
      ["inner"],
    ],
    ["switch (data.n) { case 3: { value = 'three'; break; } default: { value = 'other'; } }", "three"],
    [
      "let s = 0; for (const x of data.list) { switch (x) { case 1: continue; default: s += x; } } value = s;",
      5,
    ],
    ["value = _.sortBy(JSON.parse(data.json), 'lot')", [{ lot: "1" }, { lot: "2" }]],
    ["value = _.sortBy(data.list, (x) => -x)", [3, 2, 1]],
    ["value = (new Date('01/31/2000 14:30') - new Date('01/31/2000 9:00:30')) / 60000", 329.5],
    ["let a; a ??= 4; a ||= 5; value = a;", 4],
  ])("%s", (code, expected) => {
    expect(valueOf(code)).toEqual(expected);
  });

  it.each<[string, JsonValue | undefined]>([
    ["value = instance.getValue()", "mine"],
    ["value = instance.dataValue + instance.path", "mineown"],
    ["value = component.label + component.properties.unit", "Ownkm"],
    ["value = component.validate.required ? component.key : ''", "own"],
    ["value = component.nothing", undefined],
    ["value = instance.isSubmissionDetailView || utils.isSubmissionDetailView()", false],
    ["value = utils.getValue(submission, 'city')", "Kiel"],
    ["value = utils.getComponent(form.components, 'city').label", "City"],
    [
      "const city = instance.root.getComponent('city'); value = city.getValue() + city.component.label.length",
      "Kiel4",
    ],
    ["value = _.get(submission, 'data.n')", 3],
    ["value = submission && submission.metadata && submission.metadata.name", undefined],
    ["value = submission.data.city", "Kiel"],
  ])("read of the form what is said of a field: %s", (code, expected) => {
    expect(valueOf(code)).toEqual(expected);
  });

  it("know the row of their path", () => {
    expect(valueOf("value = instance.path", "inner")).toBe("rows[1].box.inner");
  });

  it.each([
    ["list.push(1)", "list.concat([item])"],
    ["count += 1", "Write before it: let count = 0;"],
    ["data.b = data.n + 1", 'Give "b" a calculateValue: value = data.n + 1;'],
    ["value = 'a' in data", "Write: _.has(data, 'a')"],
    ["value = data.n & data.b", "Write: data.n && data.b"],
    ["instance.setValue(1)", "utils.getValue"],
    ["value = utils.getComponent('nowhere').label", "no field “nowhere”"],
    ["function f(x) { return f(x - 1); } value = f(1)", "Write a loop"],
    ["const f = ({ a }) => a; value = f(data)", "names alone"],
    ["const p = /a/g; value = p.test(data.text)", "Write it without: /a/"],
    ["try { value = 1 } catch (e) {}", "Leave try out"],
    ["const f = () => 1; value = f", "Write: f(…)"],
    ["fetch('/x')", "optionSource"],
  ])("are told what to write instead: %s", (code, part) => {
    expect(messages(code).join(" ")).toContain(part);
  });

  it("stay within their bounds", () => {
    const large = knownComponents({
      components: [{ type: "textfield", key: "own", note: "x".repeat(3_000) }],
    });
    const whole = { use: "calculation", key: "own", known: large } as const;
    expect(compileScript("value = component", whole)).toMatchObject({ ok: false });
    expect(compileScript("value = component.key", whole)).toMatchObject({ ok: true });
    expect(valueOf("while (true) {}")).toBeNull();
    expect(valueOf("for (;;) { if (data.never) break; }")).toBeNull();
    expect(
      valueOf(
        "let l = [data.text.padStart(9999)]; for (let i = 0; i < 9; i++) l = l.concat(l); value = JSON.stringify(l);",
      ),
    ).toBeNull();
    expect(valueOf("value = JSON.parse('['.padStart(99999, '['))")).toBeNull();
    const doubling = Array.from(
      { length: 20 },
      (_, n) => `function f${String(n + 1)}(x) { return f${String(n)}(x) + f${String(n)}(x); }`,
    );
    expect(messages(`function f0(x) { return x; } ${doubling.join(" ")} value = f20(1);`)).toContain(
      "The script calls its own functions too often.",
    );
  });
});
