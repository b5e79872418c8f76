import { expect, it } from "vitest";
import { serviceInformation } from "#api/forms/serviceInformation.ts";
import { bundledDirectory } from "#adapters/portal-directory/bundledDirectory.ts";
import { professionSchema } from "#domain/directory/Authority.ts";

const professions = bundledDirectory().professions();
/** What belongs to a search or to a law and frightens in a heading: "(title under the law before 2020)". */
const REMARK = /[()§:;]|\d{4}|katalog|catalogue|seit|since|before|früher|former/i;

it("No title of a profession carries a remark, in neither language: it stands in headings, letters and documents", () => {
  const shown = professions.flatMap((profession) =>
    (["de", "en"] as const).map(
      (locale) =>
        serviceInformation({ profession, leiKaId: "99150001001009", locale, documents: undefined })
          .serviceTitle,
    ),
  );
  expect(shown).toHaveLength(2 * professions.length);
  expect(shown.filter((title) => REMARK.test(title))).toEqual([]);
});

it("A title with a remark is refused where professions are read", () => {
  const [any] = professions;
  expect(
    professionSchema.safeParse({ ...any, titleDe: "Hebamme (im Katalog noch: Entbindungspfleger)" }).success,
  ).toBe(false);
});

it("Each title is that of one profession, so that a list of hits can be read", () => {
  for (const titleOf of ["titleDe", "titleEn"] as const)
    expect(new Set(professions.map((one) => one[titleOf])).size).toBe(professions.length);
});
