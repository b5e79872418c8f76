import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { evaluateExpression } from "#forms/expressions/evaluateExpression.ts";
import { pathsRead } from "#forms/expressions/pathsRead.ts";
import { compileJsonLogic } from "./compileJsonLogic.ts";

const scope = {
  data: { a: 1 },
  row: {},
  value: undefined,
  rowIndexes: [],
  now: "2026-03-28T12:00:00Z",
  calculations: CALCULATIONS,
};

describe("JsonLogic of a definition", () => {
  it.each<[unknown, string]>([
    [{ looksLike: 1 }, "operator"],
    [{ method: ["a", "toUpperCase"] }, "operator"],
    [{ "data.a": 1 }, "operator"],
    [{ _template: ["x"] }, "operator"],
    [{ _random: [1] }, "operator"],
    [{ _map: [{ var: "data.a" }, { var: "b" }] }, "operator"],
    [{ var: "a" }, "name"],
    [{ var: "form.title" }, "name"],
    [{ var: "component.key" }, "name"],
    [{ "==": [() => 1, 1] }, "form"],
    [Array.from({ length: 5_001 }, () => ({ var: "data.a" })), "size"],
  ])("refuses %j", (logic, code) => {
    const compiled = compileJsonLogic(logic);
    expect(compiled.ok ? [] : compiled.failure.map((refusal) => refusal.code)).toContain(code);
  });

  it("refuses logic a thousand levels deep instead of ending the stack", () => {
    let logic: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) logic = { "!": [logic] };
    expect(compileJsonLogic(logic)).toMatchObject({ ok: false, failure: [{ code: "size" }] });
  });

  it("counts days from now over the change of the clock", () => {
    const valueOf = (logic: unknown): unknown => {
      const compiled = compileJsonLogic(logic);
      return compiled.ok ? evaluateExpression(compiled.value, scope) : compiled.failure;
    };
    expect(valueOf({ relativeMaxDate: [1] })).toBe("2026-03-29T11:00:00.000Z");
    expect(valueOf({ relativeMinDate: [1] })).toBe("2026-03-27T12:00:00.000Z");
    expect(valueOf({ getDate: ["nothing"] })).toBeNull();
  });

  it("says which answers it reads, and when it may read all", () => {
    const read = (logic: unknown): readonly string[] => {
      const compiled = compileJsonLogic(logic);
      return compiled.ok ? pathsRead(compiled.value, { row: "grid", path: "grid.me" }) : [];
    };
    expect(read({ some: [{ var: "data.rows" }, { ">": [{ var: "n" }, { var: "m" }] }] })).toEqual(["rows"]);
    expect(read({ "==": [{ var: "row.a" }, { var: ["value", 0] }] })).toEqual(["grid.a", "grid.me"]);
    expect(read({ var: { cat: ["data.", "a"] } })).toEqual(["*"]);
  });

  it("never throws on any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (logic) => {
        const compiled = compileJsonLogic(logic);
        if (compiled.ok)
          expect(evaluateExpression(compiled.value, scope)).toEqual(
            evaluateExpression(compiled.value, scope),
          );
        else expect(compiled.failure.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
