import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readableItems } from "./readableItems.ts";

const schema = z.object({ processId: z.string(), status: z.enum(["DRAFT", "SUBMITTED"]) });
const parse = (item: unknown): z.infer<typeof schema> => schema.parse(item);
const sound = (processId: string) => ({ processId, status: "DRAFT" }) as const;
const damaged = { processId: "p2", status: "OF_ANOTHER_RELEASE" };

/** A store of so many pages, and how many of them were asked for. */
function store(pages: readonly (readonly unknown[] | undefined)[]) {
  let asked = 0;
  return {
    asked: () => asked,
    pages: (async function* () {
      for (const items of pages) {
        asked += 1;
        yield await Promise.resolve({ Items: items });
      }
    })(),
  };
}

describe("a list of stored items", () => {
  it("shows what can be read of every page, and names what cannot", async () => {
    const { pages } = store([[damaged, sound("p1")], undefined, [sound("p3")]]);
    expect(await readableItems(pages, { parse })).toEqual({
      found: [sound("p1"), sound("p3")],
      unreadable: ["p2"],
    });
  });

  it("asks for no more than is wanted, and what cannot be read does not count", async () => {
    const { pages, asked } = store([[damaged], [sound("p1"), sound("p3")], [sound("p4")]]);
    const list = await readableItems(pages, { parse, most: 1 });
    expect(list).toEqual({ found: [sound("p1")], unreadable: ["p2"] });
    expect(asked()).toBe(2);
  });

  it("does not take a fault of the program for a damaged item", async () => {
    const faulty = (): never => {
      throw new TypeError("a fault");
    };
    await expect(readableItems(store([[sound("p1")]]).pages, { parse: faulty })).rejects.toThrow("a fault");
  });
});
