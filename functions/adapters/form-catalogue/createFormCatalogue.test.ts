import { describe, expect, it } from "vitest";
import { memoryFormVersions } from "#test/fixtures/ports/memoryFormVersions.ts";
import { MINUTE, movedClock, type MovedClock } from "#test/fixtures/movedClock.ts";
import { NO_PARTICULARS } from "#domain/forms/FormParticulars.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import type { FormCatalogue, FormVersion, FormVersionStore } from "#ports/forms/FormCatalogue.ts";
import { createFormCatalogue } from "./createFormCatalogue.ts";

const BUNDLED = "b".repeat(12);
const IMPORTED = "1".repeat(12);
const OTHER = "2".repeat(12);
const GONE = "9".repeat(12);

const compiled = (version: string, locale: "de" | "en"): CompiledForm => ({
  id: "card",
  version,
  locale,
  title: "Card",
  display: "form",
  pages: [{ key: "form", title: "Card", components: [] }],
  sentences: {},
  optionLists: {},
});
const languages = (version: string): { de: CompiledForm; en: CompiledForm } => ({
  de: compiled(version, "de"),
  en: compiled(version, "en"),
});
const stored = (version: string): FormVersion => ({
  ...languages(version),
  particulars: { ...NO_PARTICULARS, regions: { NW: { copies: "certified" } } },
  info: { importedAt: "2026-11-21T10:00:00.000Z", type: "FORMIO", findings: [] },
});

interface Counted extends FormVersionStore {
  readonly asked: string[];
}

function counted(): Counted {
  const store = memoryFormVersions();
  const asked: string[] = [];
  return {
    ...store,
    asked,
    form: (address, locale) => {
      asked.push(`${address.version}/${locale}`);
      return store.form(address, locale);
    },
    active: (id) => {
      asked.push(`active ${id}`);
      return store.active(id);
    },
    put: (address, content) => {
      asked.push(`put ${address.version}`);
      return store.put(address, content);
    },
  };
}

function catalogue(store: FormVersionStore = counted()): { clock: MovedClock; forms: FormCatalogue } {
  const clock = movedClock();
  const bundled = { card: { version: BUNDLED, particulars: NO_PARTICULARS, ...languages(BUNDLED) } };
  return { clock, forms: createFormCatalogue({ bundled, store, clock }) };
}

const DE = { locale: "de" } as const;

describe("the catalogue of forms", () => {
  it("begins with the form that comes along, in both languages", async () => {
    const { forms } = catalogue();
    expect((await forms.get("card", DE))?.version).toBe(BUNDLED);
    expect((await forms.get("card", { locale: "en" }))?.locale).toBe("en");
    expect(await forms.particulars({ id: "card", version: BUNDLED })).toEqual(NO_PARTICULARS);
  });

  it("begins with what the operator activated, within a minute, and again with what comes along", async () => {
    const store = counted();
    const { forms, clock } = catalogue(store);
    expect((await forms.get("card", DE))?.version).toBe(BUNDLED);
    await store.put({ id: "card", version: IMPORTED }, stored(IMPORTED));
    await store.activate("card", { from: undefined, to: IMPORTED });
    clock.advance(MINUTE - 1);
    expect((await forms.get("card", DE))?.version).toBe(BUNDLED);
    clock.advance(1);
    expect((await forms.get("card", DE))?.version).toBe(IMPORTED);
    await store.activate("card", { from: IMPORTED, to: undefined });
    clock.advance(MINUTE);
    expect((await forms.get("card", DE))?.version).toBe(BUNDLED);
    expect(store.asked.filter((what) => what === "active card")).toHaveLength(3);
  });

  it("keeps answering a draft with its own version, and each version with its own particulars", async () => {
    const store = counted();
    const { forms } = catalogue(store);
    for (const version of [IMPORTED, OTHER]) await store.put({ id: "card", version }, stored(version));
    await store.activate("card", { from: undefined, to: OTHER });
    for (const version of [BUNDLED, IMPORTED, OTHER])
      expect((await forms.get("card", { ...DE, version }))?.version).toBe(version);
    expect(await forms.particulars({ id: "card", version: IMPORTED })).toMatchObject({
      regions: { NW: { copies: "certified" } },
    });
  });

  it("answers the newest where a version is nowhere any more, or is none", async () => {
    const store = counted();
    const { forms } = catalogue(store);
    for (const version of [GONE, "", "../../active", "x".repeat(5_000)])
      expect((await forms.get("card", { ...DE, version }))?.version).toBe(BUNDLED);
    expect(store.asked.filter((what) => what.includes("/"))).toEqual([`${GONE}/de`]);
  });

  it("falls back to the form that comes along when the activated version was lost", async () => {
    const store = counted();
    const { forms } = catalogue(store);
    await store.activate("card", { from: undefined, to: GONE });
    expect((await forms.get("card", DE))?.version).toBe(BUNDLED);
  });

  it("knows no other form, whatever it is called", async () => {
    const { forms } = catalogue();
    for (const id of ["other", "constructor", "__proto__", "../card", ""])
      expect([id, await forms.get(id, DE)]).toEqual([id, undefined]);
    expect(await forms.particulars({ id: "constructor", version: GONE })).toBeUndefined();
  });

  it("asks the store once for a version, however many read it at the same time", async () => {
    const store = counted();
    const { forms } = catalogue(store);
    await store.put({ id: "card", version: IMPORTED }, stored(IMPORTED));
    await Promise.all(Array.from({ length: 20 }, () => forms.get("card", { ...DE, version: IMPORTED })));
    await forms.get("card", { ...DE, version: IMPORTED });
    expect(store.asked.filter((what) => what === `${IMPORTED}/de`)).toHaveLength(1);
  });

  it("keeps no more forms than it may, and those that are used", async () => {
    const store = counted();
    const { forms } = catalogue(store);
    const versions = Array.from({ length: 14 }, (_, index) => index.toString(16).padStart(12, "0"));
    for (const version of versions) await store.put({ id: "card", version }, stored(version));
    const [first = "", second = "", ...others] = versions;
    await forms.get("card", { ...DE, version: first });
    await forms.get("card", { ...DE, version: second });
    for (const version of others) {
      await forms.get("card", { ...DE, version });
      await forms.get("card", { ...DE, version: first });
    }
    await forms.get("card", { ...DE, version: second });
    const asked = (version: string): number => store.asked.filter((what) => what === `${version}/de`).length;
    expect([asked(first), asked(second)]).toEqual([1, 2]);
  });

  it("asks again after the store failed", async () => {
    const store = memoryFormVersions();
    await store.put({ id: "card", version: IMPORTED }, stored(IMPORTED));
    let fails = true;
    const { forms } = catalogue({
      ...store,
      form: (address, locale) =>
        fails ? Promise.reject(new Error("no answer")) : store.form(address, locale),
    });
    await expect(forms.get("card", { ...DE, version: IMPORTED })).rejects.toThrow("no answer");
    fails = false;
    expect((await forms.get("card", { ...DE, version: IMPORTED }))?.version).toBe(IMPORTED);
  });

  it("keeps the version that a draft begins with, once, and leaves imported ones alone", async () => {
    const store = counted();
    const { forms } = catalogue(store);
    const address = { id: "card", version: BUNDLED };
    await Promise.all([forms.keep(address), forms.keep(address)]);
    await catalogue(store).forms.keep(address);
    await forms.keep({ id: "card", version: IMPORTED });
    expect(store.asked.filter((what) => what.startsWith("put"))).toEqual([`put ${BUNDLED}`]);
    // The next deploy comes along with another version.
    const later = createFormCatalogue({ bundled: {}, store, clock: movedClock() });
    expect((await later.get("card", { ...DE, version: BUNDLED }))?.version).toBe(BUNDLED);
    expect(await later.particulars(address)).toEqual(NO_PARTICULARS);
  });
});
