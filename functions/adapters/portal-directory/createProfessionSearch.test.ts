import { describe, expect, it } from "vitest";
import names from "#domain/directory/data/professionNames.json" with { type: "json" };
import professions from "#domain/directory/data/professions.json" with { type: "json" };
import { bundledProfessionSearch } from "./bundledDirectory.ts";
import queries from "./professionQueries.json" with { type: "json" };

const search = bundledProfessionSearch();
const idsOf = (query: string): readonly string[] =>
  search.search(query, 20).found.map(({ profession }) => profession.id);

/** Each form of "Technologin / Technologe für Radiologie" by itself; not what is shortened: "Technische Assistentin / Assistent". */
function germanForms(title: string): readonly string[] {
  const [, forms = title, field = ""] = /^(.*?)( (?:für|im) .*)?$/.exec(title) ?? [];
  const [first = "", ...others] = forms.split(" / ");
  const words = first.split(" ").length;
  return [first, ...others.filter((form) => form.split(" ").length === words && !/^\P{L}/u.test(form))].map(
    (form) => `${form}${field}`,
  );
}

describe("search for a profession", () => {
  it("puts the right one first for every query of the list, of which sixty are as people write them", () => {
    const wrong = queries.filter(({ query, first }) => idsOf(query)[0] !== first);
    expect(wrong.map(({ query, first }) => [query, first, idsOf(query).slice(0, 3)])).toEqual([]);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(queries.filter(({ kind }) => kind === "people").length).toBeGreaterThanOrEqual(60);
  });

  it("is asked for in every way that people write: titles, former ones, everyday words, English, other languages, parts, errors, other letters", () => {
    const least = {
      title: 60,
      former: 20,
      everyday: 50,
      english: 80,
      languages: 90,
      compound: 30,
      typo: 60,
      translit: 40,
    };
    for (const [kind, count] of Object.entries(least))
      expect(queries.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(count);
    const written = new Set(queries.map(({ query }) => query));
    const examples = ["nurse", "Krankenschwester", "midwifery", "electrician", "Elektriker", "Elektrikerin"];
    expect(examples.filter((word) => !written.has(word))).toEqual([]);
  });

  it("finds a profession first by each of its titles: female, male, for all, and English", () => {
    const byTitle = professions.flatMap((profession) =>
      [...germanForms(profession.titleDe), profession.titleEn].map((title) => ({ title, profession })),
    );
    expect(byTitle.length).toBeGreaterThan(400);
    const todayOf = (one: (typeof professions)[number]) => ("today" in one ? one.today : one.id);
    const wrong = byTitle.filter(({ title, profession }) => idsOf(title)[0] !== todayOf(profession));
    expect(wrong.map(({ title, profession }) => [title, profession.id, idsOf(title)[0]])).toEqual([]);
  });

  it("leads from every title that was replaced to the one of today, and says which it is", () => {
    const replaced = professions.filter((one) => "today" in one);
    expect(replaced.length).toBeGreaterThan(2);
    for (const { id, titleDe, today } of replaced) {
      const [first, second] = search.search(titleDe, 20).found;
      expect([first?.profession.id, second?.profession.id, second?.today?.id]).toEqual([today, id, today]);
    }
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
