import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readableItems } from "./readableItems.ts";

const schema = z.object({ processId: z.string(), status: z.enum(["DRAFT", "SUBMITTED"]) });
const parse = (item: unknown): z.infer<typeof schema> => schema.parse(item);
const sound = (processId: string) => ({ processId, status: "DRAFT" }) as const;
const damaged = { processId: "p2", status: "OF_ANOTHER_RELEASE" };

async function* pagesOf(pages: readonly (readonly unknown[] | undefined)[]) {
  for (const items of pages) yield await Promise.resolve({ Items: items });
}

describe("a list of stored items", () => {
  it("shows what can be read of every page, and names what cannot", async () => {
    const pages = pagesOf([[damaged, sound("p1")], undefined, [sound("p3")]]);
    expect(await readableItems(pages, { parse })).toEqual({
      found: [sound("p1"), sound("p3")],
      unreadable: ["p2"],
    });
  });

  it("does not take a fault of the program for a damaged item", async () => {
    const faulty = (): never => {
      throw new TypeError("a fault");
    };
    await expect(readableItems(pagesOf([[sound("p1")]]), { parse: faulty })).rejects.toThrow("a fault");
  });
});
