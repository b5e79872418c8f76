import { afterEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "#test/fixtures/tabStorage.ts";
import type { Unsaved } from "#ui/form/saving/autosave.ts";
import { keepUnsaved, takeUnsaved } from "./answersInTab.ts";
import type * as Loaded from "./answersInTab.ts";

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

/** What a reload leaves of a tab: its storage. */
async function loaded(): Promise<typeof Loaded> {
  vi.resetModules();
  return import("./answersInTab.ts");
}

const process = { id: "5f0c", saved: true, status: "EDITING" } as const;
const jobs = { value: [{ employer: "Klinikum" }], by: "hasWorked" };

it("answers that a condition hides are there again after a reload", async () => {
  const first = await loaded();
  first.hiddenAnswersOf(process.id).set("jobs", jobs);
  first.keepHiddenAnswers(process);
  expect((await loaded()).hiddenAnswersOf(process.id)).toEqual(new Map([["jobs", jobs]]));
});

it("an anonymous session leaves none of them in the tab", async () => {
  const first = await loaded();
  first.hiddenAnswersOf(process.id).set("jobs", jobs);
  first.keepHiddenAnswers({ ...process, saved: false });
  expect(kept.size).toBe(0);
  first.keepHiddenAnswers(process);
  expect(kept.size).toBe(1);
});

it("none of them stays in the tab once the application is sent, or all are shown again", async () => {
  const first = await loaded();
  const hidden = first.hiddenAnswersOf(process.id);
  hidden.set("jobs", jobs);
  first.keepHiddenAnswers(process);
  expect(kept.size).toBe(1);
  first.keepHiddenAnswers({ ...process, status: "SUBMITTED" });
  expect(kept.size).toBe(0);
  first.keepHiddenAnswers(process);
  hidden.clear();
  first.keepHiddenAnswers(process);
  expect(kept.size).toBe(0);
});

it("they are written when they changed, and not at every key press", async () => {
  const written = vi.spyOn(sessionStorage, "setItem");
  const removed = vi.spyOn(sessionStorage, "removeItem");
  const first = await loaded();
  const hidden = first.hiddenAnswersOf(process.id);
  first.keepHiddenAnswers(process);
  hidden.set("jobs", jobs);
  for (let pressed = 0; pressed < 3; pressed += 1) first.keepHiddenAnswers(process);
  expect(written).toHaveBeenCalledTimes(1);
  hidden.set("jobs", { ...jobs, value: [] });
  first.keepHiddenAnswers(process);
  expect(written).toHaveBeenCalledTimes(2);
  hidden.clear();
  for (let pressed = 0; pressed < 3; pressed += 1) first.keepHiddenAnswers(process);
  expect(removed).toHaveBeenCalledTimes(1);
});

it("what is no list of hidden answers is not read", async () => {
  kept.set("hidden:5f0c", '[["a",{"by":"b","value":1}]]');
  expect((await loaded()).hiddenAnswersOf(process.id).size).toBe(1);
  for (const text of ["{", "7", '[["a"]]', '[[1,{"by":"b","value":1}]]', '[["a",null]]']) {
    kept.set("hidden:5f0c", text);
    expect((await loaded()).hiddenAnswersOf(process.id).size).toBe(0);
  }
});
