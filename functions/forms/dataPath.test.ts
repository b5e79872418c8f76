import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerAt, withAnswerAt } from "./dataPath.ts";

const path = fc
  .array(fc.constantFrom("a", "b", "constructor", "__proto__", "0"), { minLength: 1, maxLength: 4 })
  .map((keys) => keys.join("."));

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
      fc.property(path, fc.string(), (place, value) => {
        const filled = withAnswerAt({}, { path: place, value });
        expect(withAnswerAt(filled, { path: place, value: undefined })).toEqual({});
      }),
    );
  });

  it("never reach into prototypes", () => {
    expect(answerAt({}, "constructor.name")).toBeUndefined();
    expect(answerAt({}, "__proto__.toString")).toBeUndefined();
  });

  it("never change the answers they were given", () => {
    const before = { address: { city: "Tunis" } };
    withAnswerAt(before, { path: "address.city", value: "Sfax" });
    expect(before).toEqual({ address: { city: "Tunis" } });
  });
});
