import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ours, theirs } from "./compared.ts";
import { DIFFERENCES } from "./differences.ts";
import { generatedCase } from "./generatedForms.ts";
import { ORDINARY_FORMS } from "./ordinaryForms.ts";
import { casesOf } from "./casesOf.ts";

/** Forms made by chance; each is run as a browser and as a server does. */
const RUNS = casesOf(1_600);

describe("forms like those that builders export", () => {
  it.each(ORDINARY_FORMS)(
    "$name: shown, kept and wrong is the same as in Form.io",
    ({ components, submissions }) => {
      for (const data of [{}, ...submissions]) {
        for (const server of [false, true]) {
          expect(ours(components, { data, server })).toEqual(theirs(components, { data, server }));
        }
      }
    },
  );
});

describe("forms made by chance", () => {
  it(`are run as Form.io runs them, and every difference is a listed one`, () => {
    let compared = 0;
    fc.assert(
      fc.property(generatedCase, fc.boolean(), ({ definition: { components }, data }, server) => {
        const expected = theirs(components, { data, server });
        const found = ours(components, { data, server });
        if (expected === undefined) return;
        compared += 1;
        if (isDeepStrictEqual(found, expected)) return;
        const [form, answers] = [JSON.stringify(components), JSON.stringify(data)];
        if (DIFFERENCES.some(({ explains }) => explains?.(form, answers))) return;
        expect(found).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBeGreaterThan(RUNS * 0.9);
  });
});

describe("the list of differences", () => {
  it.each(DIFFERENCES)("holds: $name", ({ example: { components, data, server = false } }) => {
    expect(ours(components, { data, server })).not.toEqual(theirs(components, { data, server }));
  });
});
