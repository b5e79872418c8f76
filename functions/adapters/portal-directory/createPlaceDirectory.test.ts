import { describe, expect, it } from "vitest";
import { movedClock, MINUTE } from "#test/fixtures/movedClock.ts";
import { bundledDirectory } from "./bundledDirectory.ts";
import { createPlaceDirectory } from "./createPlaceDirectory.ts";

const BEISPIELSTADT = {
  ars: "053150000001",
  place: "Beispielstadt",
  postalCode: "50667",
  region: "NW",
} as const;

describe("the places that people can choose", () => {
  it("are those of the table in force, a minute after it was put in force, and those that come along without one", async () => {
    const clock = movedClock();
    let active: string | undefined;
    let reads = 0;
    const places = createPlaceDirectory({
      bundled: bundledDirectory(),
      clock,
      store: {
        active: () => Promise.resolve(active),
        places: () => {
          reads += 1;
          return Promise.resolve([BEISPIELSTADT]);
        },
      },
    });
    const namesOf = async (query: string) =>
      (await places.search(query, 20)).locations.map(({ place }) => place);
    expect(await namesOf("köln")).toContain("Köln");
    active = "0123456789ab";
    expect(await namesOf("beispiel")).toEqual([]);
    clock.advance(MINUTE);
    expect([await namesOf("beispiel"), await namesOf("köln"), reads]).toEqual([["Beispielstadt"], [], 1]);
    expect(await places.find("053150000001", "50667")).toEqual(BEISPIELSTADT);
    active = undefined;
    clock.advance(MINUTE);
    expect(await namesOf("köln")).toContain("Köln");
  });

  it("are asked for anew after the store did not answer", async () => {
    const clock = movedClock();
    let isDown = true;
    const places = createPlaceDirectory({
      bundled: bundledDirectory(),
      clock,
      store: {
        active: () => (isDown ? Promise.reject(new Error("down")) : Promise.resolve(undefined)),
        places: () => Promise.resolve(undefined),
      },
    });
    await expect(places.search("köln", 20)).rejects.toThrow("down");
    isDown = false;
    expect((await places.search("köln", 20)).locations).not.toEqual([]);
  });
});
