import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Change, withChanges, sameAnswersAt, withChange } from "./changes.ts";

describe("changes that wait to be saved", () => {
  it("say the last word of each answer once", () => {
    const changes = [
      { path: "a", value: "1" },
      { path: "b", value: "2" },
      { path: "a", value: "3" },
    ].reduce<readonly Change[]>(withChange, []);
    expect(changes).toEqual([
      { path: "b", value: "2" },
      { path: "a", value: "3" },
    ]);
  });

  it("say a whole list instead of its cells, and a cell after its list", () => {
    const cell = { path: "list[0].name", value: "A" };
    const list = { path: "list", value: [{ name: "B" }] };
    expect(withChange([cell], list)).toEqual([list]);
    expect(withChange([list], cell)).toEqual([list, cell]);
    expect(withChange([cell], { path: "listing", value: "x" })).toHaveLength(2);
  });

  it("make the same answers as one after the other", () => {
    const value = fc.constantFrom("x", "y", null);
    const cell = fc.record({ path: fc.constantFrom("l[0].a", "l[0].b", "l[1].a", "m", "n.o"), value });
    const list = fc.record({
      path: fc.constant("l"),
      value: fc.array(fc.record({ a: fc.constantFrom("x", "y") }), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(cell, list), { maxLength: 12 }), (changes) => {
        const merged = changes.reduce<readonly Change[]>(withChange, []);
        expect(withChanges({ l: [{ a: "x" }] }, merged)).toEqual(withChanges({ l: [{ a: "x" }] }, changes));
      }),
    );
  });

  it("follow rows through several moves", () => {
    const moves = fc.array(fc.array(fc.constantFrom(0, 1, 2, null), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(moves, (given) => {
        const changes = given.map((rows): Change => ({ path: "l", value: [], rows }));
        const last = changes.reduce<readonly Change[]>(withChange, []).at(-1);
        const step = (names: readonly string[], rows: readonly (number | null)[]): readonly string[] =>
          rows.map((row) => (row === null ? "new" : (names[row] ?? "new")));
        const start = ["one", "two", "three"];
        expect(step(start, last?.rows ?? [])).toEqual(given.reduce(step, start));
      }),
    );
  });

  it("are about the whole list when a cell of it changed", () => {
    const one = { l: [{ a: "1" }, { a: "2" }], m: "x" };
    const other = { l: [{ a: "1" }], m: "y" };
    expect(sameAnswersAt([{ path: "l[0].a", value: "z" }], { one, other })).toBe(false);
    expect(sameAnswersAt([{ path: "l[0].a", value: "z" }], { one, other: { ...one, m: "y" } })).toBe(true);
  });
});
