import { describe, expect, it } from "vitest";
import names from "#domain/directory/data/professionNames.json" with { type: "json" };
import professions from "#domain/directory/data/professions.json" with { type: "json" };
import { bundledProfessionSearch } from "./bundledDirectory.ts";
import queries from "./professionQueries.json" with { type: "json" };

const search = bundledProfessionSearch();
const idsOf = (query: string): readonly string[] =>
  search.search(query, 20).found.map(({ profession }) => profession.id);

describe("search for a profession", () => {
  it("puts the right one first for every query of the list, of which sixty are as people write them", () => {
    const wrong = queries.filter(({ query, first }) => idsOf(query)[0] !== first);
    expect(wrong.map(({ query, first }) => [query, first, idsOf(query).slice(0, 3)])).toEqual([]);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(queries.filter(({ kind }) => kind === "people").length).toBeGreaterThanOrEqual(60);
  });

  it("shows the title of today first, and says what the replaced one is called today", () => {
    const { found } = search.search("Krankenschwester", 20);
    const [today, replaced] = found;
    expect(today).toMatchObject({ name: { text: "Krankenschwester", kind: "former", language: "de" } });
    expect(today?.today).toBeUndefined();
    expect([replaced?.profession.id, replaced?.today?.id]).toEqual(["krankenpfleger", "pflegefachfrau"]);
  });

  it("names no other name where the title itself was written", () => {
    const [first] = search.search("Ärztin", 20).found;
    expect(first).toBeDefined();
    expect(first?.name).toBeUndefined();
  });

  it("finds nothing for what is no profession, and says when the list was cut", () => {
    expect(idsOf("xqzvwk")).toEqual([]);
    expect(search.search("in", 5)).toMatchObject({ complete: false });
  });

  it("knows all professions, and every name belongs to one of them and has a source", () => {
    const ids = new Set(professions.map(({ id }) => id));
    expect(search.all()).toHaveLength(professions.length);
    expect(names.names.filter(({ profession }) => !ids.has(profession))).toEqual([]);
    expect(new Set(names.names.map(({ source }) => source))).toEqual(new Set(Object.keys(names.sources)));
    expect(professions.filter((one) => "today" in one && !ids.has(one.today ?? ""))).toEqual([]);
  });
});
