import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readableItems } from "./readableItems.ts";

const schema = z.object({ processId: z.string(), status: z.enum(["DRAFT", "SUBMITTED"]) });
const read = (items: readonly unknown[]) => readableItems(items, (item) => schema.parse(item));

describe("a list of stored items", () => {
  it("shows what can be read, and names what cannot", () => {
    const sound = { processId: "p1", status: "DRAFT" };
    const damaged = { processId: "p2", status: "OF_ANOTHER_RELEASE" };
    expect(read([damaged, sound])).toEqual({ found: [sound], unreadable: ["p2"] });
  });

  it("does not take a fault of the program for a damaged item", () => {
    expect(() =>
      readableItems([{ processId: "p1" }], () => {
        throw new TypeError("a fault");
      }),
    ).toThrow("a fault");
  });
});
