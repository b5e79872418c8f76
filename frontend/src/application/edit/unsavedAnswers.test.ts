import { afterEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "#test/fixtures/tabStorage.ts";
import type { Unsaved } from "#ui/form/saving/autosave.ts";
import { keepUnsaved, takeUnsaved } from "./answersInTab.ts";

const kept = tabStorage();

afterEach(() => {
  vi.useRealTimers();
});

const id = "5f0c";
const removal = { path: "rows", value: [{ name: "B" }], rows: [1] };
const place = { path: "address.city", value: "Sfax" };
const unsaved: Unsaved = {
  version: 3,
  base: { rows: [{ name: "A" }, { name: "B" }], "address.city": "Tunis" },
  sent: [removal],
  changes: [place],
};
const address = { city: "Tunis" };
const before = { id, version: 3, formData: { rows: [{ name: "A" }, { name: "B" }], address } };
const arrived = { id, version: 4, formData: { rows: [{ name: "B" }], address } };

describe("what was not saved when the page went", () => {
  it("is all there as long as the server holds the version that it was made on", () => {
    keepUnsaved(id, unsaved);
    expect(takeUnsaved(before)).toMatchObject(unsaved);
  });

  it("is without what had arrived: no row is removed twice", () => {
    keepUnsaved(id, unsaved);
    expect(takeUnsaved(arrived)).toMatchObject({
      version: 3,
      base: { "address.city": "Tunis" },
      sent: [],
      changes: [place],
    });
  });

  it("is nothing when all of it had arrived", () => {
    keepUnsaved(id, { ...unsaved, changes: [] });
    expect(kept.size).toBe(1);
    expect(takeUnsaved(arrived)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it("is all there when another device changed the same answers", () => {
    keepUnsaved(id, unsaved);
    const formData = { rows: [{ name: "A" }, { name: "C" }], address };
    expect(takeUnsaved({ id, version: 4, formData })).toMatchObject(unsaved);
  });

  it("is gone after a day, and so is what nobody can read", () => {
    vi.useFakeTimers();
    keepUnsaved(id, unsaved);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(takeUnsaved(before)).toMatchObject(unsaved);
    keepUnsaved(id, unsaved);
    vi.advanceTimersByTime(24 * 3_600_000 + 1);
    expect(takeUnsaved(before)).toBeUndefined();
    kept.set(`unsaved:${id}`, JSON.stringify({ at: Date.now(), ...unsaved }));
    expect(takeUnsaved(before)).toMatchObject(unsaved);
    for (const text of ["{", "null", '{"at":1}', JSON.stringify({ at: Date.now(), ...unsaved, sent: [7] })]) {
      kept.set(`unsaved:${id}`, text);
      expect(takeUnsaved(before)).toBeUndefined();
    }
  });
});
