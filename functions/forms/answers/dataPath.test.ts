import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerAt, withAnswerAt } from "./dataPath.ts";

const path = fc
  .array(fc.constantFrom("a", "b", "constructor", "__proto__", "0", "rows[0]", "rows[2]", "a[0][1]"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((keys) => keys.join("."));
const plainPath = path.filter((place) => !place.includes("["));

describe("answers by path", () => {
  it("give back what was set, whatever the path is called", () => {
    fc.assert(
      fc.property(path, fc.string(), (place, value) => {
        expect(answerAt(withAnswerAt({}, { path: place, value }), place)).toBe(value);
      }),
    );
  });

  it("leave nothing behind when an answer is removed", () => {
    fc.assert(
      fc.property(plainPath, fc.string(), (place, value) => {
        const filled = withAnswerAt({}, { path: place, value });
        expect(answerAt(filled, place)).toBe(value);
        expect(withAnswerAt(filled, { path: place, value: undefined })).toEqual({});
      }),
    );
  });

  it("never reach into prototypes", () => {
    expect(answerAt({}, "constructor.name")).toBeUndefined();
    expect(answerAt({}, "__proto__.toString")).toBeUndefined();
  });

  it("never change the answers they were given", () => {
    const before = { address: { city: "Tunis" }, rows: [{ a: "x" }] };
    withAnswerAt(before, { path: "address.city", value: "Sfax" });
    withAnswerAt(before, { path: "rows[0].a", value: "y" });
    expect(before).toEqual({ address: { city: "Tunis" }, rows: [{ a: "x" }] });
  });

  it("keep rows and items in their places", () => {
    const before = { rows: [{ a: "x" }, { a: "y" }], many: ["p", "q"] };
    expect(withAnswerAt(before, { path: "rows[0].a", value: undefined })["rows"]).toEqual([{}, { a: "y" }]);
    expect(withAnswerAt(before, { path: "many[0]", value: undefined })["many"]).toEqual([null, "q"]);
    expect(answerAt(before, "rows[1].a")).toBe("y");
    expect(answerAt(before, "rows[2].a")).toBeUndefined();
    expect(answerAt(before, "rows.length")).toBeUndefined();
  });

  it("never grow a list far beyond its end", () => {
    expect(withAnswerAt({ rows: [] }, { path: "rows[999999].a", value: "x" })).toEqual({ rows: [] });
  });
});
