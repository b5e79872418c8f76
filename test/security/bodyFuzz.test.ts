import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mediaTypeOf, type OperationName, ROUTES } from "#contract/routes.ts";
import { ask, IN_TABLES, OPERATIONS, rightBody } from "./askOperation.ts";
import { CALLERS } from "./callers.ts";
import { FUZZ_RUNS, FUZZ_TIMEOUT_MILLISECONDS } from "./fuzzRuns.ts";
import { mutatedBytes, mutatedText, mutation } from "./mutated.ts";

const WRITING = OPERATIONS.filter((name) => ROUTES[name].method !== "GET");

/** Values that readers of JSON trip over. */
const HOSTILE = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  fc.nat({ max: 20_000 }).map(nested),
  fc.constantFrom("__proto__", "constructor", "\u0000", "\ud83d", "1e999", "-0", "x".repeat(20_000)),
  fc.constantFrom(1e308, -1, 2 ** 53, 0.1, null, true, [], {}),
  fc.string({ unit: "binary" }),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const tooDeep = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

/** JSON of any depth; what is too deep to be written so is a list of lists. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return tooDeep(20_000);
  }
}

/** The body with one of its values replaced, counted in the order in which they are written; the first is all of it. */
function withReplaced(text: string, { at, by }: { readonly at: number; readonly by: string }): string {
  const mark = "here";
  const place = { next: at % placesIn(text) };
  const marked = JSON.stringify(readJson(text), (_key, value: unknown) => {
    place.next -= 1;
    return place.next === -1 ? mark : value;
  });
  return marked.replace(`"${mark}"`, () => by);
}

function placesIn(text: string): number {
  let places = 0;
  JSON.stringify(readJson(text), (_key, value: unknown) => {
    places += 1;
    return value;
  });
  return places;
}

function readJson(text: string): unknown {
  return text.startsWith("{") ? JSON.parse(text) : text;
}

const bodies = (name: OperationName): fc.Arbitrary<string> => {
  const right = rightBody(name) ?? "{}";
  return fc.oneof(
    HOSTILE.map(written),
    fc
      .record({ at: fc.nat({ max: 200 }), by: HOSTILE.map(written) })
      .map((change) => withReplaced(right, change)),
    mutation.map((change) => mutatedText(right, change)),
    mutation.map((change) => mutatedBytes(right, change)),
    fc.string({ unit: "binary", maxLength: 200 }),
  );
};

describe("any body at any operation", () => {
  const runs = Math.ceil(FUZZ_RUNS / WRITING.length);
  it.each(WRITING)("that is 9,000 lists deep at any place is refused by %s", async (name) => {
    const right = rightBody(name) ?? "";
    const user = CALLERS.at(-1)?.user;
    expect(placesIn(right)).toBeGreaterThan(0);
    for (let at = 0; at < placesIn(right); at += 1) {
      const { status } = await ask(name, {
        user,
        relation: "own",
        body: withReplaced(right, { at, by: tooDeep(9_000) }),
      });
      expect([at, status]).not.toEqual([at, 500]);
    }
  });

  // Bodies of several operations at once, where tables make each wait; maps are emptied by each.
  (IN_TABLES ? it.concurrent : it).each(WRITING)(
    "is taken or refused by %s and is never an error of the portal",
    async (name) => {
      await fc.assert(
        fc.asyncProperty(bodies(name), fc.constantFrom(...CALLERS), async (body, { user }) => {
          const { status } = await ask(name, { user, relation: "own", body });
          expect([mediaTypeOf(ROUTES[name]), status]).not.toContain(500);
        }),
        { numRuns: runs },
      );
    },
    FUZZ_TIMEOUT_MILLISECONDS,
  );
});
