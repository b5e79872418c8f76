import { describe, expect, it } from "vitest";
import { createMemory } from "./createMemory.ts";

/** Requests each name in turn; returns those that had to be computed. */
async function askedFor(size: number, names: readonly string[]): Promise<readonly string[]> {
  const memory = createMemory<string>(size);
  const found: string[] = [];
  for (const name of names) {
    await memory.get(name, () => {
      found.push(name);
      return Promise.resolve(name.toUpperCase());
    });
  }
  return found;
}

describe("what a function remembers", () => {
  it("is found out once, and never more than it has room for: what was not used for longest goes", async () => {
    expect(await askedFor(2, ["a", "b", "a", "b"])).toEqual(["a", "b"]);
    expect(await askedFor(2, ["a", "b", "a", "c", "a", "b"])).toEqual(["a", "b", "c", "b"]);
  });

  it("holds no more of a thousand names than its size", async () => {
    const names = Array.from({ length: 1000 }, (_, index) => index.toString());
    const again = await askedFor(200, [...names, ...names.slice(800)]);
    expect(again).toHaveLength(1000);
    expect(await askedFor(200, [...names, ...names.slice(0, 800)])).toHaveLength(1800);
  });

  it("is asked for once by two who ask at the same time, and anew after it failed", async () => {
    const memory = createMemory<string>(2);
    let times = 0;
    const ask = () => {
      times += 1;
      return times === 1 ? Promise.reject(new Error("out of reach")) : Promise.resolve("there");
    };
    const both = await Promise.allSettled([memory.get("a", ask), memory.get("a", ask)]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(times).toBe(1);
    expect(await memory.get("a", ask)).toBe("there");
  });
});
